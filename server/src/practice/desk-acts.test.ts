/** What the practice customers do at the desks in the market of a first start: a request by arrival, and a lot that is lent. */
import type { Call } from '@bahi/contract/client.ts';
import { grabShares, listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { getLending, lendShares } from '@bahi/contract/lending/calls.ts';
import { expect, test } from 'vitest';
import { PRACTICE_FUND_PASSWORD } from './customers.ts';
import { DESK_ACTS } from './desk-acts.ts';

const holding = (position: string, mark: string | null, code: string | null) => ({
  position,
  mark,
  refusal: code === null ? null : { code, params: {} },
});

/** One is locked, of another a lot is too little. */
const LENDING = {
  kind: 'ok',
  data: {
    minimum: '10000.00',
    lotSize: 100,
    holdings: [
      holding('6', '186.00', 'lending.position_locked'),
      holding('7', '99.99', null),
      holding('8', '100.00', null),
    ],
  },
};

const offer = (id: string, rule: string, state: string) => ({ id, rule, state });

test('priya asks once for a lot of an open offer by arrival, whichever was published first, and lends a lot of what is free', async () => {
  const rows = [
    offer('1', 'draw', 'drawn'),
    offer('2', 'draw', 'open'),
    offer('3', 'first_come', 'used_up'),
    offer('4', 'first_come', 'open'),
  ];
  for (const listed of [rows, rows.toReversed()]) {
    const asked: unknown[] = [];
    const call = (async (endpoint: unknown, input: unknown) => {
      if (endpoint === listGrabOffers) return { kind: 'ok', data: { rows: listed } };
      if (endpoint === getLending) return LENDING;
      asked.push([endpoint, input]);
      return { kind: 'ok', data: null };
    }) as unknown as Call;
    for (const act of DESK_ACTS['priya']!) await act(call, { idempotencyKey: 'once' });
    expect(asked).toEqual([
      [grabShares, { offer: '4', lots: 1 }],
      [lendShares, { position: '8', lots: 1, fundPassword: PRACTICE_FUND_PASSWORD }],
    ]);
  }
});

test('without an open offer by arrival, and without a holding to lend, nothing is done', async () => {
  const call = (async () => ({
    kind: 'ok',
    data: {
      ...LENDING.data,
      holdings: LENDING.data.holdings.slice(0, 2),
      rows: [offer('1', 'first_come', 'upcoming')],
    },
  })) as unknown as Call;
  for (const act of DESK_ACTS['priya']!) expect(await act(call, { idempotencyKey: 'once' })).toBeNull();
});
