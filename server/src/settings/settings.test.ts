import { configNames, getConfig } from '@bahi/contract/common.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfiguration } from '../configuration/testing.ts';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { registerSettingsRoutes } from './routes.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({
    addRoutes: (server, { db }) =>
      registerSettingsRoutes(server, {
        db,
        calendar: practiceCalendar,
        version: '1.2.3',
        hasPracticeReviewer: true,
        configuration: defaultConfiguration(practiceCalendar),
      }),
  });
});
afterAll(() => h.stop());

async function config(): Promise<Record<string, string>> {
  const list = expectOk(await h.as()(getConfig, { type: 'all' }));
  expect(list.map((item) => item.name)).toEqual([...configNames]);
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

test('the config call answers every name of the contract as text, without a session', async () => {
  expect(await config()).toMatchObject({
    title: 'Bahi',
    mode: 'practice',
    currency: 'INR',
    market_zone: 'Asia/Kolkata',
    calendar: 'practice',
    server_time: String(NOON),
    consent_version: '1.1',
    lot_size: '100',
    leverage_levels: '[1,2,3,5,10]',
    minimum_opening_amount: '1000.00',
    market_protection_rate: '2',
    practice_grant: '1000000.00',
    practice_reviewer: 'on',
    version: '1.2.3',
  });
});

test('a practice install names no support number, because nobody answers', async () => {
  expect(await config()).toMatchObject({ support_numbers: '[]', support_hours: '', support_link: '' });
});

test('the fee of a day-trading mandate is told with its bounds, for whoever works out what a day trade costs', async () => {
  expect(JSON.parse((await config())['day_trading_fee']!)).toEqual({ bps: 2, minimum: '20.00', maximum: '500.00' });
});

test.each([{}, { type: 'some' }, { type: ['all'] }, [], null, 'all', { type: null }])(
  'the payload %j is refused',
  async (input) => {
    expect(endOf(await h.as()(getConfig, input as { type: 'all' }))).toBe('request.invalid');
  },
);
