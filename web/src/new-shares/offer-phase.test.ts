import { expect, test } from 'vitest';
import { nextMoment, phaseOf, type Offer } from './offer-phase.ts';

const offer = { state: 'upcoming', opensAt: 100, closesAt: 200, drawAt: 300 } as Offer;

test.each([
  [99, 'upcoming', 'opens'],
  [100, 'open', 'closes'],
  [199, 'open', 'closes'],
  [200, 'closed', 'draw'],
  [300, 'closed', undefined],
])('at %i an offer is %s without being read again', (now, phase, what) => {
  expect(phaseOf(offer, now)).toBe(phase);
  expect(nextMoment(offer, now)?.what).toBe(what);
});

test('what was decided or called off stays so, whatever the clock says', () => {
  for (const state of ['drawn', 'settled', 'listed', 'withdrawn'] as const) {
    expect(phaseOf({ ...offer, state }, 150)).toBe(state);
    expect(nextMoment({ ...offer, state }, 150)).toBeNull();
  }
});
