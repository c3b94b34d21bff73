/** The icon of the site: braces. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2357c9"/><path d="M13 8c-3 0-3 1.5-3 4s0 4-2.500 4c2.500 0 2.500 1.500 2.500 4s0 4 3 4M19 8c3 0 3 1.500 3 4s0 4 2.500 4c-2.500 0-2.500 1.500-2.500 4s0 4-3 4" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/></svg>
`;
