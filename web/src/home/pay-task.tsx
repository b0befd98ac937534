/**
 * What ends with a deadline comes before anything less urgent: shares that were won and wait for their payment, and rights that are about to
 * lapse. After it they are gone.
 */
import type { ReactNode } from 'react';
import { listSubscriptions } from '@bahi/contract/new-shares/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { serverNow } from '../data/clock.ts';
import { useNameOf } from '../data/instruments.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { isOnItsWay } from './is-on-its-way.ts';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './task-texts.ts';

const wins = { segment: 'won', page: 1, pageSize: 100 } as const;
const issues = { page: 1, pageSize: 20 };
const REFETCH_MS = 60_000;
/** Whoever decided against rights is not asked for all the weeks of an issue. */
const LAST_DAYS_MS = 3 * 86_400_000;

/** `children`: what is next where no deadline is. */
export function PayTask({ children }: { readonly children: ReactNode }) {
  const won = useCall(listSubscriptions, wins, { refetchMs: REFETCH_MS });
  const rights = useCall(listRights, issues, { refetchMs: REFETCH_MS });
  if (isOnItsWay(won) || isOnItsWay(rights)) return null;
  const now = serverNow();
  const [first] = [
    ...(won.data?.rows ?? []).flatMap(({ id, name, due, wonLots, payBy, canPay }) =>
      canPay && payBy !== null && payBy > now
        ? [{ by: payBy, card: <PayCard id={id} name={name} amount={due} lots={wonLots ?? 0} by={payBy} /> }]
        : [],
    ),
    ...(rights.data?.rows ?? []).flatMap(({ id, symbol, name, price, left, state, payBy, publishedPayBy }) =>
      state === 'open' && left > 0 && payBy > now && payBy - now < LAST_DAYS_MS
        ? [
            {
              by: payBy,
              card: (
                <RightsCard
                  id={id}
                  symbol={symbol}
                  name={name}
                  price={price}
                  left={left}
                  by={payBy}
                  waits={publishedPayBy !== null}
                />
              ),
            },
          ]
        : [],
    ),
  ].toSorted((a, b) => a.by - b.by);
  return first === undefined ? children : first.card;
}

function PayCard(due: {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly lots: number;
  readonly by: number;
}) {
  const { pay } = useTexts(taskTexts);
  return (
    <TaskCard
      tone="waiting"
      title={pay.title(due.lots, formatDateTime(due.by, marketZone()))}
      body={pay.body(due.name, formatAmount(due.amount))}
      action={pay.action}
      link={href('/home/newStockRecord', { subscription: due.id })}
    />
  );
}

function RightsCard(due: {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly price: string;
  readonly left: number;
  readonly by: number;
  /** For a restriction: they are no part of what is shared out. */
  readonly waits: boolean;
}) {
  const { rights } = useTexts(taskTexts);
  const cost = formatMoney((parseMoney(due.price) ?? 0n) * BigInt(due.left));
  return (
    <TaskCard
      tone="waiting"
      title={rights.title(due.left, formatDateTime(due.by, marketZone()))}
      body={(due.waits ? rights.waitsBody : rights.body)(useNameOf(due), formatAmount(cost))}
      action={rights.action}
      link={href('/home/newStockPsBuy', { issue: due.id })}
    />
  );
}
