/** A broken assumption of ours: a bug, never the customer's mistake. The server logs it and answers "system busy". */
export class AssertionFailure extends Error {
  override name = 'AssertionFailure';
}

export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new AssertionFailure(message);
}

/** Ends every switch over a state union, so that a new state is a type error until it is handled. */
export function assertNever(value: never): never {
  throw new AssertionFailure(`unexpected value ${JSON.stringify(value)}`);
}
