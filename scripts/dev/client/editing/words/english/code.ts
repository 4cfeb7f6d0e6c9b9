/** What the editor says about code in English. */
export const englishCode = {
  part: 'Shown as code',
  page: 'The whole page',
  file: 'The whole file',
  typedElsewhere: 'What was typed on another page',
  save: 'Save (Ctrl+S)',
  discard: 'Discard the change',
  problems: 'What the check says about the code',
  elsewhere: (sentence: string) => `Elsewhere in the file: ${sentence}`,
  fix: 'Correct it',
  severity: { error: 'Error.', warning: 'Warning.' },
};
