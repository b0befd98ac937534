/** The daily sign-in: a row a customer and calendar day. What counts of them is the rule of core. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSignIn } from '@bahi/contract/sign-in/calls.ts';
import { addDays, localDateOf, midnightOf, type Calendar } from '@bahi/core/calendar.ts';
import { countedSignIns, SIGN_IN_DAYS, SIGN_INS_COUNTED_MAX } from '@bahi/core/sign-in.ts';
import { lockCustomer } from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { accountState } from '../restrictions/service.ts';
import { insertDay, selectDays } from './store.ts';

type State = OutputOf<typeof getSignIn>;

interface By {
  readonly calendar: Calendar;
  readonly customerId: bigint;
  readonly now: number;
}

export async function signInState(tx: Tx, { calendar, customerId, now }: By): Promise<State> {
  const day = localDateOf(calendar, now);
  const { days, last } = (await selectDays(tx, [customerId], span(day))).get(customerId) ?? { days: 0, last: null };
  return {
    day,
    isSignedIn: last === day,
    nextDayAt: midnightOf(calendar, addDays(day, 1)),
    counted: countedSignIns(days),
    days: SIGN_IN_DAYS,
    countedMaximum: SIGN_INS_COUNTED_MAX,
  };
}

/** Of two at once one is first: the other waits for the customer's row, and then for the day's. */
export async function signInToday(tx: Tx, { calendar, customerId, now }: By): Promise<State> {
  await lockCustomer(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
  const day = localDateOf(calendar, now);
  const isFirst = await insertDay(tx, { customerId, day, at: now });
  if (!isFirst) refuse('sign_in.already', { next: midnightOf(calendar, addDays(day, 1)) });
  return signInState(tx, { calendar, customerId, now });
}

/** As far as they count, of the days up to one: of those customers who signed in at all. */
export async function signInsUpTo(
  tx: Tx,
  customerIds: readonly bigint[],
  day: string,
): Promise<ReadonlyMap<bigint, number>> {
  const found = await selectDays(tx, customerIds, span(day));
  return new Map([...found].map(([id, { days }]) => [id, countedSignIns(days)]));
}

function span(day: string): { from: string; to: string } {
  return { from: addDays(day, 1 - SIGN_IN_DAYS), to: day };
}
