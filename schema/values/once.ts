/** Returns a function that computes a value at its first call, and returns the same value afterwards. */
export function once<Result>(workOut: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => (known ??= { result: workOut() }).result;
}
