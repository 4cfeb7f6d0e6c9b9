/** A value that is changed step by step, and knows of each of its parts where it was written at first. */
import { load } from 'js-yaml';
import { escapePointer, parentOf, stepsOf, valueAt } from '../../../schema/values/pointer.ts';
import type { Fix, Finding, Move, Reshape } from '../../problems/problem.ts';
import type { Pointer } from '../../../schema/values/pointer.ts';
import { isRecord } from '../../../schema/values/tree.ts';
import { Origins } from './origins.ts';
import type { Tree } from '../../../schema/values/tree.ts';

export class TracedValue {
  /** The value, under the empty name that pointers start with. */
  readonly #root: Tree;
  /** Its lists and fields that are copies already: the value that was given is left alone. */
  readonly #copies = new Set<unknown>();
  readonly #written = new Origins();
  readonly #textAt: (written: Pointer) => string;

  /** `textAt` gives what is written at a place, where a value without quotes was taken for something else. */
  constructor(value: unknown, textAt: (written: Pointer) => string) {
    this.#root = { '': value };
    this.#textAt = textAt;
  }

  get value(): unknown {
    return this.#root[''];
  }

  /** The place where a part of the value was written. */
  readonly toWritten = (pointer: Pointer): Pointer => this.#written.of(pointer);

  /** Makes the change that a finding is fixed by. */
  apply({ pointer, at, fix }: Finding): void {
    const fields = this.#copyAt(parentOf(pointer));
    const name = stepsOf(pointer).at(-1);
    if (!fix || 'add' in fix || 'each' in fix) return;
    if ('moves' in fix) return this.#move(fix.moves);
    if (!fields || name === undefined) return;
    if ('separate' in fix) fields[name] = fix.separate;
    else if ('quote' in fix) fields[name] = this.#textAt(this.toWritten(pointer));
    else if (!('replace' in fix)) this.#reshape(fix, fields, name, pointer);
    else if (at === 'key') this.#move([{ from: pointer, to: `${parentOf(pointer)}/${escapePointer(fix.replace)}` }]);
    else Object.assign(fields, fix.beside, { [name]: valueOf(fix) });
  }

  /** Gives fields another name or another object, and entries another list. */
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
      this.#written.move(from, to);
    }
    for (const [list, taken] of Map.groupBy(moves, ({ from }) => parentOf(from))) this.#close(list, taken);
  }

  #insert(list: unknown[], pointer: Pointer, index: number, value: unknown): void {
    for (let at = list.length - 1; at >= index; at--) this.#written.move(`${pointer}/${at}`, `${pointer}/${at + 1}`);
    list.splice(index, 0, value);
  }

  /** Takes out of a list the entries that stand elsewhere now. */
  #close(list: Pointer, moves: Move[]): void {
    const entries = this.#copyAt(list);
    if (!Array.isArray(entries)) return;
    const taken = new Set(moves.map(({ from }) => Number(stepsOf(from).at(-1))));
    let next = 0;
    for (const index of entries.keys()) {
      if (taken.has(index)) continue;
      if (next !== index) this.#written.move(`${list}/${index}`, `${list}/${next}`);
      next++;
    }
    const left = entries.filter((_, index) => !taken.has(index));
    entries.splice(0, entries.length, ...left);
  }

  #reshape(fix: Exclude<Reshape, { moves: Move[] }>, fields: Tree, name: string, pointer: Pointer): void {
    const value = fields[name];
    const around = parentOf(pointer);
    if ('list' in fix) {
      this.#written.wrap(pointer, `${pointer}/0`);
      fields[name] = [value];
    } else if ('inside' in fix) {
      this.#written.wrap(pointer, `${pointer}/${escapePointer(fix.inside)}`);
      fields[name] = { [fix.inside]: value };
    } else if ('unlist' in fix && Array.isArray(value)) this.#unlist(value, fields, name, pointer);
    else if ('type' in fix) {
      const inner = isRecord(value) ? value : {};
      for (const key of Object.keys(inner).map(escapePointer))
        this.#written.move(`${pointer}/${key}`, `${around}/${key}`);
      this.#written.move(pointer, `${around}/type`);
      delete fields[name];
      Object.assign(fields, { type: name }, inner);
    } else if ('entries' in fix) {
      fields[name] = fix.entries.map(({ text }) => text);
    } else if ('split' in fix) {
      this.#written.move(pointer, `${around}/${escapePointer(fix.split[0])}`);
      delete fields[name];
      fields[fix.split[0]] = load(fix.split[1]);
    } else if ('unwrap' in fix && isRecord(value)) {
      for (const key of Object.keys(value).map(escapePointer))
        this.#written.move(`${pointer}/${key}`, `${around}/${key}`);
      delete fields[name];
      Object.assign(fields, value);
    } else if ('pair' in fix) {
      this.#written.move(pointer, `${around}/${escapePointer(fix.pair[1])}`);
      delete fields[name];
      Object.assign(fields, { [fix.pair[0]]: name, [fix.pair[1]]: value });
    }
  }

  #unlist(list: unknown[], fields: Tree, name: string, pointer: Pointer): void {
    if (list.length === 1 && !isRecord(list[0])) {
      fields[name] = list[0];
      return;
    }
    for (const [index, entry] of list.entries()) {
      for (const key of Object.keys(entry as Tree).map(escapePointer))
        this.#written.move(`${pointer}/${index}/${key}`, `${pointer}/${key}`);
    }
    fields[name] = Object.assign({}, ...list) as Tree;
  }

  /** The object or list at a pointer, made where there is none yet, as is what it is in. */
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

  /** The list or the fields at a pointer, copied with all that lead there, so that the rest need not be. */
  #copyAt(pointer: Pointer): Tree | undefined {
    let parent = this.#root;
    for (const step of ['', ...stepsOf(pointer)]) {
      const child = Object.hasOwn(parent, step) ? parent[step] : undefined;
      if (typeof child !== 'object' || child === null) return undefined;
      const copy = (this.#copies.has(child) ? child : Array.isArray(child) ? [...child] : { ...child }) as Tree;
      this.#copies.add(copy);
      parent[step] = copy;
      parent = copy;
    }
    return parent;
  }
}

const isIndex = (step: string): boolean => /^\d+$/.test(step);

function valueOf({ replace, bare }: Extract<Fix, { replace: string }>): unknown {
  return bare ? JSON.parse(replace) : replace;
}

/** Gives a field another name; the order of the fields, which says what was written below what, stays. */
function rename(fields: Tree, from: string, to: string): void {
  for (const [name, value] of Object.entries(fields)) {
    delete fields[name];
    if (name !== '__proto__') fields[name === from ? to : name] = value;
  }
}
