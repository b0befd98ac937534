/** A practice market whose server was away over a draw and the published deadline: its winners pay in the time that the late result gives them. */
import { addBusinessDays, practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offersOpening, type PlannedOffer } from './offer-timetable.ts';
import { applicationsFor, participantsFor } from './participants.ts';
import { startPracticeMarket, type PracticeMarket } from './testing.ts';

let market: PracticeMarket;
beforeAll(async () => {
  market = await startPracticeMarket();
});
afterAll(() => market.stop());

test('participants who won by a late draw pay after the published deadline, and only those who never pay forfeit', async () => {
  const { clock, t } = market.o.h;
  const { db } = t;
  const offers = market.keep();
  await offers.ready;
  const { rows: found } = await db.query<{ id: bigint; symbol: string; payBy: bigint; drawAt: bigint; opens: string }>(
    `select id, symbol, pay_by as "payBy", draw_at as "drawAt", to_char(to_timestamp(opens_at / 1000) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as opens
     from new_shares.offer where funding = 'pay_after' and drawn_at is null and opens_at <= $1 order by closes_at limit 1`,
    [clock.now()],
  );
  const { id, symbol, payBy, drawAt, opens } = found[0]!;
  const statuses = async (): Promise<Map<string, string>> => {
    const { rows } = await db.query<{ account: string; status: string }>(
      `select c.account, s.status from new_shares.subscription s join identity.customer c on c.id = s.customer_id
       where s.offer_id = $1 and s.won_lots > 0`,
      [id],
    );
    return new Map(rows.map(({ account, status }) => [account, status]));
  };

  // The level becomes known, and nobody is there to draw.
  await clock.advance(Number(drawAt) - HOUR_MS - clock.now());
  await market.minute();
  await clock.advance(Number(payBy) + HOUR_MS - clock.now());
  for (let minute = 0; minute < 3; minute += 1) await market.minute();
  const won = [...(await statuses())];
  expect(won.length).toBeGreaterThan(5);
  expect(new Set(won.map(([, status]) => status))).toEqual(new Set(['awaiting_payment']));
  await offers.turn();
  const paying = payers(offersOpening(practiceCalendar, opens, addBusinessDays(practiceCalendar, opens, 1)), symbol);
  const later = await statuses();
  for (const [account] of won)
    expect(later.get(account), account).toBe(paying.has(account) ? 'paid' : 'awaiting_payment');
  expect([...later.values()]).toContain('paid');

  await clock.advance(25 * HOUR_MS);
  await market.minute();
  const ended = await statuses();
  for (const [account] of won)
    expect(['paid', 'allotted'].includes(ended.get(account)!), account).toBe(paying.has(account));
  await offers.stop();
  expect(market.failures).toEqual([]);
  expect(await market.audit()).toEqual([]);
});

/** Accounts of those who mean to pay for what they win. */
function payers(plan: readonly PlannedOffer[], symbol: string): Set<string> {
  const planned = plan.find(({ terms }) => terms.symbol === symbol)!;
  const accounts = participantsFor(planned.number);
  const paying = applicationsFor(planned).filter(({ paysAt }) => paysAt !== null);
  return new Set(paying.map(({ participant }) => accounts[participant]!));
}
