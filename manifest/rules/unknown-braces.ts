import { deref, readSchema, siteSchemaUrl } from '../../schema/schemas.ts';
import { schemaFields } from '../explain/schema-at.ts';
import { nameList } from '../problems/sentence-parts.ts';
import { isRecord, records } from '../../schema/values/tree.ts';
import type { Tree } from '../../schema/values/tree.ts';
import { textsThat } from '../text/each-text.ts';
import { defineRule } from './rule.ts';
import type { RuleFinding } from './rule.ts';
import { siteFields } from './support/examples.ts';
import { writtenBlocks } from './support/written-blocks.ts';

/** A word in braces; with a dollar sign before them it is a reference. */
const BRACES = /(?<!\$)\{([\p{L}_]+)\}/gu;
/** What is computed between two places. */
const JOURNEY = ['distance', 'time'];
/** Parts of a manifest in whose texts Waybill puts something. */
const PARTS = ['labels', 'answers', 'answerPage'];

export const rule = defineRule({
  code: 'unknown-braces',
  severity: 'error',
  title: 'Waybill puts nothing in the place of these braces',
  means: 'A label or an answer has a word in braces for which nothing is filled in there, perhaps a translated one.',
  why: 'Visitors would read the braces, and miss what should be there: a number, or the name of a field.',
  fix: 'Write the word in braces as the default text has it, in English: the name of a value is not translated.',
  wrong: siteFields(`
labels:
  stars: "{sterne} von 5"`),
  *checkPage(manifest) {
    for (const { value, pointer } of writtenBlocks(manifest, 'stats'))
      for (const stat of records(value, 'items', pointer)) yield* journeyBraces(stat);
  },
  *checkSite(manifest) {
    if (!isRecord(manifest)) return;
    for (const part of PARTS) {
      for (const { text, pointerOf } of textsThat((one) => one.includes('{'), { [part]: manifest[part] })) {
        const replaceable = wordsFor(part, pointerOf().split('/')[2] ?? '');
        const written = [...text.matchAll(BRACES)].map(([, word]) => word!);
        const missing = replaceable.own.filter((word) => !written.includes(word));
        const unknown = written.filter((word) => !replaceable.all.has(word));
        for (const word of unknown) {
          const [only] = missing;
          const isCertain = missing.length === 1 && unknown.length === 1;
          yield {
            pointer: pointerOf(),
            mark: `{${word}}`,
            message: `Nothing is put in the place of "{${word}}" here, so visitors would see it.`,
            hint:
              only === undefined
                ? `${replaceable.all.size === 0 ? 'Remove it' : `Here these are filled in: ${nameList([...replaceable.all].map((one) => `{${one}}`))}`}.`
                : `Write "{${only}}": it stays in English.`,
            found: `{${word}}`,
            ...(only === undefined ? {} : { suggestions: [`{${only}}`] }),
            ...(isCertain ? { fix: { replace: `{${only}}` } } : {}),
          };
        }
      }
    }
  },
});

/** Finds words in braces for which nothing is filled in beside a figure: computed are distance and time, between two places. */
function* journeyBraces({ value, pointer }: { value: Tree; pointer: string }): Iterable<RuleFinding> {
  const ends = ['from', 'to'].filter((end) => value[end] !== undefined);
  for (const field of ['number', 'note']) {
    for (const [mark, gap, word] of String(value[field] ?? '').matchAll(/(?<!\$)\{(\s{0,3})([\p{L}_]+)\s{0,3}\}/gu)) {
      const isKnown = JOURNEY.includes(word!.toLowerCase());
      if (isKnown ? ends.length === 2 && mark === `{${word!.toLowerCase()}}` : ends.length === 0) continue;
      const [only, ...more] = JOURNEY.filter((one) => !isKnown || one === word!.toLowerCase());
      const hint =
        ends.length < 2
          ? 'It needs two places: write "from: …" and "to: …" beside it.'
          : `Write ${[only!, ...more].map((one) => `"{${one}}"`).join(' or ')}${gap === '' ? ': it stays in English' : ''}.`;
      const fix = ends.length === 2 && more.length === 0 ? { fix: { replace: `{${only}}` } } : {};
      const message = `Nothing is put in the place of ${JSON.stringify(mark)} here, so visitors would see it.`;
      yield { pointer: `${pointer}/${field}`, mark, message, hint, found: mark, ...fix };
      if (ends.length < 2) return;
    }
  }
}

/** Returns the words in braces that a text may have: those of its default, and all that the schema names for it. */
function wordsFor(part: string, field: string): { own: string[]; all: Set<string> } {
  const base = siteSchemaUrl;
  const whole = readSchema(siteSchemaUrl).properties![part]!;
  const schema = schemaFields(deref({ node: whole, base })).find(({ name }) => name === field)?.schema;
  const node = part === 'answerPage' ? {} : schema && deref(schema).node;
  const own = wordsIn(schema?.node.default ?? node?.default).filter((word) => word !== 'call');
  if (part === 'answerPage') return { own: [], all: new Set(wordsIn(whole.description)) };
  return {
    own,
    all: new Set([...own, ...wordsIn([schema?.node, node]), ...(part === 'answers' ? ['call', 'phone'] : [])]),
  };
}

function wordsIn(value: unknown): string[] {
  return [...new Set([...(JSON.stringify(value ?? '') ?? '').matchAll(BRACES)].map(([, word]) => word!))];
}
