/** A test file goes by the clock of its run (house-time.ts). */
import { shiftDate } from './shifted-date.ts';

/** Files share a process, whose clock moves once. */
const ofProcess = globalThis as { bahiDateIsShifted?: true };

if (ofProcess.bahiDateIsShifted !== true) shiftDate(Number(process.env['BAHI_E2E_SHIFT'] ?? 0));
ofProcess.bahiDateIsShifted = true;
