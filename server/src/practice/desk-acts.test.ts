/** What the practice customers do at the grab desk: a request by arrival. */
import type { Call } from '@bahi/contract/client.ts';
import { grabShares, listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { expect, test } from 'vitest';
import { DESK_ACTS } from './desk-acts.ts';

const offer = (id: string, rule: string, state: string) => ({ id, rule, state });

test('priya asks once for a lot of an open offer by arrival, whichever was published first', async () => {
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
      asked.push([endpoint, input]);
      return { kind: 'ok', data: null };
    }) as unknown as Call;
    for (const act of DESK_ACTS['priya']!) await act(call, { idempotencyKey: 'once' });
    expect(asked).toEqual([[grabShares, { offer: '4', lots: 1 }]]);
  }
});

test('without an open offer by arrival nothing is done', async () => {
  const call = (async () => ({
    kind: 'ok',
    data: { rows: [offer('1', 'first_come', 'upcoming')] },
  })) as unknown as Call;
  for (const act of DESK_ACTS['priya']!) expect(await act(call, { idempotencyKey: 'once' })).toBeNull();
});
