/** Records of sites as a check would never let them through, for tests of what writes them into configurations. */
import * as fc from 'fast-check';
import type { SiteRecord } from '../../../server/site-record.ts';

/** The fields of a record that hold a text of the manifest and that a configuration is made from. */
export interface Texts {
  host: string;
  page: string;
  from: string;
  to: string;
  elsewhere: string;
  endpointPath: string;
  back: string;
  result: string;
  endpointOrigin: string;
  imageHost: string;
  name: string;
}

export const harmless: Texts = {
  host: 'x',
  page: 'x',
  from: 'x',
  to: 'x',
  elsewhere: 'x',
  endpointPath: 'x',
  back: 'x',
  result: 'x',
  endpointOrigin: 'x',
  imageHost: 'x',
  name: 'x',
};

/** The record of a site whose texts are put in as they are. */
export function recordWith(texts: Texts): SiteRecord {
  return {
    inputs: 'none',
    name: texts.name,
    phone: texts.name,
    language: 'en',
    url: `https://m.example${texts.host}`,
    pages: { '/': 'index.html', [`/page-${texts.page}`]: `page-${texts.page}.html` },
    redirects: {
      [`/from-${texts.from}`]: `/to-${texts.to}`,
      [`/away-${texts.from}`]: `https://elsewhere.example/${texts.elsewhere}`,
      [`/there-${texts.from}`]: `javascript:${texts.elsewhere}`,
    },
    endpoints: [
      { name: texts.name, path: `/call-${texts.endpointPath}`, fields: [], honeypot: 'trap' },
      {
        name: 'pay',
        path: `/pay-${texts.endpointPath}`,
        fields: [],
        honeypot: 'trap',
        gateway: {
          successPath: `/paid-${texts.back}`,
          failurePath: `/unpaid-${texts.back}`,
          resultPath: `/result-${texts.result}`,
          minimum: 1,
          maximum: 2,
        },
      },
    ],
    formOrigins: [`https://forms.example${texts.endpointOrigin}`],
    paysAtGateway: true,
    imageHosts: [`pictures.example${texts.imageHost}`],
    inline: {
      'index.html': { styles: ['sha256-AAAA'], scripts: ['sha256-BBBB'] },
      [`page-${texts.page}.html`]: { styles: ['sha256-CCCC'], scripts: ['sha256-BBBB'] },
      '404.html': { styles: ['sha256-AAAA'], scripts: [] },
    },
    answers: {} as SiteRecord['answers'],
  };
}

/** What ends a value, starts a comment, a block, a variable or a rule in one of the configurations. */
const NASTY = [
  '\r\nX-Evil: 1\r\n\r\n',
  '\n/* https://evil.example/:splat 200!\n',
  '\n/*\n  X-Evil: 1\n',
  ';autoindex on;',
  '{internal;}#',
  '"; return 200 "x"; set $a "',
  '" 200; } location / { root /; } #',
  "'; drop",
  '$host',
  '${request_uri}',
  '$waybill_path',
  '{$HOME}',
  '{env.HOME}',
  '{http.request.header.X}',
  '{{ .Env }}',
  '\\"; evil',
  '\\',
  '\\\\"',
  '`',
  ' # comment',
  '* *',
  ':splat',
  '/:path*',
  '*',
  '?a=b#c',
  '%0d%0aX-Evil: 1',
  '%',
  '%zz',
  '\0',
  '\t',
  '\u2028',
  '\ud800',
  'मुंबई',
  '\u{1F681}',
  '//evil.example',
  '/\\evil.example',
  '@evil.example',
  "' 'unsafe-inline'",
  '; script-src *',
  ', default-src *',
  '</loc><loc>https://evil.example',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,x',
  'default',
  '~^.*$',
  '~*(',
  '}',
  '\n}\n:80 {\nrespond evil\n',
  '<<EOF\nevil\nEOF',
];

/** Texts with something nasty in them, and any others. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 5 })), { maxLength: 4 })
    .map((all) => all.join('')),
);

export const hostileTexts: fc.Arbitrary<Texts> = fc.record({
  host: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('', '.in', '-a.co', ':8443') },
    { weight: 1, arbitrary: hostile.map((text) => `;${text}`) },
  ),
  page: hostile,
  from: hostile,
  to: hostile,
  elsewhere: hostile,
  endpointPath: hostile,
  back: hostile,
  result: hostile,
  endpointOrigin: hostile,
  imageHost: hostile,
  name: hostile,
});
