/** What dividends and rights counted as between their ex-date and their payment or end (decision 0033), for the history of an account (decision 0122). */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Step } from '@bahi/core/worth-history.ts';
import type { Reader } from '../platform/database.ts';

interface Due {
  readonly amount: Minor;
  readonly at: bigint;
  readonly doneAt: bigint | null;
}

/** All of a customer together, ascending. */
export async function duesByDay(
  { calendar }: { readonly calendar: Calendar },
  reader: Reader,
  customerId: bigint,
): Promise<Step[]> {
  const { rows } = await reader.query<Due>({
    name: 'actions.dues_by_day',
    text: `select e.amount, a.ex_at as at, e.done_at as "doneAt" from actions.entitlement e join actions.action a on a.id = e.action_id
      where e.customer_id = $1 and e.amount <> 0 and e.state <> 'entitled'`,
    values: [customerId],
  });
  const changes = rows
    .flatMap(({ amount, at, doneAt }) => [
      { at: Number(at), amount },
      ...(doneAt === null ? [] : [{ at: Number(doneAt), amount: -amount }]),
    ])
    .toSorted((a, b) => a.at - b.at);
  let amount = 0n;
  return changes.map((change) => {
    amount += change.amount;
    return { date: businessDateOf(calendar, change.at), amount };
  });
}
