/** About the file as YAML. */
import type { ProblemText } from './text.ts';

export const yamlTexts = {
  'yaml-syntax': {
    means:
      'The file is written in YAML, and at this place it breaks one of its rules: a colon within a text, a quote that is not closed, a line that starts in the wrong column.',
    why: 'Nothing behind the slip can be read for certain, so a page could be lost or two texts could run together.',
    fix: 'The message says what to write. When in doubt, put the whole text in double quotes, and let lines of one item start in the same column.',
    example: 'broken/colon-in-text',
  },
  'yaml-tab': {
    means: 'The line starts with a tab. YAML tells by spaces what belongs to what, and takes no tabs there.',
    why: 'A tab is as wide as each editor likes, so nobody could say which block the line belongs to.',
    fix: 'Replace the tab by spaces, two for each step. Most editors do that by themselves once they are told to indent with spaces.',
    example: 'broken/tab-indentation',
  },
  'yaml-duplicate-key': {
    means: 'One field is written twice in the same item.',
    why: 'Only one of the two could be shown, and visitors would never see the other.',
    fix: 'Keep the one that is right and remove the other. If both belong on the page, put each into an item of its own.',
    example: 'broken/duplicate-field',
  },
  'yaml-alias': {
    means:
      'A value starts with & or *, by which YAML gives a piece a name and repeats it elsewhere. A manifest does not use that.',
    why: 'Who changes the piece in one place would change pages that they never looked at.',
    fix: 'Write a block that stands on several pages once under "shared", and a value that is used often under "figures". A text that really starts with such a sign needs double quotes.',
    example: 'broken/anchor-and-alias',
  },
  'yaml-tag': {
    means: 'A value starts with an exclamation mark. For YAML that is an order to make something special of it.',
    why: 'The text itself would be lost, and a file from elsewhere could smuggle in a program.',
    fix: 'Put the text in double quotes if the exclamation mark belongs to it. Otherwise remove the mark and the word behind it.',
    example: 'broken/text-starts-with-exclamation-mark',
  },
  'yaml-documents': {
    means: 'A line of three hyphens starts a second document in the same file.',
    why: 'A website is one document; everything behind the line would be left out.',
    fix: 'Remove the line. A line between two parts of a text is written *** there.',
    example: 'broken/two-documents',
  },
  'yaml-empty': {
    means: 'The file is empty, or holds only comments.',
    why: 'Without pages there is nothing that visitors could see.',
    fix: 'Start from one of the sites in the folder examples, or bring back the file as it was.',
    example: 'broken/only-comments',
  },
  'merge-conflict': {
    means:
      'Git could not join two changes of the same lines, and left both versions with its marks around them: <<<<<<<, ======= and >>>>>>>.',
    why: 'Nobody but a person can say which version is meant, and visitors must not see both.',
    fix: 'Keep the version that is meant, or write one of both, and delete the rest and the lines with the marks.',
    example: 'broken/merge-conflict',
  },
  'incomplete-file': {
    means:
      'The last item is not complete, or much of what the file names is not in it: its end, or its beginning, seems to be missing.',
    why: 'An upload that broke off, a copy of half the text or a slip with "select all" takes pages away, and all links to them break.',
    fix: 'Bring back what stood there, from a copy or with undo. If it was removed on purpose, complete the last item and correct the links that the message names.',
    example: 'broken/file-cut-off',
  },
  'bad-encoding': {
    means: 'The file holds signs that are not stored as UTF-8 text, or control characters that nobody can see.',
    why: 'Visitors would see boxes and question marks in the place of letters.',
    fix: 'Save the file again as UTF-8; most editors offer "Save with Encoding". Delete a control character, which often comes along with a pasted text.',
    example: 'broken/control-character',
  },
} satisfies Record<string, ProblemText>;
