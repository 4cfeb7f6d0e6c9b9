/** A value to which fixes are applied, with the original pointer of each part. */
import { fieldPointer, parentOf, stepsOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Finding, Move } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isIndex, lastOf } from '../../yaml/edit/field-lines.ts';
import { Origins } from './origins.ts';
import { replacementFor } from './replacement.ts';
import type { Tree } from '../../../schema/values/tree.ts';

/** Applies fixes to a copy; the value that was given is not changed. */
export class TracedValue {
  /** The value, under the empty name that pointers start with. */
  readonly #root: Tree;
  /** The lists and objects that are copies already. */
  readonly #copies = new Set<unknown>();
  readonly #origins = new Origins();
  readonly #textAt: (written: Pointer) => string;

  /** `textAt` returns the text at an original pointer, for values without quotes that YAML did not take for texts. */
  constructor(value: unknown, textAt: (written: Pointer) => string) {
    this.#root = { '': value };
    this.#textAt = textAt;
  }

  get value(): unknown {
    return this.#root[''];
  }

  /** Returns the pointer at which a part of the value was written. */
  readonly toWritten = (pointer: Pointer): Pointer => this.#origins.of(pointer);

  /** Applies the fix of a finding. */
  apply({ pointer, at, fix }: Finding): void {
    if (!fix) return;
    if ('moves' in fix) return this.#move(fix.moves);
    if ('replace' in fix && at === 'key')
      return this.#move([{ from: pointer, to: fieldPointer(parentOf(pointer), fix.replace) }]);
    const owner = this.#copyAt(parentOf(pointer));
    const name = stepsOf(pointer).at(-1);
    if (!owner || name === undefined) return;
    const replacement = replacementFor(fix, pointer, owner[name], () => this.#textAt(this.toWritten(pointer)));
    if (!replacement) return;
    for (const { from, to } of replacement.moves) this.#origins.move(from, to);
    if (!Object.hasOwn(replacement.fields, name)) delete owner[name];
    Object.assign(owner, replacement.fields);
  }

  /** Moves fields to another name or object, and entries to another list. */
  #move(moves: Move[]): void {
    const values = moves.map(({ from }) => valueAt(this.value, from));
    for (const [index, { from, to }] of moves.entries()) {
      const [name, key] = [lastOf(from), lastOf(to)];
      const target = this.#containerAt(parentOf(to), isIndex(key));
      const source = this.#copyAt(parentOf(from));
      if (!target || !source || (!Array.isArray(target) && Object.hasOwn(target, key))) return;
      if (target === source && !Array.isArray(source)) rename(source, name, key);
      else if (Array.isArray(target)) this.#insert(target, parentOf(to), Number(key), values[index]);
      else target[key] = values[index];
      if (target !== source && !Array.isArray(source)) delete source[name];
      this.#origins.move(from, to);
    }
    for (const [list, own] of Map.groupBy(moves, ({ from }) => parentOf(from))) this.#removeEntries(list, own);
  }

  #insert(list: unknown[], pointer: Pointer, index: number, value: unknown): void {
    for (let at = list.length - 1; at >= index; at--) this.#origins.move(`${pointer}/${at}`, `${pointer}/${at + 1}`);
    list.splice(index, 0, value);
  }

  #removeEntries(list: Pointer, moves: Move[]): void {
    const entries = this.#copyAt(list);
    if (!Array.isArray(entries)) return;
    const removed = new Set(moves.map(({ from }) => Number(lastOf(from))));
    const keptIndexes = [...entries.keys()].filter((index) => !removed.has(index));
    for (const [next, index] of keptIndexes.entries())
      if (next !== index) this.#origins.move(`${list}/${index}`, `${list}/${next}`);
    entries.splice(0, entries.length, ...keptIndexes.map((index) => entries[index] as unknown));
  }

  /** Returns the object or list at a pointer, and creates it and its parents where they are missing. */
  #containerAt(pointer: Pointer, isList: boolean): Tree | unknown[] | undefined {
    const value = valueAt(this.value, pointer);
    if (value === undefined || value === null) {
      const name = lastOf(pointer);
      const around = this.#containerAt(parentOf(pointer), isIndex(name));
      if (!around) return undefined;
      (around as Tree)[name] = isList ? [] : {};
    }
    return this.#copyAt(pointer);
  }

  /** Returns a copy of the list or object at a pointer; only it and its parents are copied. */
  #copyAt(pointer: Pointer): Tree | undefined {
    let parent = this.#root;
    for (const step of ['', ...stepsOf(pointer)]) {
      const value = Object.hasOwn(parent, step) ? parent[step] : undefined;
      if (typeof value !== 'object' || value === null) return undefined;
      const copy = (this.#copies.has(value) ? value : Array.isArray(value) ? [...value] : { ...value }) as Tree;
      this.#copies.add(copy);
      parent[step] = copy;
      parent = copy;
    }
    return parent;
  }
}

/** Renames a field; the order of the fields stays, as it says what was written below what. */
function rename(fields: Tree, from: string, to: string): void {
  for (const [name, value] of Object.entries(fields)) {
    delete fields[name];
    if (name !== '__proto__') fields[name === from ? to : name] = value;
  }
}
