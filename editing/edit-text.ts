/** Edits the text of a manifest: the smallest splices that say one thing differently, or a refusal. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from '../manifest/yaml/parse.ts';
import { applySplices } from '../manifest/yaml/edit/splice.ts';
import { parentOf, stepsOf, valueAt } from '../schema/values/pointer.ts';
import { applyEdit, hasPart, indexIn } from './apply-edit.ts';
import { differences } from './compare/differences.ts';
import { isRefusal, orRefusal, Refused } from './edit.ts';
import type { Edit, Refusal, Splice } from './edit.ts';
import { sliceFor } from './slice.ts';
import { plainOf } from './layout/plain-text.ts';
import { parseText } from './layout/parsed-text.ts';
import type { ParsedText } from './layout/parsed-text.ts';
import { nodeAt, entryPositionOf } from './layout/nodes.ts';
import type { LayoutCollection } from './layout/nodes.ts';
import { addAt } from './operations/add.ts';
import { removeAt } from './operations/remove.ts';
import { renamed } from './operations/rename.ts';
import { replaceEntry } from './operations/replace.ts';
import { transfer } from './operations/transfer.ts';
import { Spliced } from './splices.ts';

/** A text after an edit, and what was changed in the one before. */
export interface EditedText {
  text: string;
  splices: Splice[];
}

/**
 * Returns the text after some edits, one after the other. The text is parsed again: unless it has the value that the
 * edits give, they are refused.
 */
export function editText(text: string, edits: Edit[]): EditedText | Refusal {
  return orRefusal(() => {
    const { plain, toWritten } = plainOf(text);
    const splices = toWritten(splicesInSlice(plain, edits) ?? splicesIn(plain, edits));
    return { text: applySplices(text, splices), splices };
  });
}

/** Returns the splices that some edits take where only the pages that they concern are read. */
function splicesInSlice(text: string, edits: Edit[]): Splice[] | undefined {
  const slice = sliceFor(text, edits);
  const made = slice && orRefusal(() => ({ splices: splicesIn(slice.text, slice.edits) }));
  return !made || isRefusal(made) ? undefined : slice.toWhole(made.splices);
}

function splicesIn(text: string, edits: Edit[]): Splice[] {
  let value = parseOrRefuse(text);
  const spliced = new Spliced(text);
  const texts = leadingTextEdits(value, edits);
  const after = texts.reduce(applyEdit, value);
  const isBatch = texts.length > 1 && tryBatch(spliced, { value, edits: texts, wanted: after });
  if (isBatch) value = after;
  for (const edit of isBatch ? edits.slice(texts.length) : edits) {
    const wanted = applyEdit(value, edit);
    // The second attempt writes cautiously.
    const isDone = [false, true].some((isCautious) => tryEdit(spliced, { value, edit, wanted, isCautious }));
    if (!isDone) throw new Refused(UNSAFE);
    value = wanted;
  }
  return spliced.splices();
}

/** Returns the value of a manifest's text, as it is written. Throws Refused. */
export function parseOrRefuse(text: string): unknown {
  const source = parse('', plainOf(text).plain);
  if (!Array.isArray(source)) return source.value;
  throw new Refused(`The file cannot be read: ${source[0]!.message}`);
}

const UNSAFE = 'This place is written in a way that cannot be changed safely here. Change it in the file.';

interface Attempt {
  value: unknown;
  edit: Edit;
  wanted: unknown;
  isCautious: boolean;
}

/** Tries an edit: returns whether the text then has the value that is wanted. Otherwise nothing changes. */
function tryEdit(spliced: Spliced, { value, edit, wanted, isCautious }: Attempt): boolean {
  const before = spliced.checkpoint();
  const parts = partsOf(value, edit);
  if (parts.length === 0) return true;
  let read: ReturnType<typeof parse> = [];
  for (const part of parts) {
    const parsed = parseText(spliced.text);
    const formatting = { ...parsed.formatting, isCautious };
    spliced.apply(splicesOf({ ...parsed, formatting }, part.value, part.edit));
    read = parse('', spliced.text);
    if (Array.isArray(read)) break;
  }
  return keepIf(!Array.isArray(read) && isDeepStrictEqual(read.value, wanted), spliced, before);
}

/** Takes back what was spliced since a checkpoint unless it is right, and returns whether it is. */
function keepIf(isRight: boolean, spliced: Spliced, before: ReturnType<Spliced['checkpoint']>): boolean {
  if (!isRight) spliced.reset(before);
  return isRight;
}

/** Returns the edits up to the first one that does more than replace one text by another. */
function leadingTextEdits(value: unknown, edits: Edit[]): Edit[] {
  const seen = new Set<string>();
  const end = edits.findIndex((edit) => {
    if (edit.op !== 'replace' || seen.has(edit.path)) return true;
    seen.add(edit.path);
    return [edit.value, valueAt(value, edit.path)].some((one) => typeof one !== 'string');
  });
  return end === -1 ? edits : edits.slice(0, end);
}

/** Tries many text edits as one batch, so that the file is parsed twice, not twice for each. Returns whether it then has the value that is wanted. */
function tryBatch(spliced: Spliced, { value, edits, wanted }: { value: unknown; edits: Edit[]; wanted: unknown }) {
  const before = spliced.checkpoint();
  const parsed = parseText(spliced.text);
  const changes = edits.filter((edit) => edit.op !== 'replace' || edit.value !== valueAt(value, edit.path));
  spliced.apply(changes.flatMap((edit) => splicesOf(parsed, value, edit)));
  const read = parse('', spliced.text);
  return keepIf(!Array.isArray(read) && isDeepStrictEqual(read.value, wanted), spliced, before);
}

/** A list or fields in place of others are written part by part, so that what is the same stays. */
function partsOf(value: unknown, edit: Edit): { edit: Edit; value: unknown }[] {
  const isNew = edit.op === 'add' && !Array.isArray(valueAt(value, parentOf(edit.path))) && hasPart(value, edit.path);
  if (edit.op !== 'replace' && !isNew) return [{ edit, value }];
  let before = value;
  return differences(valueAt(value, edit.path), edit.value, edit.path).map((one) => {
    const part = { edit: one, value: before };
    before = applyEdit(before, one);
    return part;
  });
}

function splicesOf(parsed: ParsedText, value: unknown, edit: Edit): Splice[] {
  const { root } = parsed;
  if (edit.op === 'copy' || edit.op === 'move')
    return edit.from === edit.path && edit.op === 'move' ? [] : transfer(parsed, value, edit);
  if (edit.op === 'remove') return removeAt(parsed, edit.path);
  if (edit.op === 'add') {
    const step = stepsOf(edit.path).at(-1)!;
    const container = valueAt(value, parentOf(edit.path)) as object;
    const index = Array.isArray(container) ? indexIn(container.length, step) : fieldIndex(parsed, edit);
    return addAt(parsed, parentOf(edit.path), { step, index }, edit.value);
  }
  if (edit.path === '') throw new Refused('The whole manifest can only be replaced by another of its kind.');
  const position = entryPositionOf(root, edit.path);
  if (edit.op === 'replace') return replaceEntry(parsed, position, edit.value);
  return renamed(parsed, position, edit.name);
}

/** Returns the index at which a field is written. */
function fieldIndex({ root }: ParsedText, { path, after }: Extract<Edit, { op: 'add' }>): number {
  const { entries } = nodeAt(root, parentOf(path)) as LayoutCollection;
  const before = entries.findIndex(({ name }) => name === after);
  return before === -1 ? entries.length : before + 1;
}
