/** Loaded before the server of a run, into each of its threads (setup.ts): its clock is the one of the run, on its answers as well. */
import { ServerResponse } from 'node:http';
import { shiftDate } from './shifted-date.ts';

shiftDate(Number(process.env['BAHI_E2E_SHIFT']));

// Node dates answers by a clock of its own, and the console goes by that date.
const writeHead = ServerResponse.prototype.writeHead as (this: ServerResponse, ...head: unknown[]) => ServerResponse;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, head);
} as ServerResponse['writeHead'];
