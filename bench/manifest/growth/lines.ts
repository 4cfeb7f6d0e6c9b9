/** Files with many lines of one kind: fields, brackets, comments, marks of a merge. */
import { HEAD, lines } from './make.ts';
import type { Shape } from './shapes.ts';

/** Returns the shapes of many lines. */
export function lineShapes(): Shape[] {
  return [
    lines('nothing but comments', (index) => `# comment ${index}\n`),
    lines('fields at the top', (index) => `field-${index}: value\n`, HEAD),
    lines('one field again and again', () => 'language: en\n', HEAD),
    lines('lines without a colon', (index) => `a line ${index}\n`, HEAD),
    lines('lines with two colons', (index) => `field-${index}: a: b\n`, HEAD),
    lines('quotes that never end', (index) => `field-${index}: "text\n`, HEAD),
    lines('quotes that end too early', (index) => `field-${index}: "a" b\n`, HEAD),
    lines('tabs', (index) => `\tfield-${index}: a\n`, `${HEAD}brands:\n`),
    lines('no-break spaces', (index) => `\u00A0\u00A0field-${index}: a\n`, `${HEAD}brands:\n`),
    lines('steps further in', (index) => `${' '.repeat(index % 300)}field: \n`),
    lines('brackets that never end', () => '[', `${HEAD}brands: `),
    lines('braces that never end', () => '{a: ', `${HEAD}brands: `),
    lines('brackets that end', () => ']', `${HEAD}brands: [`),
    lines('hyphens', () => '- ', `${HEAD}brands:\n  `),
    lines('items of a list', (index) => `  - item ${index}\n`, `${HEAD}brands:\n`),
    lines('items in brackets', (index) => `item ${index}, `, `${HEAD}brands: [`, ']\n'),
    lines('anchors', (index) => `field-${index}: &a${index} text\n`, HEAD),
    lines('aliases', (index) => `field-${index}: *a\n`, `${HEAD}first: &a text\n`),
    lines('tags', (index) => `field-${index}: !tag text\n`, HEAD),
    lines('merge keys', () => '<<: *a\n', HEAD),
    lines('documents', () => '---\na: b\n', HEAD),
    lines(
      'marks of a merge',
      (index) => `<<<<<<< ours\nfield-${index}: a\n=======\nfield-${index}: b\n>>>>>>> theirs\n`,
      HEAD,
    ),
    lines('texts over many lines', (index) => `  a line of text ${index}\n`, `${HEAD}tagline: |\n`),
    lines('folded texts over many lines', (index) => `  a line of text ${index}\n`, `${HEAD}tagline: >\n`),
    lines('plain texts over many lines', (index) => `  a line of text ${index}\n`, `${HEAD}tagline:\n`),
    lines('quoted texts over many lines', (index) => `  a line of text ${index}\n`, `${HEAD}tagline: "\n`, '"\n'),
    lines('one long line', (index) => `word ${index} `, `${HEAD}tagline: `),
    lines('escapes that are none', () => String.raw`\q`, `${HEAD}tagline: "`, '"\n'),
    lines('comments behind values', (index) => `field-${index}: text #comment\n`, HEAD),
    lines('empty lines', () => '\n', HEAD),
    lines('lines of spaces', () => '     \n', HEAD),
    lines('code fences', () => '```yaml\n```\n', HEAD),
    lines('keys with spaces', (index) => `a key ${index} : b\n`, HEAD),
    lines('questions', (index) => `? key ${index}\n`, HEAD),
    lines('control characters', () => 'a\u0007b', `${HEAD}tagline: `),
  ];
}
