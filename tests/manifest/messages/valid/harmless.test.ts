/** Text that looks like a mistake and is none. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../../manifest/check/check-text.ts';

const right = readFileSync('manifest/rules/example.yaml', 'utf8');
const TEXT = '        text: We sail from May to October.';

function withText(...lines: string[]): string {
  expect(right).toContain(TEXT);
  return right.replace(TEXT, ['        text: |', ...lines.map((line) => `          ${line}`)].join('\n'));
}

const CONFLICT = ['<<<<<<< here', 'one', '=======', 'two', '>>>>>>> there'];
const fenced = (...lines: string[]) => ['```', ...lines, '```'];

test.each(
  Object.entries({
    'marks of a merge without its middle': withText('Ends with', '', '>>>>>>> here'),
    'a merge conflict as code': withText('```', '<<<<<<< here', 'one', '=======', 'two', '>>>>>>> there', '```'),
    'a block as code': withText('~~~yaml', '- type: hero', '  heading: Boats', '~~~'),
    'slashes in a text': withText('See', '//boats', 'for more.'),
    'a list in a text': withText('We have', '', '- boats,', '- a lake.', '', '* and', '* more'),
    'lines like fields in a text': withText('Opening hours', '', 'Monday: nine to five', 'sunday: closed'),
    'a comment of stars': right.replace('footer:', '# * one\n# - two\n# heading: three\n# <<<<<<< four\nfooter:'),
    'a comment at the margin within a block': right.replace(TEXT, `# a note\n${TEXT}`),
    'four spaces a step': right.replaceAll(
      /^( *)(- )?/gm,
      (_, lead: string, hyphen?: string) => lead + lead + (hyphen ? '-   ' : ''),
    ),
    'items below their name': right.replace(
      '  items:\n    - label: Home\n      to: /',
      '  items:\n  - label: Home\n    to: /',
    ),
    'spaces at the end of lines': right.replaceAll('\n', '  \n'),
    'no line end at the end': right.trimEnd(),
    'empty lines everywhere': right.replaceAll('\n', '\n\n'),
    'a text that goes on below': right.replace(
      TEXT,
      '        text:\n          We sail from May\n          to October – and longer.',
    ),
    'Windows line ends': right.replaceAll('\n', '\r\n'),
    'a byte order mark': `\uFEFF${right}`,
    'a document mark': `---\n${right}`,
  }),
)('%s', (_, text) => {
  const { problems } = checkText('site.yaml', Buffer.from(text), new Set());
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test.each(
  Object.entries({
    'between two blocks of code': [...fenced('x'), ...CONFLICT, ...fenced('y')],
    'with code in it': ['<<<<<<< here', ...fenced('x'), '=======', ...fenced('y'), '>>>>>>> there'],
    'that opens code twice': ['<<<<<<< here', '```js', 'x', '=======', '```ts', 'y', '>>>>>>> there', '```'],
    'below one as code': [...fenced(...CONFLICT), '', ...CONFLICT],
  }),
)('a merge conflict %s is one', (_, lines) => {
  const { problems } = checkText('site.yaml', Buffer.from(withText(...lines)), new Set());
  expect(problems.map(({ code }) => code)).toContain('merge-conflict');
});
