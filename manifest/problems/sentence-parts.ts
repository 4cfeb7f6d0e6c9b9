/** Makes parts of the sentences of messages. */

const MAX = 20;

/** Returns a number with its noun: "1 space", "2 spaces". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns some names for a sentence: where they are many, only the first. */
export function nameList(names: Iterable<string>): string {
  const all = [...names];
  return all.length <= MAX ? all.join(', ') : `${all.slice(0, MAX).join(', ')} and ${all.length - MAX} more`;
}
