/** Describes the changes between two versions of a manifest, by page. */
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
import { groupByLocation, locationAt, nameFor } from '../plans/touched-parts.ts';
import { fieldNameWords } from '../texts/names.ts';
import { UsageCounts } from '../texts/usage-counts.ts';
import type { ReviewedChange, ReviewedPart } from './review.ts';

const PAGE = /^\/routes\/\d+$/;
/** The most characters that are shown of a part that was added or removed: it can be seen on its page. */
const MAX_CHARACTERS = 1000;

/** Returns the changes by their locations, each with its number in the list. */
export function describeChanges(before: Tree, after: Tree, changes: ValueChange[]): ReviewedPart[] {
  const [usageBefore, usageAfter] = [new UsageCounts(before), new UsageCounts(after)];
  const groups = groupByLocation([...changes.entries()], ([, { before: old, after: now }]) =>
    now === undefined ? locationAt(before, old!, usageBefore) : locationAt(after, now, usageAfter),
  );
  return groups.map(({ location, items }) => {
    const paths = items.map(([, { before: old, after: now }]) =>
      old === undefined || now === undefined ? undefined : locationAt(before, old, usageBefore).page,
    );
    const previousPath = paths.findLast((path) => path !== undefined && path !== location.page);
    const described = items.map(([number, change]) => ({
      number,
      kind: change.kind,
      ...(change.after === undefined
        ? describe(before, change.before!, usageBefore)
        : describe(after, change.after, usageAfter)),
      ...wordsIn(change, before, after),
    }));
    return { ...location, changes: described, ...(previousPath === undefined ? {} : { previousPath }) };
  });
}

function describe(manifest: Tree, at: Pointer, usage: UsageCounts): Pick<ReviewedChange, 'what' | 'name' | 'title'> {
  const value = valueAt(manifest, at);
  if (PAGE.test(at) && isRecord(value))
    return { what: 'page', name: [String(value['name'])], title: String(value['path']) };
  if (blockPartAt(at)?.inside !== '' || !isRecord(value)) return { what: 'value', name: nameFor(manifest, at) };
  const { type, name } = value;
  const written = type === 'shared' ? valueAt(manifest, `/shared/${String(name)}`) : value;
  const block = isRecord(written) ? written : value;
  const title = writtenTitle(block, (text) => usage.plain(text));
  return { what: 'block', name: [fieldNameWords(String(block['type']))], ...(title === undefined ? {} : { title }) };
}

/** Returns the old and the new words of a change; of one that was moved, its numbers in the list. */
function wordsIn(
  { kind, before, after }: ValueChange,
  old: Tree,
  now: Tree,
): Pick<ReviewedChange, 'before' | 'after' | 'places'> {
  if (kind === 'moved') return { places: [numberOf(before!), numberOf(after!)] };
  const oldText = before === undefined ? '' : textOf(valueAt(old, before));
  const newText = after === undefined ? '' : textOf(valueAt(now, after));
  const removed: PassagePart = { kind: 'removed', text: oldText };
  const added: PassagePart = { kind: 'added', text: newText };
  if (kind === 'added') return newText === '' ? {} : { after: [added] };
  if (kind === 'removed') return oldText === '' ? {} : { before: [removed] };
  const found = wordDifference(oldText, newText).flat();
  const parts = found.length > 0 ? found : [removed, added]; // no word differs, only the spaces between
  return {
    before: parts.filter((part) => part.kind !== 'added'),
    after: parts.filter((part) => part.kind !== 'removed'),
  };
}

/** Returns the fields of a block other than its type, which is in its name. A shared block is described where it is defined. */
function contentOf({ type, ...content }: Tree): Tree | string {
  return type === 'shared' ? '' : content;
}

const numberOf = (at: Pointer) => Number(stepsOf(at).at(-1)) + 1;

function textOf(value: unknown): string {
  if (isRecord(value) && 'type' in value) return textOf(contentOf(value));
  const text = typeof value === 'object' && value !== null ? valueLines(value).join('\n') : String(value);
  return text.length > MAX_CHARACTERS && typeof value !== 'string' ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
