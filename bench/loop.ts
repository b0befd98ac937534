/** How long a piece of work holds the event loop at a stretch: so long nobody else of the process has a turn. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface Held {
  /** By the wall: on a machine with others at work it is theirs too. */
  readonly wallMs: number;
  /** Of the thread's own processor time. */
  readonly cpuMs: number;
}

export async function longestHold<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly held: Held }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [before, cpuMs] = [used(), 0];
  const look = () => {
    const now = used();
    cpuMs = Math.max(cpuMs, now - before);
    before = now;
  };
  const timer = setInterval(look, 1);
  delay.enable();
  try {
    const result = await work();
    // What was held last is seen at the turn that follows it.
    await new Promise((resolve) => setTimeout(resolve, 5));
    look();
    return { result, held: { wallMs: Math.round(delay.max / 1e6), cpuMs: Math.round(cpuMs) } };
  } finally {
    delay.disable();
    clearInterval(timer);
  }
}
