/** A test file goes by the clock of its run (house-time.ts). */
import { shiftDate } from './shifted-date.ts';

shiftDate(Number(process.env['BAHI_E2E_SHIFT'] ?? 0));
