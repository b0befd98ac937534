/** The charges of rules §5: each component against figures worked out by hand, and the property that parts add up. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addCharges,
  CHARGE_COMPONENTS,
  chargesBetween,
  chargesOn,
  INDIAN_EQUITY_CHARGES,
  NO_CHARGES,
  scheduleOn,
  totalCharges,
  type Side,
} from './charges.ts';

const schedule = scheduleOn(INDIAN_EQUITY_CHARGES, '2026-11-21');

// turnover in paise: brokerage, exchange, sebi, gst, stt, stamp in paise.
const table: [Side, bigint, [bigint, bigint, bigint, bigint, bigint, bigint]][] = [
  ['buy', 0n, [0n, 0n, 0n, 0n, 0n, 0n]],
  ['buy', 1_000_00n, [30n, 3n, 0n, 6n, 0n, 3n]],
  ['sell', 1_000_00n, [30n, 3n, 0n, 6n, 25n, 0n]],
  // 0.03 % of 66,666.67 is 20.00: the cap is reached here and not passed later.
  ['buy', 66_666_67n, [20_00n, 1_98n, 7n, 3_97n, 0n, 2_00n]],
  ['buy', 98_540_00n, [20_00n, 2_93n, 10n, 4_15n, 0n, 2_96n]],
  ['sell', 1_00_00_000_00n, [20_00n, 297_00n, 10_00n, 58_86n, 2_500_00n, 0n]],
];

test.each(table)('a %s of %d paise is charged line by line', (side, turnover, amounts) => {
  const charges = chargesOn(schedule, side, turnover);
  expect(CHARGE_COMPONENTS.map((component) => charges[component])).toEqual(amounts);
});

test('half a paisa rounds up', () => {
  // 0.03 % of 16.67 is 0.5001 paise; of 16.66 it is 0.4998.
  expect(chargesOn(schedule, 'buy', 16_67n).brokerage).toBe(1n);
  expect(chargesOn(schedule, 'buy', 16_66n).brokerage).toBe(0n);
});

test('the schedule is the last one that has begun', () => {
  const next = { ...INDIAN_EQUITY_CHARGES[0]!, from: '2027-04-01' };
  const schedules = [...INDIAN_EQUITY_CHARGES, next];
  expect(scheduleOn(schedules, '2027-03-31')).toBe(INDIAN_EQUITY_CHARGES[0]);
  expect(scheduleOn(schedules, '2027-04-01')).toBe(next);
  expect(() => scheduleOn(schedules, '2019-12-31')).toThrow('no charge schedule');
});

test('fills charged one after another cost what the whole order costs, and no part is negative', () => {
  const fills = fc.array(fc.bigInt({ min: 1n, max: 5_00_00_000_00n }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom<Side>('buy', 'sell'), fills, (side, turnovers) => {
      let done = 0n;
      let charged = NO_CHARGES;
      for (const turnover of turnovers) {
        const part = chargesBetween(schedule, side, done, done + turnover);
        for (const component of CHARGE_COMPONENTS) expect(part[component]).toBeGreaterThanOrEqual(0n);
        charged = addCharges(charged, part);
        done += turnover;
      }
      expect(charged).toEqual(chargesOn(schedule, side, done));
      expect(charged.brokerage).toBeLessThanOrEqual(20_00n);
      expect(totalCharges(charged)).toBeLessThan(done / 1000n + 100_00n);
    }),
  );
});
