/** A number or a mail address of contact-details that cannot be tapped is reported, and `--fix` makes it a link. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';

const PHONES = 'phones: { desk: "+49 30 12345", "on-call": "116 117" }\nmail: heron@heron.example';
const example = readFileSync('manifest/rules/example.yaml', 'utf8');

function fixesFor(text: string, language = 'de-DE', to = ''): string[] {
  const site = example.replace('language: en', `language: ${language}\n${PHONES}`);
  const block = `
      - type: contact-details
        heading: Reach us
        items:
          - label: Here
            text: ${text}${to && `\n            to: ${to}`}
`;
  const { problems } = checkText('site.yaml', Buffer.from(site.trimEnd() + block), new Set());
  return problems.filter(({ code }) => code === 'unlinked-contact').flatMap(({ fix }) => fix!.map(({ text: added }) => added.trim())); // prettier-ignore
}

test.each([
  ['${phones.desk}', 'to: ${phones.desk}'],
  ['${phones.on-call}', 'to: ${phones.on-call}'],
  ['${mail}', 'to: ${mail}'],
  ['boats@heron.example', 'to: mailto:boats@heron.example'],
  ['"+44 (0)20 7946 0000"', 'to: tel:+442079460000'],
  ['"030 901820"', 'to: tel:+4930901820'],
])('%s becomes a link', (text, added) => {
  expect(fixesFor(text).join()).toContain(added);
});

test.each(['"01.02.2024"', '"2020-2024"', '"9.00-17.00"', '"112"', 'The Old Forge', 'Ask for a@b', 'Room 1234567'])(
  '%s is only a text',
  (text) => {
    expect(fixesFor(text)).toEqual([]);
  },
);

test('what leads somewhere is a link already, and without a country nobody knows the code of a number', () => {
  expect(fixesFor('boats@heron.example', 'de', '/courses')).toEqual([]);
  expect(fixesFor('"030 901820"', 'de')).toEqual([]);
});
