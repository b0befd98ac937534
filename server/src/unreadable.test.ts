/**
 * What a customer can get wrong in a number is refused with a code of its own (spec §8): no call answers `request.invalid` for lots, shares,
 * prices, leverage or an amount, whatever they are.
 */
import { randomUUID } from 'node:crypto';
import { API_BASE } from '@bahi/contract/client.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { addMargin, closePosition } from '@bahi/contract/orders/positions.ts';
import { changeOrder, placeOrder, previewOrder } from '@bahi/contract/orders/calls.ts';
import { setFundPassword } from '@bahi/contract/security/calls.ts';
import { addTrigger } from '@bahi/contract/triggers/calls.ts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, PASSWORD } from './identity/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';
import { FUND_PASSWORD } from './testing-customer.ts';
import { sampleInputOf } from './testing-samples.ts';

let h: WholeApp;
let token: string;
beforeAll(async () => {
  h = await startWholeApp();
  token = await h.register('asha');
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  expectOk(await h.as(token)(setFundPassword, passwords, { idempotencyKey: randomUUID() }));
});
afterAll(() => h.stop());

const TEXTS = [
  '-1',
  '0',
  '',
  ' ',
  'abc',
  '1e3',
  '1,000',
  '0.001',
  '1.123456789',
  '9'.repeat(40),
  '५',
  5,
  null,
  true,
  [],
];
const NUMBERS = [0, -1, -5, 1.5, 4, 2 ** 53, 1e300, '1', null, true, []];
const FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  lots: NUMBERS,
  shares: NUMBERS,
  quantity: NUMBERS,
  extra: NUMBERS,
  leverage: NUMBERS,
  limitPrice: TEXTS,
  stopLoss: TEXTS,
  takeProfit: TEXTS,
  triggerPrice: TEXTS,
  targetPrice: TEXTS,
  targetLimitPrice: TEXTS,
  trail: TEXTS,
  bid: TEXTS,
  value: TEXTS,
  // Whole rupees of a margin, else text.
  amount: [...NUMBERS, ...TEXTS],
};

async function refusalOf(endpoint: Endpoint, input: object): Promise<{ code: string; params: object }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), token };
  const sent = { method: 'POST', url: `${API_BASE}${endpoint.path}`, headers, body: JSON.stringify(input) } as const;
  const { data } = (await h.app.server.inject(sent)).json<{ data: { code?: string; params?: object } }>();
  return { code: data.code ?? 'ok', params: data.params ?? {} };
}

const fieldsOf = ({ input }: Endpoint) =>
  input instanceof z.ZodMiniObject ? Object.keys(input.shape).filter((field) => Object.hasOwn(FIELDS, field)) : [];

/** Of customers, that ask for a number. */
const asking = () => h.app.server.endpoints.filter((one) => one.audience === 'customer' && fieldsOf(one).length > 0);

test('every call that asks for a number says what its refusal is, among its own', () => {
  expect(asking().length).toBeGreaterThan(12);
  for (const endpoint of asking()) {
    const { path, unreadable = {}, errors } = endpoint;
    expect([path, Object.keys(unreadable).toSorted()]).toEqual([path, fieldsOf(endpoint).toSorted()]);
    for (const { code } of Object.values(unreadable))
      expect([path, errors]).toEqual([path, expect.arrayContaining([code])]);
  }
});

/** An input to which the field belongs. */
function baseOf(endpoint: Endpoint, field: string): object {
  const sample = sampleInputOf(endpoint) as object;
  if (endpoint !== addTrigger) return sample;
  const entry = { symbol: 'VRM', direction: 'long', lots: 1 };
  if (field === 'trail') return { ...entry, kind: 'trailing', trailBy: 'percent' };
  if (field.startsWith('target')) return { kind: 'oco', position: '1', triggerPrice: '400.00', targetPrice: '600.00' };
  return { ...entry, kind: 'gtt', triggerPrice: '400.00', limitPrice: '400.00' };
}

test('no number, however wrong, is answered with request.invalid', { timeout: 300_000 }, async () => {
  const without: string[] = [];
  for (const endpoint of asking())
    for (const field of fieldsOf(endpoint))
      for (const bad of [...FIELDS[field]!, undefined]) {
        const { code } = await refusalOf(endpoint, { ...baseOf(endpoint, field), [field]: bad });
        if (code.startsWith('request.') || code.startsWith('system.'))
          without.push(`${endpoint.path} ${field} ${JSON.stringify(bad)} ${code}`);
      }
  expect(without).toEqual([]);
});

const ORDER = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '500.00' };
const lots = ['orders.lots_invalid', { minimum: 1, maximum: 100_000 }];
const margin = ['orders.added_margin_invalid', { minimum: 1, maximum: 1_000_000_000 }];

test.each<[string, Endpoint, object, unknown[]]>([
  ['no lots', placeOrder, { ...ORDER, lots: 0 }, lots],
  ['a lot and a half', placeOrder, { ...ORDER, lots: 1.5 }, lots],
  ['half a share of a changed order', changeOrder, { order: '1', limitPrice: '1', quantity: 0.5 }, lots],
  ['a lot and a half of a position', closePosition, { position: '1', lots: 1.5 }, lots],
  ['a price below nought', placeOrder, { ...ORDER, limitPrice: '-1' }, ['orders.price_not_positive', {}]],
  ['a price of nought', placeOrder, { ...ORDER, limitPrice: '0' }, ['orders.price_not_positive', {}]],
  ['no limit price', placeOrder, { ...ORDER, limitPrice: undefined }, ['orders.limit_price_missing', {}]],
  ['a limit price at market', placeOrder, { ...ORDER, type: 'market' }, ['orders.limit_price_unused', {}]],
  ['leverage of 4', placeOrder, { ...ORDER, leverage: 4 }, ['orders.leverage_unknown', { levels: '1, 2, 3, 5, 10' }]],
  [
    'leverage of 4 in a preview',
    previewOrder,
    { ...ORDER, leverage: 4 },
    ['orders.leverage_unknown', { levels: '1, 2, 3, 5, 10' }],
  ],
  ['no margin', addMargin, { position: '1', amount: 0 }, margin],
  ['margin below nought', addMargin, { position: '1', amount: -5 }, margin],
  ['a rupee and a half', addMargin, { position: '1', amount: 1.5 }, margin],
])('%s has its own refusal with its numbers', async (_name, endpoint, input, [code, params]) => {
  h.feed.set('VRM', 500_00);
  expect(await refusalOf(endpoint, input)).toEqual({ code, params });
});
