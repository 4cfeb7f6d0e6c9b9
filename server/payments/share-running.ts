/** Shares work that several ask for at a time. */

/** Returns the running work of this name, or starts it. */
export function shareRunning<Result>(
  running: Map<string, Promise<Result>>,
  name: string,
  start: () => Promise<Result>,
): Promise<Result> {
  const existing = running.get(name);
  if (existing) return existing;
  const started = start().finally(() => running.delete(name));
  running.set(name, started);
  return started;
}
