/** Waits for a promise. Rejects with the code "ETIMEDOUT" after so many milliseconds, without cancelling the work. */
export async function withTimeout<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(Object.assign(new Error('There was no answer in time.'), { code: 'ETIMEDOUT' })),
      milliseconds,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
