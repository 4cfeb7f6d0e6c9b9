/** Returns a function that computes a value at its first call, and returns the same value afterwards. */
export function once<Result>(compute: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => (known ??= { result: compute() }).result;
}
