/** Writes a postal address in the order of its country. */
import { countryCode } from '../../../schema/values/countries/country-code.ts';
import { fallbacksOf } from '../../../schema/values/language.ts';

/** The parts of an address, as the manifest names them. */
export type Address = Partial<Record<'street' | 'locality' | 'region' | 'postalCode' | 'country', string>>;

/** Letters that stand for the parts, as in the address formats of CLDR and of Google's libaddressinput. */
const PARTS = { A: 'street', C: 'locality', S: 'region', Z: 'postalCode' } as const;

/** Countries by the lines of an address: what is between two parts is written where both are there. */
const FORMATS: Record<string, string> = {
  'A|Z C|S':
    'AD AT BA BE BG BY CH CZ DE DK DO DZ EE FI FR GE GR GT HR IL IS KG KW LI LT LU MA MC MD ME MG MK MX MY NL NO PL PT RO RS SE SI SK SN TN UY UZ XK',
  'A|Z C S': 'AR ES IT PH',
  'A|C, S Z': 'AU CA US',
  'A|C, S|Z': 'GB IE LV PE RU UA ZA',
  'A|C Z|S': 'BD EG IN JO KE NG NP NZ PK SA SG',
  'A|C|S Z': 'CO ID LK TH VN',
  'A|C - S|Z': 'BR',
  'A|Z C/S': 'TR',
  'C|A|Z|S': 'HU',
};

/** From the largest part to the smallest, as in the country's own script; addresses in other scripts have the usual order. */
const LARGEST_FIRST: Record<string, { format: string; language: string }> = {
  JP: { format: '〒Z SCA', language: 'ja' },
  CN: { format: 'Z SCA', language: 'zh' },
  TW: { format: 'Z SCA', language: 'zh-Hant' },
  HK: { format: 'SCA', language: 'zh-Hant' },
  KR: { format: 'S C A Z', language: 'ko' },
};
const USUAL = 'A|C|S Z';

const formats = new Map(
  Object.entries(FORMATS).flatMap(([format, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, format]),
  ),
);

/** Returns an address in one line, its country last; in the order that it is written in where the country's is not known. */
export function formatAddress(address: Address, language: string): string {
  const { country = '', ...parts } = address;
  const code = countryCode(country, fallbacksOf(language).length > 0 ? language : 'en');
  const largest = LARGEST_FIRST[code];
  if (largest && fallbacksOf(language).includes(largest.language))
    return [country, lineOf(largest.format, address)].filter(Boolean).join(' ');
  const format = formats.get(code) ?? (largest ? USUAL : undefined);
  const lines = format ? format.split('|').map((line) => lineOf(line, address)) : Object.values(parts);
  return [...lines, country].filter(Boolean).join(separatorOf(language));
}

function lineOf(format: string, address: Address): string {
  let line = '';
  for (const [, between = '', letter] of format.matchAll(/([^ACSZ]*)([ACSZ])/g)) {
    const part = address[PARTS[letter as keyof typeof PARTS]];
    if (part) line += (line === '' ? between.replace(/[\s,/-]/g, '') : between) + part;
  }
  return line;
}

function separatorOf(language: string): string {
  return /^(?:ar|fa|ur|ps|ckb)\b/.test(language) ? '، ' : ', ';
}
