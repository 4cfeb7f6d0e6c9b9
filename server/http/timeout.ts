/** Waits for a promise so many milliseconds at most. Rejects after that; what the promise stands for goes on. */
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
