/** A flood at the hashing of passwords, for tests of who gets past it. */
import { inLine } from './service.ts';

/** While nobody else gets a place in this line. */
export async function withFull(line: Parameters<typeof inLine>[0], act: () => Promise<void>): Promise<void> {
  let leave = (): void => {};
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const places = Promise.allSettled(Array.from({ length: 200 }, () => inLine(line, () => gone)));
  try {
    await act();
  } finally {
    leave();
    await places;
  }
}
