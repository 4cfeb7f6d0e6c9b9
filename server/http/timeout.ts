/** Waits for a promise for so many milliseconds at most, then rejects. Does not cancel the work. */
export async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(Object.assign(new Error('There was no answer in time.'), { code: 'LATE' })),
      milliseconds,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
