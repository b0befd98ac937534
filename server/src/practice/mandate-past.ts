/** The day-trading mandates of the practice customers in the market's own past (offer-past.ts), one in each state, by the services that everybody goes through. */
import { addBusinessDays, currentOrNextSession, sessionOn } from '@bahi/core/calendar.ts';
import { daySession, SQUARE_OFF_MS } from '@bahi/core/day-trading.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import {
  applyForMandate,
  approveMandate,
  cancelMandate,
  rejectMandate,
  settleMandates,
} from '../day-trading/service.ts';
import { act, NOTE, reviewer, WAITING_MS, type Cast, type DesksPast } from './desks.ts';
import type { Step } from './placements.ts';

export function mandateSteps(past: DesksPast, { customer, trader, now }: Cast): Step[] {
  const { calendar } = past;
  const { open: opened } = currentOrNextSession(calendar, now);
  /** In the session that opened so many days before this one. */
  const at = (days: number): number => opened - days * DAY_MS + 2 * HOUR_MS;
  // What is asked for from then on is for the session of now.
  const { close } = sessionOn(calendar, addBusinessDays(calendar, daySession(calendar, now).date, -1))!;
  const since = (moment: number): number => Math.max(moment, close - SQUARE_OFF_MS);
  const ids = new Map<string, bigint>();
  const ask = (name: string, moment: number, of: { customerId: bigint; amount: string }): Step => ({
    at: moment,
    run: () =>
      act(past, moment, async (tx, deps) => {
        const { customerId, amount } = of;
        const mandate = await applyForMandate(deps, tx, { customerId, now: moment, input: { amount } });
        ids.set(name, BigInt(mandate.id));
      }),
  });
  const decide = (name: string, moment: number, amount: string | null): Step => ({
    at: moment,
    run: () =>
      act(past, moment, async (tx, deps) => {
        const id = ids.get(name);
        if (id === undefined) return;
        const by = { id, staff: await reviewer(tx), note: NOTE, now: moment };
        if (amount === null) await rejectMandate(deps, tx, { ...by, reason: 'losses' });
        else await approveMandate(deps, tx, { ...by, amount });
      }),
  });
  const cancel = (name: string, customerId: bigint, moment: number): Step => ({
    at: moment,
    run: () =>
      act(past, moment, async (tx, deps) => {
        const mandate = ids.get(name)?.toString();
        if (mandate !== undefined) await cancelMandate(deps, tx, { customerId, now: moment, input: { mandate } });
      }),
  });
  /** What the clock makes of the mandates of the session that opened so many days before this one, at its end. */
  const end = (days: number): Step => {
    const moment = opened - (days - 1) * DAY_MS - 10 * MINUTE_MS;
    return { at: moment, run: () => act(past, moment, (_, deps) => settleMandates(deps)) };
  };
  return [
    ask('expired', at(4), { customerId: customer, amount: '80000' }),
    end(4),
    ask('cancelled', at(3), { customerId: customer, amount: '60000' }),
    cancel('cancelled', customer, at(3) + HOUR_MS),
    ask('rejected', at(3), { customerId: trader, amount: '200000' }),
    decide('rejected', at(3) + HOUR_MS, null),
    ask('settled', at(2), { customerId: trader, amount: '100000' }),
    decide('settled', at(2) + HOUR_MS, '100000'),
    end(2),
    ask('running', since(now - 40 * MINUTE_MS), { customerId: trader, amount: '300000' }),
    decide('running', since(now - 30 * MINUTE_MS), '300000'),
    ask('pending', since(now - WAITING_MS), { customerId: customer, amount: '50000' }),
  ].filter((step) => step.at <= now);
}
