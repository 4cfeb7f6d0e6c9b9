/** Work that is repeated until it is stopped. */
export interface Repeated {
  /** Resolves when the work is not running any more. */
  stop(): Promise<void>;
}

/** Does work now, and repeats it as `repeat` does; stops both. */
export function repeatFromNow(work: () => Promise<void>, period: number): Repeated {
  const first = work();
  const repeated = repeat(work, period);
  return { stop: async () => void (await Promise.all([first, repeated.stop()])) };
}

/** Repeats work every so many milliseconds, except while it is still running. It must not reject. */
export function repeat(work: () => Promise<void>, period: number): Repeated {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work().finally(() => (running = undefined));
  }, period).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
