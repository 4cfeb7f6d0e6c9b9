/** A form whose endpoint sends confirmations asks for the address that they go to. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkText } from '../../../manifest/check/check-text.ts';

const EXAMPLE = readFileSync('manifest/rules/example.yaml', 'utf8');
const siteWith = (endpoint: string, field: string) => `${EXAMPLE}
      - {type: form, heading: Write to us, endpoint: contact, submitLabel: Send, fields: [{name: a, label: Address, ${field}}]}
endpoints: {contact: {answer: message, confirmation: true, ${endpoint}}}
`;
const findings = (endpoint: string, field: string) => {
  const text = new TextEncoder().encode(siteWith(endpoint, field));
  return checkText('site.yaml', text, new Set()).problems.flatMap(({ code, message }) => code === 'form-service' ? [message] : []); // prettier-ignore
};

test('an address in a field of its kind, sent to this site, is right', () => {
  expect(findings('url: /api/contact', 'kind: email')).toEqual([]);
});

test('without such a field nobody would get the mail', () => {
  expect(findings('url: /api/contact', 'kind: text')).toEqual([
    expect.stringContaining('does not ask for a mail address'),
  ]);
});

test('another host sends none', () => {
  expect(findings('url: https://forms.example/a', 'kind: email')).toEqual([expect.stringContaining('cannot send a confirmation')]); // prettier-ignore
});
