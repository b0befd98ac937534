/** A day position that could not be closed, over a corporate action of its company. */
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { actionsHarness, OPENING, RECORD_DATE } from '../corporate-actions/testing.ts';
import { startDayTrading } from './testing.ts';

test('what a halt kept open over a bonus is settled late with what its fraction brought', async () => {
  const morning = sessionOn(practiceCalendar, RECORD_DATE)!.open + 60 * MINUTE_MS;
  const h = await actionsHarness({}, undefined, morning);
  onTestFinished(() => h.stop());
  const d = await startDayTrading(h);
  const symbol = await h.listed({ kind: 'bonus', numerator: 1, denominator: 3 });
  const { customerId, mandate } = await d.running('100000');
  const order = await d.place(customerId, { symbol, lots: 1, limit: 500_00 });
  await d.fill(order, 490_00);
  await h.away(OPENING - MINUTE_MS);
  await h.openEx(symbol, 375_00);
  await d.progress();
  // 133 shares are whole, and a third of one is worth 125.00; it had cost 122.50.
  expect((await d.read(customerId, mandate.id)).settlement).toMatchObject({
    gross: '2.50',
    trades: [{ carried: 133 }],
  });
  expect(await d.audit()).toEqual([]);
});
