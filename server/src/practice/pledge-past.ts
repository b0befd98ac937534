/**
 * Pledges of the practice customer in the market's own past (offer-past.ts), by the services that everybody goes through: one repaid, one
 * refused, one that is lending and one that waits, against the shares that a placement allotted (placements.ts) and that are not locked any more.
 */
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { pledgeablePositions } from '../orders/service.ts';
import * as pledges from '../pledges/service.ts';
import type { Tx } from '../platform/database.ts';
import { act, nightsBetween, NOTE, reviewer, WAITING_MS, type Cast, type Deps, type DesksPast } from './desks.ts';
import { closeBefore, type Step } from './placements.ts';

/** Days before the start from which the shares can be pledged. */
const FREE_DAYS = 2;

export function pledgeSteps(past: DesksPast, { customer: customerId, now }: Cast): Step[] {
  /** At the close before, which is the mark price of that moment. */
  const step = (at: number, work: (tx: Tx, deps: Deps) => Promise<unknown>): Step => ({
    at,
    run: () =>
      act(past, at, async (tx, deps) => {
        const marks = new Map<string, bigint>();
        for (const { symbol } of await pledgeablePositions(tx, customerId))
          marks.set(symbol, await closeBefore(past, symbol, at));
        await work(tx, { ...deps, marketPrice: (symbol) => marks.get(symbol) ?? null });
      }),
  });
  const by = (at: number) => ({ customerId, now: at });
  /** The least that is lent at all, against as few lots as cover it. */
  const ask = (at: number, termDays: number): Step =>
    step(at, async (tx, deps) => {
      const { holdings, minimum } = await pledges.termsOf(deps, tx, by(at));
      for (const { position, lots: most, limitPerLot, refusal } of holdings) {
        if (refusal !== null || limitPerLot === null) continue;
        const lots = Number(parseMoney(minimum)! / parseMoney(limitPerLot)!) + 1;
        if (lots > most) continue;
        return pledges.requestPledge(deps, tx, { ...by(at), input: { position, lots, amount: minimum, termDays } });
      }
    });
  const decide = (at: number, decision: 'approve' | 'reject'): Step =>
    step(at, async (tx, deps) => {
      const { standing } = await pledges.termsOf(deps, tx, by(at));
      const asked = standing.find(({ state }) => state === 'pending');
      if (asked === undefined) return;
      const of = { id: BigInt(asked.id), staff: await reviewer(tx), note: NOTE, now: at };
      if (decision === 'approve') await pledges.approvePledge(deps, tx, { ...of, amount: asked.amount });
      else await pledges.rejectPledge(deps, tx, { ...of, reason: 'value_fell' });
    });
  const repay = (at: number): Step =>
    step(at, async (tx, deps) => {
      const { standing } = await pledges.termsOf(deps, tx, by(at));
      for (const { id: pledge, principal, interest } of standing) {
        const amount = formatMoney(parseMoney(principal)! + parseMoney(interest)!);
        await pledges.repayPledge(deps, tx, { ...by(at), input: { pledge, amount } });
      }
    });
  const from = now - FREE_DAYS * DAY_MS;
  return [
    ask(from, 30),
    decide(from + HOUR_MS, 'approve'),
    repay(from + 6 * HOUR_MS),
    ask(from + 7 * HOUR_MS, 180),
    decide(from + 8 * HOUR_MS, 'reject'),
    ask(from + 9 * HOUR_MS, 90),
    decide(from + 10 * HOUR_MS, 'approve'),
    ask(now - WAITING_MS, 30),
    ...nightsBetween(past, from, now).map((at) => step(at, (_, deps) => pledges.progress(deps))),
  ].filter(({ at }) => at <= now);
}
