/** A value to which fixes are applied, with the original pointer of each part. */
import { load } from 'js-yaml';
import { escapePointer, parentOf, stepsOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Fix, Finding, Move, Reshape } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { Origins } from './origins.ts';
import type { Tree } from '../../../schema/values/tree.ts';

/** A field or an entry, in the object or list that it is in. */
interface Member {
  owner: Tree;
  name: string;
  pointer: Pointer;
}

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
    const fields = this.#copyAt(parentOf(pointer));
    const name = stepsOf(pointer).at(-1);
    if (!fix || 'add' in fix || 'each' in fix) return;
    if ('moves' in fix) return this.#move(fix.moves);
    if (!fields || name === undefined) return;
    if ('separate' in fix) fields[name] = fix.separate;
    else if ('quote' in fix) fields[name] = this.#textAt(this.toWritten(pointer));
    else if (!('replace' in fix)) this.#reshape(fix, { owner: fields, name, pointer });
    else if (at === 'key') this.#move([{ from: pointer, to: child(parentOf(pointer), fix.replace) }]);
    else Object.assign(fields, fix.beside, { [name]: valueOf(fix) });
  }

  /** Moves fields to another name or object, and entries to another list. */
  #move(moves: Move[]): void {
    const values = moves.map(({ from }) => valueAt(this.value, from));
    for (const [index, { from, to }] of moves.entries()) {
      const [name, key] = [stepsOf(from).at(-1)!, stepsOf(to).at(-1)!];
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

  /** Removes the entries of a list that were moved elsewhere. */
  #removeEntries(list: Pointer, moves: Move[]): void {
    const entries = this.#copyAt(list);
    if (!Array.isArray(entries)) return;
    const removed = new Set(moves.map(({ from }) => Number(stepsOf(from).at(-1))));
    const left = [...entries.keys()].filter((index) => !removed.has(index));
    for (const [next, index] of left.entries())
      if (next !== index) this.#origins.move(`${list}/${index}`, `${list}/${next}`);
    entries.splice(0, entries.length, ...left.map((index) => entries[index] as unknown));
  }

  #reshape(fix: Exclude<Reshape, { moves: Move[] }>, member: Member): void {
    const { owner, name, pointer } = member;
    const value = owner[name];
    if ('list' in fix) {
      this.#origins.wrap(pointer, `${pointer}/0`);
      owner[name] = [value];
    } else if ('inside' in fix) {
      this.#origins.wrap(pointer, child(pointer, fix.inside));
      owner[name] = { [fix.inside]: value };
    } else if ('unlist' in fix && Array.isArray(value)) this.#unlist(value, member);
    else if ('type' in fix) {
      this.#lift(isRecord(value) ? value : {}, member, { type: name });
      this.#origins.move(pointer, child(parentOf(pointer), 'type'));
    } else if ('entries' in fix) owner[name] = fix.entries.map(({ text }) => text);
    else if ('unwrap' in fix && isRecord(value)) this.#lift(value, member);
    else if ('split' in fix) this.#replaceField(member, fix.split[0], { [fix.split[0]]: load(fix.split[1]) });
    else if ('pair' in fix) this.#replaceField(member, fix.pair[1], { [fix.pair[0]]: name, [fix.pair[1]]: value });
  }

  /** Puts other fields in place of one, whose origin becomes that of the field `to`. */
  #replaceField({ owner, name, pointer }: Member, to: string, added: Tree): void {
    this.#origins.move(pointer, child(parentOf(pointer), to));
    delete owner[name];
    Object.assign(owner, added);
  }

  /** Moves the fields of a field's value to the object around it, after some others. */
  #lift(inner: Tree, { owner, name, pointer }: Member, others: Tree = {}): void {
    for (const key of Object.keys(inner)) this.#origins.move(child(pointer, key), child(parentOf(pointer), key));
    delete owner[name];
    Object.assign(owner, others, inner);
  }

  #unlist(list: unknown[], { owner, name, pointer }: Member): void {
    if (list.length === 1 && !isRecord(list[0])) {
      owner[name] = list[0];
      return;
    }
    for (const [index, entry] of list.entries())
      for (const key of Object.keys(entry as Tree))
        this.#origins.move(child(`${pointer}/${index}`, key), child(pointer, key));
    owner[name] = Object.assign({}, ...list) as Tree;
  }

  /** Returns the object or list at a pointer, and creates it and its parents where they are missing. */
  #containerAt(pointer: Pointer, isList: boolean): Tree | unknown[] | undefined {
    const value = valueAt(this.value, pointer);
    if (value === undefined || value === null) {
      const name = stepsOf(pointer).at(-1)!;
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

const isIndex = (step: string): boolean => /^\d+$/.test(step);

const child = (pointer: Pointer, name: string): Pointer => `${pointer}/${escapePointer(name)}`;

function valueOf({ replace, bare }: Extract<Fix, { replace: string }>): unknown {
  return bare ? JSON.parse(replace) : replace;
}

/** Renames a field; the order of the fields stays, as it says what was written below what. */
function rename(fields: Tree, from: string, to: string): void {
  for (const [name, value] of Object.entries(fields)) {
    delete fields[name];
    if (name !== '__proto__') fields[name === from ? to : name] = value;
  }
}
