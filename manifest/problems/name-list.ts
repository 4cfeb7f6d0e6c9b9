const MAX = 20;

/** Returns some names for a sentence: where they are many, only the first. */
export function nameList(names: Iterable<string>): string {
  const all = [...names];
  return all.length <= MAX ? all.join(', ') : `${all.slice(0, MAX).join(', ')} and ${all.length - MAX} more`;
}
