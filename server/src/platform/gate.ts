/**
 * A semaphore with a bounded line: lets so much in at once and no more, by count and by weight (megabytes, pixels). Who comes next waits
 * in the order of arrival; when too many wait, the answer is null.
 */
export interface Gate {
  /** Call what it resolves with once, when the work is over. `isGone` takes a waiting one out of the queue. */
  enter(weight?: number, isGone?: () => boolean): Promise<(() => void) | null>;
}

export interface GateOptions {
  readonly atOnce: number;
  /** Something heavier than all of it goes alone. */
  readonly weightMax?: number;
  readonly waitingMax: number;
}

interface Waiting {
  readonly weight: number;
  readonly isGone: () => boolean;
  readonly resolve: (leave: (() => void) | null) => void;
}

export function createGate({ atOnce, weightMax = Infinity, waitingMax }: GateOptions): Gate {
  let waiting: Waiting[] = [];
  let inside = 0;
  let carried = 0;

  const fits = (weight: number) => inside === 0 || (inside < atOnce && carried + weight <= weightMax);

  function admit(weight: number): () => void {
    inside++;
    carried += weight;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside--;
      carried -= weight;
      admitNext();
    };
  }

  function admitNext(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (next.isGone()) {
        waiting.shift();
        next.resolve(null);
      } else if (fits(next.weight)) {
        waiting.shift();
        next.resolve(admit(next.weight));
      } else return;
    }
  }

  return {
    async enter(weight = 1, isGone = () => false) {
      if (waiting.length === 0 && fits(weight)) return admit(weight);
      const [gone, staying] = [waiting.filter((entry) => entry.isGone()), waiting.filter((entry) => !entry.isGone())];
      waiting = staying;
      for (const entry of gone) entry.resolve(null);
      if (waiting.length >= waitingMax) return null;
      return new Promise((resolve) => waiting.push({ weight, isGone, resolve }));
    },
  };
}
