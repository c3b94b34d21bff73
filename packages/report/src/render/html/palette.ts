/** The colors of reports and of the documentation site, for light and dark screens, as custom properties. Texts have AA contrast on each ground. */
export const palette = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --card: #fff; --sunken: #f5f6f8; --line: #dfe3e8; --text: #1a1f26; --muted: #5b6672;
  --good: #17794a; --good-soft: #e3f4ea; --warn: #8a5a00; --warn-fill: #d08700; --good-fill: #1f9d61; --warn-soft: #fdf1d6; --bad: #b3261e; --bad-soft: #fde8e6; --accent: #2357c9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #121518; --card: #1b2025; --sunken: #14181c; --line: #323a42; --text: #e6eaee; --muted: #9ba7b3;
    --good: #57c98a; --good-soft: #17362a; --warn: #e7b65a; --warn-fill: #e7b65a; --good-fill: #57c98a; --warn-soft: #3a2f16; --bad: #ff8a80; --bad-soft: #43201f; --accent: #8ab0ff;
  }
}
`;
