import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { countedSignIns } from './sign-in.ts';
import { parametersOn } from './parameters.ts';
import { nextStanding, reachedLevel, vipRules, type VipFacts, type VipLevel, type VipStanding } from './vip.ts';

const LIMITS = parametersOn('2026-11-25');
const FULL: VipFacts = { isVerified: true, signIns: 5, averageTotal: 25_00_000_00n, accountDays: 90 };

describe('a level is reached by its rules and those of the levels below', () => {
  test.each([
    [{}, 3],
    [{ accountDays: 89 }, 2],
    [{ averageTotal: 24_99_999_99n }, 2],
    [{ averageTotal: 5_00_000_00n, accountDays: 1 }, 2],
    [{ averageTotal: 4_99_999_99n }, 1],
    [{ averageTotal: 0n, accountDays: 0 }, 1],
    [{ signIns: 4 }, 0],
    [{ isVerified: false }, 0],
  ] as const)('%o: %i', (changes, level) => {
    expect(reachedLevel({ ...FULL, ...changes }, LIMITS)).toBe(level);
  });

  test('nothing more of anything ever lowers a level', () => {
    const facts = fc.record({
      isVerified: fc.boolean(),
      signIns: fc.nat(20),
      averageTotal: fc.bigInt({ min: -1_00_000_00n, max: 50_00_000_00n }),
      accountDays: fc.nat(200),
    });
    fc.assert(
      fc.property(facts, facts, (a, b) => {
        const most = {
          isVerified: a.isVerified || b.isVerified,
          signIns: Math.max(a.signIns, b.signIns),
          averageTotal: a.averageTotal > b.averageTotal ? a.averageTotal : b.averageTotal,
          accountDays: Math.max(a.accountDays, b.accountDays),
        };
        expect(reachedLevel(most, LIMITS)).toBeGreaterThanOrEqual(reachedLevel(a, LIMITS));
        const missing = vipRules(a, LIMITS).filter(({ isMet }) => !isMet);
        expect(reachedLevel(a, LIMITS)).toBe(Math.min(4, ...missing.map(({ level }) => level)) - 1);
      }),
    );
  });
});

describe('a standing', () => {
  const from = '2026-11-25';
  const run = (standing: VipStanding, days: readonly VipLevel[]) =>
    days.map((reached, index) => {
      const next = nextStanding(standing, { date: addDays(from, index), reached, fallDays: 7 });
      standing = next;
      return `${next.level}${next.change === null ? '' : ` ${next.change}`}`;
    });

  test('rises at once, and falls with the seventh date after the one on which a rule was missed first', () => {
    const days = run({ level: 0, fallsOn: null }, [2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(days).toEqual(['2 risen', '2', '2 falling', '2', '2', '2', '2', '2', '2', '1 fallen', '1']);
  });

  test('stays when the rules are met again in time, and begins to count anew when they are missed again', () => {
    const days = run({ level: 1, fallsOn: null }, [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(days.slice(0, 8)).toEqual(['1 falling', '1', '1', '1', '1', '1', '1 kept', '1 falling']);
    expect(days.slice(-2)).toEqual(['1', '0 fallen']);
  });

  test('falls to what is reached then, and rises again from there', () => {
    expect(run({ level: 3, fallsOn: '2026-11-26' }, [2, 1, 3])).toEqual(['3', '1 fallen', '3 risen']);
  });

  test('is never above a level that was reached within the days of the fall, nor below what is reached', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 }), (levels) => {
        const days = run({ level: 0, fallsOn: null }, levels as VipLevel[]).map((day) => Number(day[0]));
        days.forEach((level, index) => {
          expect(level).toBeGreaterThanOrEqual(levels[index]!);
          expect(level).toBeLessThanOrEqual(Math.max(...levels.slice(Math.max(0, index - 14), index + 1)));
        });
      }),
    );
  });
});

test('of the sign-ins of thirty days twenty count', () => {
  expect([0, 5, 20, 21, 30].map(countedSignIns)).toEqual([0, 5, 20, 20, 20]);
});
