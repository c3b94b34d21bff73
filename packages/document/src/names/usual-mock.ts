/** The port of a mock that readers start themselves, and its address. */
export const usualMockPort = 4010;
export const usualMockUrl = `http://127.0.0.1:${usualMockPort}`;
