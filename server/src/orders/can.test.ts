/** The contract's table of what each state allows, by which apps disable a button, is what the rules of core decide. */
import { can, orderStatus, positionStatus } from '@bahi/contract/trade.ts';
import { expect, test } from 'vitest';
import { decideAddMargin, decideCancel, decideProtect, type HeldPosition } from '@bahi/core/position-decision.ts';

const NOW = 1_000_000;

test.each(orderStatus.options)('an order that is %s', (status) => {
  expect(decideCancel({ status }).isAccepted).toBe((can.cancelOrder as readonly string[]).includes(status));
});

test.each(positionStatus.options)('a position that is %s', (status) => {
  const position: HeldPosition = {
    symbol: 'VRM',
    direction: 'long',
    status: status === 'locked' ? 'holding' : status,
    quantity: 100,
    lockDays: 0,
    lockMinutes: status === 'locked' ? 30 : 0,
    lockedUntil: status === 'locked' ? NOW + 1 : null,
  };
  const addsMargin = decideAddMargin({ available: 100_00n }, position, 1).isAccepted;
  expect(addsMargin).toBe((can.addMargin as readonly string[]).includes(status));
  const protects = decideProtect(position, { stopLoss: null, takeProfit: null }, 100_00).isAccepted;
  expect(protects).toBe((can.protectPosition as readonly string[]).includes(status));
});
