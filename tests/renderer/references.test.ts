/** Character references: what is escaped for a page reads as before when its text is taken from it. */
import { expect, test } from 'vitest';
import { decodeReferences, escapeHtml } from '../../schema/values/html.ts';

test.each(['no sign', `"Fish & chips" <b>it's</b>`, '&amp; is &#38;', '&lt;'])('%j comes back', (text) => {
  expect(decodeReferences(escapeHtml(text))).toBe(text);
});

test.each([
  ['React’s and the engine’s own', '&#x27;&#39;&apos;', `'''`],
  ['a capital X', '&#X1F6F6;', '🛶'],
  ['names', '&lt;&gt;&quot;&copy;&nbsp;', '<>"©\u00A0'],
  ['an ampersand before another name', '&amp;lt;', '&lt;'],
  ['an unknown name', '&constructor; &harbour;', '&constructor; &harbour;'],
  ['no character', '&#1114112; &#x; &#;', '&#1114112; &#x; &#;'],
])('%s', (_, html, text) => {
  expect(decodeReferences(html)).toBe(text);
});
