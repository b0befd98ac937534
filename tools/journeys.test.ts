/** A run of the gate takes each journey once: on either window and in either language, none much more often, at an hour of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { describe, expect, test } from 'vitest';
import { crossingOf } from '../e2e/crossing.ts';
import { houseTime } from '../e2e/house-time.ts';

const folder = join(import.meta.dirname, '..', 'e2e');

describe('the journeys that are crossed', () => {
  const crossed = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, ...journeysOf(readFileSync(join(folder, name), 'utf8')) }));

  test.each(['devices', 'languages'] as const)('are split among %s: a third is on each at least', (dimension) => {
    const counts = new Map<string, number>();
    for (const { name, ...journeys } of crossed) {
      const [taken] = crossingOf(name, false)[dimension];
      counts.set(taken!, (counts.get(taken!) ?? 0) + journeys[dimension]);
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(counts.size).toBe(2);
    for (const count of counts.values()) expect(count * 3, JSON.stringify([...counts])).toBeGreaterThanOrEqual(all);
  });

  test('meet each window with each language', () => {
    const met = crossed
      .filter(({ languages }) => languages > 0)
      .map(({ name }) => crossingOf(name, false))
      .map(({ devices, languages }) => `${devices.join()} ${languages.join()}`);
    expect(new Set(met).size).toBe(4);
  });

  test('are on all of them everywhere', () => {
    expect(crossingOf('orders.test.ts', true)).toEqual({
      devices: ['phone', 'desktop'],
      languages: ['en', 'tw'],
      themes: [false, true],
    });
  });
});

describe('a run begins', () => {
  const midnight = Date.UTC(2026, 10, 22);
  const machineMoments = Array.from({ length: 1_440 }, (_, minute) => midnight + minute * MINUTE_MS + 30_500);

  test('at noon in India at the latest now, whatever the machine says', () => {
    for (const machine of machineMoments) {
      const begun = houseTime(machine);
      expect(begun % DAY_MS).toBe((6 * 60 + 30) * MINUTE_MS);
      expect(begun).toBeLessThanOrEqual(machine);
      expect(begun).toBeGreaterThan(machine - DAY_MS);
    }
  });

  test('at the time of day it is asked for, and never less than twenty minutes before the rest of the market', () => {
    for (const machine of machineMoments.filter((_, minute) => minute % 241 === 0)) {
      for (const asked of machineMoments) {
        const begun = houseTime(machine, new Date(asked).toISOString().slice(11, 19));
        const session = currentOrNextSession(practiceCalendar, begun);
        expect(begun).toBeGreaterThanOrEqual(session.open);
        expect(session.close - begun).toBeGreaterThanOrEqual(20 * MINUTE_MS);
        expect(begun).toBeLessThanOrEqual(machine);
        expect(begun).toBeGreaterThan(machine - 2 * DAY_MS);
      }
    }
  });

  test('not at a time that is none', () => {
    expect(() => houseTime(midnight, '24:00')).toThrow('BAHI_E2E_AT is HH:MM');
  });
});

/** How many journeys of a file are crossed by what (e2e/app.ts). */
function journeysOf(source: string): { readonly devices: number; readonly languages: number } {
  const isCrossed = (name: string) => new RegExp(`const \\{[^}]*\\b${name}\\b[^}]*\\} = crossing\\(\\)`).test(source);
  const looks = isCrossed('looks') ? [...source.matchAll(/test\.each\((looks|windows)/g)].length : 0;
  const devices = isCrossed('devices') ? [...source.matchAll(/test\.each\(devices/g)].length : 0;
  return { devices: devices + looks, languages: looks };
}
