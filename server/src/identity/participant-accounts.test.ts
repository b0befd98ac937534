/** Participants of a practice market act by themselves: nobody who registered a name of theirs is one. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { customersOf, openInstitution, openParticipants } from './service.ts';

let app: WholeApp;
beforeAll(async () => {
  app = await startWholeApp();
});
afterAll(() => app.stop());

test('who registered the name of a participant before it was opened is none: another account takes its place', async () => {
  const accounts = ['pool-sponsor-01', 'pool-sponsor-02', 'pool-sponsor-03'];
  await app.register('pool-sponsor-02');
  const now = app.clock.now();
  const opened = () =>
    app.t.db.transaction(async (tx) => {
      await openInstitution(tx, { code: 'PARTICIPANTS', name: 'Participants', now });
      const of = { accounts, code: 'PARTICIPANTS', grant: 10_00_000_00n, calendar: practiceCalendar, now };
      return openParticipants(tx, of);
    });
  const numbers = await opened();
  expect(new Set(numbers).size).toBe(3);
  const registered = await app.t.db.read((tx) => customersOf(tx, ['pool-sponsor-02']));
  expect(numbers).not.toContain(registered.get('pool-sponsor-02'));
  expect(await opened()).toEqual(numbers);
});
