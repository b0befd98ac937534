/**
 * Loaded into each thread of the server of a run of faults: its clock is the machine's, moved by what a file says. PostgreSQL keeps the
 * machine's own.
 */
import { readFileSync } from 'node:fs';

const file = process.env['BAHI_FAULTS_CLOCK']!;
/** Reading the file each time would take longer than the clock. */
const READ_EVERY_MS = 20;

const Machine = Date;
const machineNow = Machine.now;
let shift = 0;
let readAt = -Infinity;

function now(): number {
  const at = performance.now();
  if (at - readAt > READ_EVERY_MS) {
    readAt = at;
    shift = Number(readFileSync(file, 'utf8'));
  }
  return machineNow() + shift;
}

Machine.now = now;
globalThis.Date = new Proxy(Machine, {
  construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked) as Date,
  apply: () => new Machine(now()).toString(),
});
Machine.prototype.constructor = globalThis.Date;
