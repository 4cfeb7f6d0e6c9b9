/** Phone numbers read as the author wants them, and every link dials the whole number. */
import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { checkText } from '../../../manifest/check/check-text.ts';
import { collectReferences } from '../../../manifest/text/references.ts';
import { valueFormats } from '../../../schema/formats.ts';
import { phoneWriter, withCallingCode } from '../../../manifest/words/local/phone.ts';

const german = { phoneNotation: 'national', language: 'de', address: { country: 'Deutschland' } };

test.for([
  ['+49 30 1234567', '030 1234567'],
  ['+49301234567', '030 1234567'],
  ['+43 1 234567', '+43 1 234567'], // of another country
  ['+49 0000 000000', '+49 0000 000000'], // a placeholder
  ['112', '112'],
  ['+49', '+49'],
] as const)('on a German site that asks for it, %s reads %s', ([written, shown]) => {
  expect(phoneWriter(german)(written)).toBe(shown);
});

test.for([
  ['030 1234567', '+49', '+49 30 1234567'],
  ['045 1234567', '+39', '+39 045 1234567'], // Italy dials the zero from abroad, too
  ['8 (301) 123-45-67', '+7', '+7 301 123-45-67'],
  ['00 00 00 00', '+49', '+49 00 00 00 00'],
  ['0 000 000', '+49', '+49 000 000'],
  ['0 000 000', '+39', '+39 0 000 000'],
] as const)('dialled in its country as %s, a number with the code %s is %s', ([number, code, whole]) => {
  expect(withCallingCode(number, code)).toBe(whole);
});

test.for([
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+49 (030) 1234567', 'tel:+49301234567'],
  ['+39 (06) 1234 5678', 'tel:+390612345678'], // here it is dialled from everywhere
  ['+55 (11) 2985-2965', 'tel:+551129852965'],
  ['+91 00000 00000', 'tel:+910000000000'],
] as const)('a zero in brackets is dialled only where callers from abroad dial it: %s', ([main, href]) => {
  expect(collectReferences({ phones: { main } }).get('phones.main')!.href).toBe(href);
});

test('a number has as many digits as can be dialled', () => {
  const isPhone = valueFormats['phone']!.test;
  expect(['112', '116 117', '18 00 00', '+49 30 12345', '+91 00000 00000', '+44 (0)20 7946 0000'].filter((phone) => !isPhone(phone))).toEqual([]); // prettier-ignore
  expect(['1', '+49', '+49 123', '+49 ----- 12', '1234567', '+49 1234567890 1234567890'].filter(isPhone)).toEqual([]);
});

test('without an address, the language names the country; without the wish, numbers stay as they are written', () => {
  const phone = '+91 22 2345 6789';
  expect(phoneWriter({ phoneNotation: 'national', language: 'en-IN' })(phone)).toBe('022 2345 6789');
  expect(phoneWriter({ phoneNotation: 'national', language: 'en' })(phone)).toBe(phone);
  expect(phoneWriter({ language: 'en-IN' })(phone)).toBe(phone);
  expect(phoneWriter({ phoneNotation: 'national', language: 'en-IN' })('+91 00000 00000')).toBe('+91 00000 00000');
});

test('what the server says keeps the country code, by which its pages make a link of the number', () => {
  const text = readFileSync('manifest/rules/example.yaml', 'utf8')
    .replace(
      'language: en',
      'language: de-DE\nphoneNotation: national\nphones: { desk: "+49 30 1234567" }\nanswers: { stored: { heading: Da, message: "Oder ${phones.desk}." } }',
    ) // prettier-ignore
    .replace('text: We sail from May to October.', 'text: Ruf ${phones.desk} an.');
  const { site, problems } = checkText('site.yaml', new TextEncoder().encode(text), new Set());
  expect(problems).toEqual([]);
  expect(site!.answers.stored.message).toBe('Oder +49 30 1234567.');
  expect(JSON.stringify(site!.routes)).toContain('href=\\"tel:+49301234567\\">030 1234567</a>');
});

test('among Arabic letters the digits of a number keep their order', () => {
  const text = readFileSync('manifest/rules/example.yaml', 'utf8')
    .replace('language: en', 'language: ar\nphones: { desk: "+962 6 555 0123" }')
    .replace('heading: Our courses', 'heading: "اتصل ${phones.desk} الآن"');
  const { site } = checkText('site.yaml', new TextEncoder().encode(text), new Set());
  expect(site!.routes[1]!.blocks[0]).toMatchObject({ heading: 'اتصل \u2066+962 6 555 0123\u2069 الآن' });
});

test.each([
  ['رمز الهاتف +966', 'رمز الهاتف \u2066+966\u2069'],
  ['+966', '\u2066+966\u2069'],
  ['أكثر من +8,000 مريض', 'أكثر من \u2066+8,000\u2069 مريض'],
  ['+1,250.50 د.أ', '\u2066+1,250.50\u2069 د.أ'],
  ['+12%، +5 % و+3.', '\u2066+12%\u2069، \u2066+5 %\u2069 و\u2066+3\u2069.'],
  ['اتصل +971 (4) 555-0123 أو +1', 'اتصل \u2066+971 (4) 555-0123\u2069 أو \u2066+1\u2069'],
  ['a+1 و 10+ و https://x.example/+1', 'a+1 و 10+ و https://x.example/+1'],
])('so do those of a number that is written out: %s', (heading, shown) => {
  const text = readFileSync('manifest/rules/example.yaml', 'utf8')
    .replace('language: en', 'language: ar')
    .replace('heading: Our courses', `heading: "${heading}"\n        lead: "${heading}"`);
  const { site } = checkText('site.yaml', new TextEncoder().encode(text), new Set());
  expect(site!.routes[1]!.blocks[0]).toMatchObject({ heading: shown });
  if (!shown.includes('https:')) expect(site!.routes[1]!.blocks[0]).toMatchObject({ lead: shown });
});
