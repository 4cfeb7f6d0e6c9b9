/** Describes the changes between two versions of a manifest, sorted by the parts of the site that show them. */
import type { ValueChange } from '../../../../editing/review/changes.ts';
import { stepsOf, valueAt } from '../../../../schema/values/pointer.ts';
import type { Pointer } from '../../../../schema/values/pointer.ts';
import { isRecord } from '../../../../schema/values/tree.ts';
import type { Tree } from '../../../../schema/values/tree.ts';
import { valueLines } from '../../../diff/compare/leaves.ts';
import { wordDifference } from '../../../diff/compare/words.ts';
import type { PassagePart } from '../../../diff/report.ts';
import { blockPartAt } from '../outline/block-pointer.ts';
import { writtenTitle } from '../outline/block-title.ts';
import { nameFor, partAt } from '../plans/touched-parts.ts';
import { fieldNameWords } from '../texts/names.ts';
import { Reach } from '../texts/reach.ts';
import type { ReviewedChange, ReviewedPart } from './review.ts';

const PAGE = /^\/routes\/\d+$/;
/** So much of a part that is new, or gone, is shown; it can be seen on its page. */
const MOST_WORDS = 1000;

/** Returns the parts in which something was changed, each change with its number in the list. */
export function describeChanges(before: Tree, after: Tree, changes: ValueChange[]): ReviewedPart[] {
  const [reachBefore, reachAfter] = [new Reach(before), new Reach(after)];
  const parts = new Map<string, ReviewedPart>();
  for (const [number, change] of changes.entries()) {
    const { after: now, before: old } = change;
    const part = now === undefined ? partAt(before, old!, reachBefore) : partAt(after, now, reachAfter);
    const oldPath = now === undefined || old === undefined ? undefined : partAt(before, old, reachBefore).page;
    const key = JSON.stringify(part);
    const known = parts.get(key) ?? { ...part, changes: [] };
    if (oldPath !== undefined && oldPath !== part.page) known.was = oldPath;
    const described = now === undefined ? describe(before, old!, reachBefore) : describe(after, now, reachAfter);
    known.changes.push({ number, kind: change.kind, ...described, ...wordsIn(change, before, after) });
    parts.set(key, known);
  }
  return [...parts.values()];
}

function describe(manifest: Tree, at: Pointer, reach: Reach): Pick<ReviewedChange, 'what' | 'name' | 'title'> {
  const value = valueAt(manifest, at);
  if (PAGE.test(at) && isRecord(value)) return { what: 'page', name: [String(value['name'])], title: String(value['path']) }; // prettier-ignore
  if (blockPartAt(at)?.inside !== '' || !isRecord(value)) return { what: 'value', name: nameFor(manifest, at) };
  const { type, name } = value;
  const written = type === 'shared' ? valueAt(manifest, `/shared/${String(name)}`) : value;
  const block = isRecord(written) ? written : value;
  const title = writtenTitle(block, (text) => reach.plain(text));
  return { what: 'block', name: [fieldNameWords(String(block['type']))], ...(title === undefined ? {} : { title }) };
}

function wordsIn(
  { kind, before, after }: ValueChange,
  old: Tree,
  now: Tree,
): Pick<ReviewedChange, 'before' | 'after' | 'places'> {
  if (kind === 'moved') return { places: [numberOf(before!), numberOf(after!)] };
  const [one, other] = [before === undefined ? '' : textOf(valueAt(old, before)), after === undefined ? '' : textOf(valueAt(now, after))]; // prettier-ignore
  if (kind === 'added') return other === '' ? {} : { after: [{ kind: 'added', text: other }] };
  if (kind === 'removed') return one === '' ? {} : { before: [{ kind: 'removed', text: one }] };
  const found = wordDifference(one, other).flat();
  // Where only blanks differ, the words do not tell them apart.
  const parts: PassagePart[] = found.length > 0 ? found : [{ kind: 'removed', text: one }, { kind: 'added', text: other }]; // prettier-ignore
  return {
    before: parts.filter((part) => part.kind !== 'added'),
    after: parts.filter((part) => part.kind !== 'removed'),
  };
}

/** The kind of a block is in its name; one that is written elsewhere has no words here. */
function contentOf({ type, ...content }: Tree): Tree | string {
  return type === 'shared' ? '' : content;
}

const numberOf = (at: Pointer) => Number(stepsOf(at).at(-1)) + 1;

function textOf(value: unknown): string {
  if (isRecord(value) && 'type' in value) return textOf(contentOf(value));
  const text = typeof value === 'object' && value !== null ? valueLines(value).join('\n') : String(value);
  return text.length > MOST_WORDS && typeof value !== 'string' ? `${text.slice(0, MOST_WORDS)}…` : text;
}
