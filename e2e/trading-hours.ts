/** Practice trading rests from 05:00 to 05:05 IST. A journey that would run into that begins after it. */
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { beforeEach } from 'vitest';

const LONGEST_JOURNEY_MS = 180_000;
/** Books and prices are there by then. */
const SETTLED_MS = 15_000;

beforeEach(async () => {
  const soon = currentOrNextSession(practiceCalendar, Date.now() + LONGEST_JOURNEY_MS);
  if (soon.open + SETTLED_MS <= Date.now()) return;
  await new Promise((resolve) => setTimeout(resolve, soon.open + SETTLED_MS - Date.now()));
}, 900_000);
