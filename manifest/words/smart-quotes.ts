/** What is said of a value in the quotes that a phone or a word processor writes. */
export const SMART_QUOTES = {
  code: 'smart-quotes',
  message: 'This value is in typographic quotes, which count as a part of it.',
  hint: 'Write straight quotes (") instead.',
} as const;
