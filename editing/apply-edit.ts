/** Applies an edit to a parsed value. The edited text is parsed again and compared with the result. */
import { Refused } from './edit.ts';
import type { Edit, Transfer } from './edit.ts';
import { parentOf, stepsOf, valueAt } from '../schema/values/pointer.ts';
import type { Pointer } from '../schema/values/pointer.ts';

/** A list, or fields. */
type Container = unknown[] | Record<string, unknown>;

/** Returns the value after an edit; the parts that it does not concern are the same objects. Throws Refused. */
export function applyEdit(value: unknown, edit: Edit): unknown {
  if (edit.op === 'replace' && edit.path === '') return edit.value;
  if (edit.op === 'add') return changed(value, edit.path, (container, step) => withPart(container, step, edit.value));
  if (edit.op === 'copy' || edit.op === 'move') return transferred(value, edit);
  return changed(value, edit.path, (container, step) => {
    if (!hasStep(container, step)) throw nothingAt(edit.path);
    if (edit.op === 'replace') return withReplaced(container, step, edit.value);
    return edit.op === 'remove' ? withoutPart(container, step) : withName(container, step, edit.name);
  });
}

/** Returns whether a pointer leads to something. */
export function hasPart(value: unknown, pointer: Pointer): boolean {
  const container = pointer === '' ? undefined : valueAt(value, parentOf(pointer));
  return pointer === '' || (isContainer(container) && hasStep(container, stepsOf(pointer).at(-1)!));
}

/** A list has more names than its entries, such as its length. */
function hasStep(container: Container, step: string): boolean {
  return Object.hasOwn(container, step) && (!Array.isArray(container) || /^\d+$/.test(step));
}

/** Returns the index at which an entry is to be inserted. Throws Refused. */
export function indexIn(length: number, step: string): number {
  if (step === '-') return length;
  if (/^(?:0|[1-9]\d*)$/.test(step) && Number(step) <= length) return Number(step);
  throw new Refused(`The list has no place ${JSON.stringify(step)}.`);
}

function transferred(value: unknown, { op, from, path }: Transfer): unknown {
  if (from === '' || !hasPart(value, from)) throw nothingAt(from);
  if (op === 'move' && path === from) return value;
  if (op === 'move' && path.startsWith(`${from}/`)) throw new Refused('Something cannot be moved into itself.');
  const valueWithout = op === 'move' ? applyEdit(value, { op: 'remove', path: from }) : value;
  return applyEdit(valueWithout, { op: 'add', path, value: valueAt(value, from) });
}

/** Replaces the list or the fields that hold the part at a pointer. */
function changed(root: unknown, pointer: Pointer, change: (container: Container, step: string) => Container): unknown {
  const steps = stepsOf(pointer);
  const last = steps.pop();
  if (last === undefined) throw new Refused('The whole manifest can only be replaced.');
  const within = (value: unknown, depth: number): unknown => {
    if (!isContainer(value)) throw nothingAt(parentOf(pointer));
    if (depth === steps.length) return change(value, last);
    const step = steps[depth]!;
    if (!hasStep(value, step)) throw nothingAt(parentOf(pointer));
    return withReplaced(value, step, within((value as Record<string, unknown>)[step], depth + 1));
  };
  return within(root, 0);
}

function withReplaced(container: Container, step: string, value: unknown): Container {
  if (Array.isArray(container)) return container.with(Number(step), value);
  return Object.fromEntries(Object.entries(container).map(([name, old]) => [name, name === step ? value : old]));
}

function withPart(container: Container, step: string, value: unknown): Container {
  if (Array.isArray(container)) return container.toSpliced(indexIn(container.length, step), 0, value);
  if (Object.hasOwn(container, step)) return withReplaced(container, step, value);
  return Object.fromEntries([...Object.entries(container), [step, value]]); // an assignment would not make __proto__
}

function withoutPart(container: Container, step: string): Container {
  if (Array.isArray(container)) return container.toSpliced(Number(step), 1);
  return Object.fromEntries(Object.entries(container).filter(([name]) => name !== step));
}

function withName(container: Container, step: string, name: string): Container {
  if (Array.isArray(container)) throw new Refused('An entry of a list has no name.');
  if (name !== step && Object.hasOwn(container, name))
    throw new Refused(`There is a field ${JSON.stringify(name)} already.`);
  return Object.fromEntries(Object.entries(container).map(([old, value]) => [old === step ? name : old, value]));
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

function nothingAt(pointer: Pointer): Refused {
  return new Refused(`There is nothing at ${pointer === '' ? 'this place' : pointer}.`);
}
