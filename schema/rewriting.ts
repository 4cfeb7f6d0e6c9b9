/** A value that is changed step by step, and knows of each of its parts where it was written at first. */
import { escapePointer, parentOf, stepsOf, valueAt } from './pointer.ts';
import type { Cure, Finding, Move, Pointer, Reshape } from './problem.ts';
import { isRecord } from './tree.ts';
import type { Tree } from './tree.ts';

export class Rewriting {
  /** The value, under the empty name that pointers start with. */
  readonly #root: Tree;
  /** Its lists and fields that are copies already: the value that was given is left alone. */
  readonly #copies = new Set<unknown>();
  /** Of parts that stand elsewhere than they were written, the written place. */
  #written = new Map<Pointer, Pointer>();
  readonly #textAt: (written: Pointer) => string;

  /** `textAt` gives what is written at a place, where a value without quotes was taken for something else. */
  constructor(value: unknown, textAt: (written: Pointer) => string) {
    this.#root = { '': value };
    this.#textAt = textAt;
  }

  get value(): unknown {
    return this.#root[''];
  }

  /** The written place: the longest part of a pointer that stands elsewhere says where it was. */
  readonly toWritten = (pointer: Pointer): Pointer => {
    if (this.#written.size === 0) return pointer;
    for (let part = pointer; part !== ''; part = parentOf(part)) {
      const written = this.#written.get(part);
      if (written !== undefined) return written + pointer.slice(part.length);
    }
    return pointer;
  };

  /** Makes the change that a finding is cured by. */
  apply({ pointer, at, cure }: Finding): void {
    const fields = this.#copyAt(parentOf(pointer));
    const name = stepsOf(pointer).at(-1);
    if (!cure || 'add' in cure || 'each' in cure) return;
    if ('moves' in cure) return this.#move(cure.moves);
    if (!fields || name === undefined) return;
    if ('quote' in cure) fields[name] = this.#textAt(this.toWritten(pointer));
    else if (!('replace' in cure)) this.#reshape(cure, fields, name, pointer);
    else if (at === 'key') this.#move([{ from: pointer, to: `${parentOf(pointer)}/${escapePointer(cure.replace)}` }]);
    else Object.assign(fields, cure.beside, { [name]: valueOf(cure) });
  }

  /** Gives fields another name or another object, and entries another list. */
  #move(moves: Move[]): void {
    const values = moves.map(({ from }) => valueAt(this.value, from));
    const places = new Map<Pointer, Pointer>(); // as they are now, and as they will be
    for (const [index, { from, to }] of moves.entries()) {
      const target = this.#containerAt(parentOf(to), /^\d+$/.test(stepsOf(to).at(-1)!));
      const source = this.#copyAt(parentOf(from));
      const [name, key] = [stepsOf(from).at(-1)!, stepsOf(to).at(-1)!];
      if (!target || !source || (!Array.isArray(target) && Object.hasOwn(target, key))) return;
      if (target === source && !Array.isArray(source)) rename(source, name, key);
      else if (Array.isArray(target)) this.#insert(target, parentOf(to), Number(key), values[index]);
      else target[key] = values[index];
      if (target !== source && !Array.isArray(source)) delete source[name];
      places.set(from, to);
    }
    this.#relocate(places);
    for (const [list, taken] of Map.groupBy(moves, ({ from }) => parentOf(from))) this.#close(list, taken);
  }

  #insert(list: unknown[], pointer: Pointer, index: number, value: unknown): void {
    const behind = Array.from({ length: list.length - index }, (_, offset) => index + offset);
    this.#relocate(new Map(behind.map((at) => [`${pointer}/${at}`, `${pointer}/${at + 1}`])));
    list.splice(index, 0, value);
  }

  /** Takes out of a list the entries that stand elsewhere now. */
  #close(list: Pointer, moves: Move[]): void {
    const entries = this.#copyAt(list);
    if (!Array.isArray(entries)) return;
    const taken = new Set(moves.map(({ from }) => Number(stepsOf(from).at(-1))));
    const places = new Map<Pointer, Pointer>();
    let next = 0;
    for (const index of entries.keys()) {
      if (taken.has(index)) continue;
      if (next !== index) places.set(`${list}/${index}`, `${list}/${next}`);
      next++;
    }
    const left = entries.filter((_, index) => !taken.has(index));
    entries.splice(0, entries.length, ...left);
    this.#relocate(places);
  }

  #reshape(cure: Exclude<Reshape, { moves: Move[] }>, fields: Tree, name: string, pointer: Pointer): void {
    const value = fields[name];
    if ('list' in cure) {
      this.#relocate(new Map([[pointer, `${pointer}/0`]]));
      fields[name] = [value];
    } else if ('inside' in cure) {
      this.#relocate(new Map([[pointer, `${pointer}/${escapePointer(cure.inside)}`]]));
      fields[name] = { [cure.inside]: value };
    } else if ('unlist' in cure && Array.isArray(value)) this.#unlist(value, fields, name, pointer);
    else if ('type' in cure) {
      const inner = isRecord(value) ? value : {};
      const places = Object.keys(inner).map((key): [Pointer, Pointer] => [
        `${pointer}/${escapePointer(key)}`,
        `${parentOf(pointer)}/${escapePointer(key)}`,
      ]);
      this.#relocate(new Map([...places, [pointer, `${parentOf(pointer)}/type`]]));
      delete fields[name];
      Object.assign(fields, { type: name }, inner);
    } else if ('pair' in cure) {
      this.#relocate(new Map([[pointer, `${parentOf(pointer)}/${escapePointer(cure.pair[1])}`]]));
      delete fields[name];
      Object.assign(fields, { [cure.pair[0]]: name, [cure.pair[1]]: value });
    }
  }

  #unlist(list: unknown[], fields: Tree, name: string, pointer: Pointer): void {
    if (list.length > 1 || isRecord(list[0])) {
      const places = list.flatMap((entry, index) =>
        Object.keys(entry as Tree).map((key): [Pointer, Pointer] => [
          `${pointer}/${index}/${escapePointer(key)}`,
          `${pointer}/${escapePointer(key)}`,
        ]),
      );
      this.#relocate(new Map(places));
      fields[name] = Object.assign({}, ...list) as Tree;
    } else fields[name] = list[0];
  }

  /** Notes that parts stand elsewhere now. */
  #relocate(places: ReadonlyMap<Pointer, Pointer>): void {
    if (places.size === 0) return;
    const newPlace = (pointer: Pointer): Pointer => {
      for (let part = pointer; part !== ''; part = parentOf(part)) {
        const place = places.get(part);
        if (place !== undefined) return place + pointer.slice(part.length);
      }
      return pointer;
    };
    const moved = new Map([...this.#written].map(([now, written]) => [newPlace(now), written]));
    for (const [from, to] of places) if (!moved.has(to)) moved.set(to, this.toWritten(from));
    this.#written = moved;
  }

  /** The object or list at a pointer, made where there is none yet. */
  #containerAt(pointer: Pointer, isList: boolean): Tree | unknown[] | undefined {
    const value = valueAt(this.value, pointer);
    if (value === undefined || value === null) {
      const around = this.#copyAt(parentOf(pointer));
      if (!around) return undefined;
      around[stepsOf(pointer).at(-1)!] = isList ? [] : {};
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

function valueOf({ replace, bare }: Extract<Cure, { replace: string }>): unknown {
  return bare ? JSON.parse(replace) : replace;
}

/** Gives a field another name; the order of the fields, which says what was written below what, stays. */
function rename(fields: Tree, from: string, to: string): void {
  for (const [name, value] of Object.entries(fields)) {
    delete fields[name];
    if (name !== '__proto__') fields[name === from ? to : name] = value;
  }
}
