/** Returns a function that computes a value at its first call, and returns the same value afterwards. */
export function once<Result>(compute: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => (known ??= { result: compute() }).result;
}

/** Returns a function that computes the value of a key at the first call with it, and returns the same value afterwards. */
export function oncePerKey<Result>(compute: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}
