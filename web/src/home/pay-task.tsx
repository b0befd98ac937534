/** Shares that were won and wait for their payment come before anything less urgent: after the deadline they are gone. */
import type { ReactNode } from 'react';
import { listSubscriptions } from '@bahi/contract/new-shares.ts';
import { formatAmount, formatDateTime } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { TaskCard } from './task-card.tsx';
import { taskTexts } from './task-texts.ts';

const newest = { segment: 'won', page: 1, pageSize: 20 } as const;
const REFETCH_MS = 60_000;

/** `children`: what is next where nothing is to be paid. */
export default function PayTask({ children }: { readonly children: ReactNode }) {
  const { data, failure } = useCall(listSubscriptions, newest, { refetchMs: REFETCH_MS });
  if (data === undefined) return failure === null ? null : children;
  const now = serverNow();
  const [due] = data.rows
    .flatMap(({ id, name, due: amount, wonLots, payBy, canPay }) =>
      canPay && payBy !== null && payBy > now ? [{ id, name, amount, lots: wonLots ?? 0, payBy }] : [],
    )
    .toSorted((a, b) => a.payBy - b.payBy);
  return due === undefined ? children : <PayCard {...due} />;
}

interface Due {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly lots: number;
  readonly payBy: number;
}

function PayCard({ id, name, amount, lots, payBy }: Due) {
  const { pay } = useTexts(taskTexts);
  return (
    <TaskCard
      tone="waiting"
      title={pay.title(lots, formatDateTime(payBy, marketZone()))}
      body={pay.body(name, formatAmount(amount))}
      action={pay.action}
      link={href('/home/newStockRecord', { subscription: id })}
    />
  );
}
