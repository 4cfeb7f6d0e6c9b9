/** A JSON pointer into the manifest, such as /routes/2/blocks/0/heading. */
export type Pointer = string;

/** Returns a field's name as it is in a JSON pointer. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the pointer of a field of the object at another pointer. */
export function fieldPointer(object: Pointer, name: string): Pointer {
  return `${object}/${escapePointer(name)}`;
}

/** Returns the names and numbers that a JSON pointer consists of. */
export function stepsOf(pointer: Pointer): string[] {
  const steps = pointer.split('/').slice(1);
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps;
}

/** Returns the pointer without its last step. */
export function parentOf(pointer: Pointer): Pointer {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Returns the pointers of everything around a part, the innermost first. */
export function parentsOf(pointer: Pointer): Pointer[] {
  const parents: Pointer[] = [];
  for (let at = pointer; at !== ''; parents.push(at)) at = parentOf(at);
  return parents;
}

/** Returns the value that a pointer leads to; undefined where it leads nowhere. */
export function valueAt(root: unknown, pointer: Pointer): unknown {
  return stepsOf(pointer).reduce(
    (value: unknown, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    root,
  );
}

/** Returns a value with another one at a pointer; only the lists and objects on the way there are copied. */
export function withValue(root: unknown, pointer: Pointer, value: unknown): unknown {
  const [step, ...others] = stepsOf(pointer);
  if (step === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string, unknown>;
  copy[step] = withValue(copy[step], others.map((name) => `/${escapePointer(name)}`).join(''), value);
  return copy;
}
