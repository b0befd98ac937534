/**
 * `Date` moved by a constant: in the processes of a run and, as it stands by itself, in its pages. Timers and performance.now() go on as
 * they did.
 */
export function shiftDate(ms: number): void {
  const Machine = Date;
  const machineNow = Machine.now;
  const now = () => machineNow() + ms;
  const Shifted = new Proxy(Machine, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
    apply: () => new Machine(now()).toString(),
  });
  Machine.now = now;
  Machine.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
