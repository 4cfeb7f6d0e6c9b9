/** Long texts: every format and pattern of the schema, every kind of text, and the claims, with every unit. */
import { intendedValue } from '../../../manifest/explain/values/intended.ts';
import { valueFormats } from '../../../schema/formats.ts';
import { fixManifest } from '../../../manifest/check/fix.ts';
import { checkText } from '../../../manifest/check/check-text.ts';
import { findPlaceholders } from '../../../manifest/rules/support/placeholders.ts';
import { printProblems } from '../../../manifest/problems/print.ts';
import { allSchemas } from '../../../schema/schemas.ts';
import { normalizeValues } from '../../../manifest/recovery/values/normalize.ts';
import type { Shape } from './shapes.ts';
import { UNITS } from './shapes.ts';

/** Characters of a text that is given to one function. */
const ALONE = 25_000;
/** Four times as many are the most that a text may have. */
const WRITTEN = 24_000;

const long = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const shown = (unit: string) => JSON.stringify(unit);

/** Fields by the kind of text that they hold. */
const KINDS: Record<string, (text: string) => string> = {
  text: (text) => site({ heading: text }),
  inline: (text) => site({ lead: text }),
  article: (text) => site({ text }),
  prose: (text) => site({ answer: text }),
  link: (text) => site({ to: text }),
  words: (text) => site({ figure: text }),
  path: (text) => site({ path: text }),
};

/** Returns the shapes of long texts. */
export function textShapes(): Shape[] {
  const tests = Object.entries(valueFormats).flatMap(([name, { test }]) => [
    [`format ${name}`, test] as const,
    [`intended ${name}`, (text: string) => intendedValue(name, text)] as const,
  ]);
  const patterns = new Set(
    [...allSchemas().values()].flatMap((schema) =>
      [...JSON.stringify(schema).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
        ([, text]) => JSON.parse(text!) as string,
      ),
    ),
  );
  const alone = [
    ...tests,
    ...[...patterns].map(
      (pattern) => [`pattern ${pattern}`, (text: string) => new RegExp(pattern, 'u').test(text)] as const,
    ),
    ['unseen characters', (text: string) => normalizeValues({ text })] as const,
    ['placeholders', (text: string) => findPlaceholders({ text })] as const,
  ];
  return UNITS.flatMap((unit) => [
    ...alone.map(([name, run]) => ({
      name: `${name} of ${shown(unit)}`,
      size: ALONE,
      make: (size: number) => {
        const text = long(unit, size);
        return () => run(text);
      },
    })),
    ...Object.entries(KINDS).map(([kind, write]) => ({
      name: `${kind} of ${shown(unit)}`,
      size: WRITTEN,
      make: (size: number) => checking(write(long(unit, size))),
    })),
    {
      name: `article of a word and ${shown(unit)}, then things`,
      size: WRITTEN,
      make: (size: number) => checking(site({ text: `12 ${long(unit, size)}! things` })),
    },
  ]);
}

/** Returns a function that checks a manifest, prints its problems and fixes them. */
export function checking(text: string, files: ReadonlySet<string> = new Set()): () => unknown {
  const bytes = new TextEncoder().encode(text);
  const look = (some: Uint8Array) => checkText('site.yaml', some, files);
  return () => [printProblems(look(bytes)), fixManifest(bytes, look).changes.length];
}

interface Texts {
  heading?: string;
  lead?: string;
  to?: string;
  text?: string;
  answer?: string;
  figure?: string;
  path?: string;
}

function site({
  heading = 'Learn',
  lead = 'A lead.',
  to = '/',
  text = 'Words.',
  answer = 'Yes.',
  figure = '12',
  path = '/about',
}: Texts): string {
  return JSON.stringify({
    brand: { name: 'Growing', founded: 1990 },
    url: 'https://growing.example',
    language: 'en',
    mail: 'help@growing.example',
    phones: { office: '+91 22 2345 6789' },
    address: { locality: 'Mumbai', country: 'India' },
    figures: { things: figure, ...Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`n${index}`, '7'])) },
    claims: [{ name: 'things', figures: ['things'], counts: ['things', 'years'], with: ['a', 'we'] }],
    navigation: {
      items: [
        { label: 'Home', to: '/' },
        { label: 'About', to: '/about' },
      ],
    },
    footer: { columns: [{ heading: 'Pages', links: [{ label: 'Home', to: '/' }] }], copyright: 'Growing' },
    notFound: { meta: META, blocks: [{ type: 'hero', heading: 'Not here' }] },
    routes: [
      {
        path: '/',
        name: 'Home',
        meta: META,
        blocks: [
          { type: 'hero', heading, lead, actions: [{ label: 'Go', to }] },
          { type: 'longtext', text },
        ],
      },
      {
        path,
        name: 'About',
        meta: { ...META, title: 'About' },
        blocks: [
          { type: 'hero', heading: 'About' },
          { type: 'faq', heading: 'Questions', items: [{ question: 'Where?', answer }] },
        ],
      },
    ],
  });
}

const META = { title: 'Growing', description: 'A site that grows until something takes longer than it should.' };
