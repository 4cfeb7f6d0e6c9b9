const MOST = 20;

/** Returns some names for a sentence: where they are many, only the first. */
export function nameList(names: Iterable<string>): string {
  const all = [...names];
  return all.length <= MOST ? all.join(', ') : `${all.slice(0, MOST).join(', ')} and ${all.length - MOST} more`;
}
