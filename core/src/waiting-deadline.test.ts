/** A deadline that waits for a restriction: a table of lives, and the promises that hold for every one of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, calendars, localDateOf, type Calendar } from './calendar.ts';
import { DAY_MS, HOUR_MS } from './time.ts';
import { waitingDeadline, type Barred } from './waiting-deadline.ts';

const deadline = Date.parse('2026-11-20T16:00:00+05:30');
const payTimeMin = 24 * HOUR_MS;
const at = (hours: number) => deadline + hours * HOUR_MS;
const span = (from: number, until: number | null): Barred => ({
  from: at(from),
  until: until === null ? null : at(until),
});

test.each<[string, readonly Barred[], number]>([
  ['nothing stands over it', [], 0],
  ['one that ended before it', [span(-48, -1)], 0],
  ['one that ended at it, to the millisecond', [span(-48, 0)], 0],
  ['one that begins at it', [span(0, 48)], 0],
  ['one that ends five hours later', [span(-1, 5)], 5 + 24],
  ['of two the later end counts', [span(-1, 5), span(-9, 30)], 30 + 24],
  ['another one while it waits', [span(-1, 5), span(20, 40)], 40 + 24],
  ['another one after it has passed', [span(-1, 5), span(29, 40)], 5 + 24],
  ['without an end: ten working days', [span(-1, null)], 10 * 24],
  ['with an end after that: ten working days', [span(-1, 500)], 10 * 24],
  ['an end so near to it that the day to pay is cut', [span(-1, 230)], 10 * 24],
])('%s', (_name, barred, hours) => {
  expect(waitingDeadline(calendars.practice, { deadline, payTimeMin }, barred)).toBe(at(hours));
});

test('ten working days are those of the exchange', () => {
  // From a Friday: two weekends lie between; Tuesday, 24 November is Guru Nanak Jayanti.
  const by = waitingDeadline(calendars.NSE, { deadline, payTimeMin }, [span(-1, null)]);
  expect(localDateOf(calendars.NSE, by)).toBe(addBusinessDays(calendars.NSE, '2026-11-20', 10));
  expect(by % DAY_MS).toBe(deadline % DAY_MS);
});

const spans = fc.array(
  fc
    .tuple(fc.integer({ min: -300, max: 400 }), fc.option(fc.integer({ min: 1, max: 400 })))
    .map(([from, hours]) => span(from, hours === null ? null : from + hours)),
  { maxLength: 6 },
);

test('for every life: never early, never beyond ten working days, and whoever is free again has time to pay', () => {
  const calendar = fc.constantFrom<Calendar>(calendars.practice, calendars.NSE);
  fc.assert(
    fc.property(calendar, spans, fc.integer({ min: 1, max: 24 }), (own, barred, hours) => {
      const terms = { deadline, payTimeMin: hours * HOUR_MS };
      const by = waitingDeadline(own, terms, barred);
      const latest = waitingDeadline(own, terms, [span(-1, null)]);
      expect(by).toBeGreaterThanOrEqual(deadline);
      expect(by).toBeLessThanOrEqual(latest);
      // Nobody's time ends while a restriction stands, unless all of the waiting is over.
      const standing = barred.filter(({ from, until }) => from < by && (until === null || until > by));
      if (by < latest) expect(standing).toEqual([]);
      // It moves for a restriction alone, and ends the time to pay after one.
      const ends = barred.map(({ until }) => (until ?? Infinity) + terms.payTimeMin);
      expect([deadline, latest, ...ends]).toContain(by);
      // The order in which they are told makes no difference; one that moved nothing can be left out.
      expect(waitingDeadline(own, terms, barred.toReversed())).toBe(by);
      const after = [...barred, { from: by, until: by + DAY_MS }];
      expect(waitingDeadline(own, terms, after)).toBe(by);
    }),
  );
});
