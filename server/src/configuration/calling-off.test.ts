/** Calling off one announced change leaves the others as they were announced (rules §10): what ends without notice is only what begins then. */
import { listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { PRACTICE_CHANNELS } from '../deposits/channels.ts';
import { endOf, expectOk } from '../identity/testing.ts';
import { isSameSecret } from '../platform/kept-secret.ts';
import { configuredHouse, key } from './testing-configured.ts';

const house = configuredHouse();
const { as, ask, agree, inHours, announced, moveTo } = house;

const told = async (name: string) =>
  (await announced()).filter((change) => change.key === name).map(({ coming, from }) => [coming, from]);

test('of two announced changes the later is called off by what the earlier one sets, not by what holds today', async () => {
  const first = await agree('minimumOpeningAmount', { value: '2000.00', from: inHours(25) });
  const second = await agree('minimumOpeningAmount', { value: '3000.00', from: inHours(26) });
  await moveTo(first - HOUR_MS);
  // Today's value would end the first one an hour after it began, told to nobody before.
  const undoing = await ask('minimumOpeningAmount', { value: '1000.00', from: second });
  expect(undoing).toMatchObject({ refusal: { code: 'staff.undoes_announced', params: { from: first } } });
  const change = expectOk(await ask('minimumOpeningAmount', { value: '2000.00', from: second }));
  expect([change.before, change.after]).toEqual([{ value: '3000.00' }, { value: '2000.00' }]);
  expectOk(await as('admin')(approveChange, { change: change.id }, key()));
  await house.configuration.refresh();
  expect(await told('minimumOpeningAmount')).toEqual([['2000.00', first]]);
  expect(house.configuration.parametersAt(second).minimumOpeningAmount).toBe(2_000_00n);
  await moveTo(second + MINUTE_MS);
});

test('of two announced changes the earlier is called off by what holds today, and the later comes as announced', async () => {
  const first = await agree('depositMinimum', { value: '6000.00', from: inHours(25) }, 'funds_checker');
  const second = await agree('depositMinimum', { value: '7000.00', from: inHours(26) }, 'funds_checker');
  await moveTo(first - HOUR_MS);
  await agree('depositMinimum', { value: '5000.00', from: first }, 'funds_checker');
  expect(await told('depositMinimum')).toEqual([['7000.00', second]]);
  expect(house.configuration.parametersAt(first).depositMinimum).toBe(5_000_00n);
  expect(house.configuration.parametersAt(second).depositMinimum).toBe(7_000_00n);
  await moveTo(second + MINUTE_MS);
});

test('going back to what holds today, after an announced change, is a change with its own notice', async () => {
  const first = await agree('withdrawalMaximum', { value: '40000.00', from: inHours(25) }, 'funds_checker');
  const today = { value: '1000000.00', by: 'funds_maker' as const };
  const back = await agree('withdrawalMaximum', { ...today, from: first + HOUR_MS }, 'funds_checker');
  expect(await told('withdrawalMaximum')).toEqual([
    ['40000.00', first],
    ['1000000.00', back],
  ]);
});

const desk = (account: string) => ({
  id: 'desk',
  kind: 'bank' as const,
  name: 'Branch desk',
  payee: [
    { label: 'holder' as const, value: 'Bahi Practice Clients' },
    { label: 'account' as const, value: account },
  ],
  checkLink: null,
  isPractice: true,
  hasPassword: true,
});
const PRACTICE = PRACTICE_CHANNELS.map(({ password, ...channel }) => ({ ...channel, hasPassword: password !== null }));

test('a payee announced with another account comes with it, whatever else is called off or taken away meanwhile', async () => {
  const by = 'funds_maker' as const;
  const set = (value: object[], from: number) => agree('depositChannels', { value, from, by }, 'funds_checker');
  const end = async (value: object[], from: number) => endOf(await ask('depositChannels', { value, from, by }));
  await moveTo(await set([...PRACTICE, { ...desk('000000000777'), password: 'sarson' }], inHours(25)));
  const first = await set([...PRACTICE, desk('000000000888')], inHours(25));
  // Taken away, which needs no notice, and called off again: the channel comes back with its password.
  const second = await set(PRACTICE, first + HOUR_MS);
  await moveTo(first - HOUR_MS);
  expect(await end([PRACTICE[0]!, desk('000000000777')], first + HOUR_MS / 2)).toBe('staff.effective_too_soon');
  await set([...PRACTICE, desk('000000000888')], second);
  const kept = house.configuration.channelsAt(second).find(({ id }) => id === 'desk')!;
  expect(kept.payee).toEqual(desk('000000000888').payee);
  expect(await isSameSecret(kept.password!, 'sarson')).toBe(true);
  expect((await told('depositChannels')).map(([, from]) => from)).toEqual([first]);
  const { coming } = expectOk(await as('auditor')(listConfig, {})).keys.find((row) => row.key === 'depositChannels')!;
  expect(JSON.stringify(coming)).not.toMatch(/sarson|kept:/);
});
