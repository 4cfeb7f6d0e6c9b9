/** Returns a function that works something out at its first call, and remembers it. */
export function once<Result>(workOut: () => Result): () => Result {
  let known: { result: Result } | undefined;
  return () => (known ??= { result: workOut() }).result;
}
