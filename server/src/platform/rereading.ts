/**
 * A cache of what the database has, read again whenever it hears of a change: one reading after the other, so that an older answer
 * never follows a newer one; and one that fails is made again until it works, for nobody tells of the same change twice.
 */
const RETRY_MS = 500;

export interface Rereading {
  /** Something changed, or something may have been missed. */
  ask(): void;
  stop(): Promise<void>;
}

export function createRereading(read: () => Promise<void>, onError: (error: unknown) => void): Rereading {
  let isAsked = false;
  let running: Promise<void> | null = null;
  let retry = Promise.withResolvers<void>();
  let isStopped = false;

  async function run(): Promise<void> {
    while (isAsked && !isStopped) {
      isAsked = false;
      try {
        await read();
      } catch (error) {
        onError(error);
        isAsked = true;
        const timer = setTimeout(retry.resolve, RETRY_MS);
        await retry.promise;
        clearTimeout(timer);
        retry = Promise.withResolvers();
      }
    }
    running = null;
  }

  return {
    ask() {
      isAsked = true;
      running ??= run();
    },
    async stop() {
      isStopped = true;
      retry.resolve();
      await running;
    },
  };
}
