/**
 * A fund's basket through history: splits and bonus shares multiply its units, dividends and sold fractions go into its
 * cash, its cost leaves the cash day by day, and on the first session of each quarter the weights return to the rule's.
 */
import { dayOf } from '@bahi/core/calendar.ts';
import { SECOND_MS } from '@bahi/core/time.ts';
import { isNewQuarter, rebalance, valueOf, type Basket, type Fund } from '../computed.ts';
import { LAUNCH_PRICE } from '../fund-terms.ts';
import { sharesFactorOf, type PlacedAction } from './actions.ts';
import type { Closes } from './days.ts';
import type { Listed } from '../listed.ts';
import type { FindableStreams } from '../streams.ts';
import type { Timeline } from './timeline.ts';

export interface FundPast {
  /** Of each session, in the shares of that day. */
  readonly units: readonly (readonly number[])[];
  readonly cash: Float64Array;
  /** In the last session. */
  readonly basket: Basket;
}

export function fundPastOf(
  fund: Fund,
  { sessions }: Timeline,
  closesOf: (at: number) => Closes,
  actionsOf: (at: number) => readonly PlacedAction[],
): FundPast {
  const bases = new Map(fund.members.map((at) => [at, closesOf(at).base]));
  const actionsOn = actionsByDay(fund, actionsOf);
  const units: (readonly number[])[] = [];
  const cash = new Float64Array(sessions.length);
  let basket = rebalanceOn(0, fund.unitsOutstanding * LAUNCH_PRICE);
  units.push(basket.units);
  cash[0] = basket.cash;
  for (let day = 1; day < sessions.length; day += 1) {
    for (const { place, action } of actionsOn.get(day) ?? []) basket = afterAction(basket, place, action, day);
    const days = dayOf(sessions[day]!.date) - dayOf(sessions[day - 1]!.date);
    basket = { ...basket, cash: basket.cash - basket.dailyFee * days };
    if (isNewQuarter(sessions[day - 1]!.date, sessions[day]!.date)) {
      basket = rebalanceOn(
        day,
        valueOf(fund.members, basket, (at) => bases.get(at)![day]!),
      );
    }
    units.push(basket.units);
    cash[day] = basket.cash;
  }
  return { units, cash, basket };

  function rebalanceOn(day: number, value: number): Basket {
    return rebalance(fund, value, (at) => bases.get(at)![day]!, sessions[day]!.date);
  }

  function afterAction(before: Basket, place: number, action: PlacedAction, day: number): Basket {
    const held = before.units[place]!;
    const entitled = held * sharesFactorOf(action);
    const whole = Math.floor(entitled);
    const paid = held * action.cash + Math.round((entitled - whole) * bases.get(fund.members[place]!)![day]!);
    return { ...before, units: before.units.with(place, whole), cash: before.cash + paid };
  }
}

function actionsByDay(fund: Fund, actionsOf: (at: number) => readonly PlacedAction[]) {
  const byDay = new Map<number, { readonly place: number; readonly action: PlacedAction }[]>();
  fund.members.forEach((at, place) => {
    for (const action of actionsOf(at)) {
      const found = byDay.get(action.at);
      if (found === undefined) byDay.set(action.at, [{ place, action }]);
      else found.push({ place, action });
    }
  });
  return byDay;
}

/** Units traded in each session, drawn around what its book trades now. */
export function fundVolumesOf(
  streams: FindableStreams,
  listed: Listed,
  { sessions, nervousness }: Timeline,
): Float64Array {
  const rng = streams.findable(`volume ${listed.symbol}`);
  return Float64Array.from(sessions, ({ open, close }, day) => {
    const usual = ((listed.tradesPerSecond * (close - open)) / SECOND_MS) * listed.tradeShares;
    return Math.max(1, Math.round(usual * nervousness[day]! * Math.exp(rng.normal() * 0.3 - 0.05)));
  });
}

/** By minute: they sum to the session's. */
export function fundMinuteVolumesOf(
  streams: FindableStreams,
  { symbol }: Listed,
  day: number,
  { volume, count }: { readonly volume: number; readonly count: number },
): Float64Array<ArrayBuffer> {
  const rng = streams.findable(`volume ${symbol} ${day}`);
  const shares = Float64Array.from({ length: count }, () => 0.2 + rng.float() * 1.6);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let [upTo, told] = [0, 0];
  return shares.map((share) => {
    upTo += share;
    const minute = Math.round((volume * upTo) / all) - told;
    told += minute;
    return minute;
  });
}
