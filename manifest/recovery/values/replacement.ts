/** Computes what replaces a field when a fix is applied to a value. */
import { load } from 'js-yaml';
import type { Fix, Move } from '../../problems/problem.ts';
import { fieldPointer, parentOf } from '../../../schema/values/pointer.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import type { Tree } from '../../../schema/values/tree.ts';
import { isIndex, lastOf } from '../../yaml/edit/field-lines.ts';

/** The fields in the place of one, and which parts have moved, in this order. */
export interface Replacement {
  fields: Tree;
  moves: Move[];
}

/** Returns what replaces a field, or an entry of a list; undefined for fixes of other kinds or other values. */
export function replacementFor(
  fix: Fix,
  pointer: Pointer,
  value: unknown,
  readText: () => string,
): Replacement | undefined {
  const [name, parent] = [lastOf(pointer), parentOf(pointer)];
  const moveTo = (to: Pointer): Move[] => [{ from: pointer, to }];
  const instead = (other: unknown, moves: Move[] = []) => ({ fields: { [name]: other }, moves });
  if ('separate' in fix) return instead(fix.separate);
  if ('entries' in fix) return instead(fix.entries.map(({ text }) => text));
  if ('quote' in fix) return instead(readText());
  if ('list' in fix) return instead([value], moveTo(`${pointer}/0`));
  if ('inside' in fix) return instead({ [fix.inside]: value }, moveTo(fieldPointer(pointer, fix.inside)));
  if ('replace' in fix) {
    const { fields, moves } = instead(fix.bare ? JSON.parse(fix.replace) : fix.replace);
    return { fields: { ...fix.beside, ...fields }, moves };
  }
  if ('remove' in fix && fix.remove === pointer && !isIndex(name)) return { fields: {}, moves: [] };
  if ('join' in fix) return { fields: { [fix.join.field]: fix.join.text }, moves: [] };
  if ('split' in fix) {
    const [field, text] = fix.split;
    return { fields: { [field]: load(text) }, moves: moveTo(fieldPointer(parent, field)) };
  }
  if ('fields' in fix)
    return {
      fields: Object.fromEntries(fix.fields.map(([field, text]) => [field, load(text)])),
      moves: fix.fields.map(([field]) => ({ from: pointer, to: fieldPointer(parent, field) })),
    };
  if ('pair' in fix) {
    const [first, second] = fix.pair;
    return { fields: { [first]: name, [second]: value }, moves: moveTo(fieldPointer(parent, second)) };
  }
  if ('type' in fix) {
    const inner = isRecord(value) ? value : {};
    return {
      fields: { type: fix.type, ...inner },
      moves: [...moveAll(inner, pointer, parent), ...moveTo(`${parent}/type`)],
    };
  }
  if ('unwrap' in fix && isRecord(value)) return { fields: value, moves: moveAll(value, pointer, parent) };
  if (!('unlist' in fix) || !Array.isArray(value)) return undefined;
  if (value.length === 1 && !isRecord(value[0])) return instead(value[0]);
  const moves = value.flatMap((entry, index) => moveAll(entry as Tree, `${pointer}/${index}`, pointer));
  return instead(Object.assign({}, ...value), moves);
}

function moveAll(fields: Tree, from: Pointer, to: Pointer): Move[] {
  return Object.keys(fields).map((name) => ({ from: fieldPointer(from, name), to: fieldPointer(to, name) }));
}
