import { expect, test } from 'vitest';
import { closeTerms, isAllPledged, newClose, readClose, wholeLots } from './close.ts';

const position = { id: '1000001', quantity: 340, pledged: 0 };

test('closing opens ready: the whole position at market', () => {
  expect(closeTerms(position, newClose)).toEqual({ position: '1000001', type: 'market', timeInForce: 'session' });
  expect(readClose(newClose, { lower: null, upper: null })).toBeNull();
});

test('a part names its lots; odd shares go only with the whole', () => {
  expect(wholeLots(position)).toBe(3);
  expect(closeTerms(position, { ...newClose, how: 'part', lots: 3 })).toMatchObject({ lots: 3 });
  expect(closeTerms({ ...position, quantity: 300 }, { ...newClose, how: 'part', lots: 3 })).not.toHaveProperty('lots');
});

test('what is pledged is not closed: of one that is pledged in part only the lots that are left', () => {
  const pledged = { ...position, quantity: 400, pledged: 200 };
  expect([wholeLots(pledged), isAllPledged(pledged)]).toEqual([2, false]);
  expect(closeTerms(pledged, newClose)).toMatchObject({ lots: 1 });
  expect(closeTerms(pledged, { ...newClose, lots: 4 })).toMatchObject({ lots: 2 });
  expect(isAllPledged({ ...position, quantity: 300, pledged: 300 })).toBe(true);
  expect(isAllPledged({ ...position, quantity: 40, pledged: 0 })).toBe(false);
});

test('a limit must be a price inside today’s limits; at market it is not asked for', () => {
  const band = { lower: '900.00', upper: '1100.00' };
  const limit = { ...newClose, type: 'limit', timeInForce: 'gtc' } as const;
  expect(readClose({ ...limit, limitPrice: '' }, band)?.code).toBe('orders.price_not_positive');
  expect(readClose({ ...limit, limitPrice: '1200' }, band)?.code).toBe('orders.price_outside_band');
  expect(closeTerms(position, { ...limit, limitPrice: '1,000.50' })).toMatchObject({
    limitPrice: '1000.50',
    timeInForce: 'gtc',
  });
  expect(closeTerms(position, { ...limit, type: 'market', limitPrice: '1000' })).not.toHaveProperty('limitPrice');
});
