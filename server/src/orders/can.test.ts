/** The contract's table of what each state allows, by which apps disable a button, is what the rules of core decide. */
import { cancellable, orderStatus } from '@bahi/contract/orders/calls.ts';
import { can, positionStatus } from '@bahi/contract/orders/positions.ts';
import { expect, test } from 'vitest';
import { decideAddMargin, decideCancel, decideProtect } from '@bahi/core/position-decision.ts';

test.each(orderStatus.options)('an order that is %s', (status) => {
  expect(decideCancel({ status }).isAccepted).toBe(cancellable.includes(status));
});

test.each(positionStatus.options)('a position that is %s', (status) => {
  // As stored: a lock is a moment, not a state.
  const position = { direction: 'long', status: status === 'locked' ? 'holding' : status } as const;
  const addsMargin = decideAddMargin({ available: 100_00n }, position, 1).isAccepted;
  expect(addsMargin).toBe((can.addMargin as readonly string[]).includes(status));
  const protects = decideProtect(position, { stopLoss: null, takeProfit: null }, 100_00).isAccepted;
  expect(protects).toBe((can.protectPosition as readonly string[]).includes(status));
});
