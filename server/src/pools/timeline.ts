/** The life of a holding, step by step, from its rows and what valuations settled. */
import { formatMoney } from '@bahi/core/money.ts';
import { formatUnits } from '@bahi/core/pool.ts';
import type { Reader } from '../platform/database.ts';
import type { HoldingDetail, HoldingRow } from './rows.ts';
import { selectRedemptionsOf, selectStopChanges } from './store.ts';
import { selectFlowsOf } from './valuation-store.ts';

type Step = HoldingDetail['timeline'][number];

const ASKED = { asked: 'stop_asked', stop: 'stop_reached', end: 'end_reached' } as const;

export async function timelineOf(reader: Reader, row: HoldingRow): Promise<Step[]> {
  const flows = await selectFlowsOf(reader, row.id);
  const redemptions = await selectRedemptionsOf(reader, row.id);
  const changes = await selectStopChanges(reader, row.id);
  const step = (name: Step['step'], at: bigint, more: Partial<Step> = {}): Step => ({
    step: name,
    at: Number(at),
    amount: null,
    units: null,
    valuation: null,
    stopPercent: null,
    ...more,
  });
  const invested = { amount: formatMoney(row.invested) };
  const steps = [
    step('asked', row.askedAt, invested),
    ...changes.map(({ at, percent }) => step('stop_changed', at, { stopPercent: percent })),
    ...redemptions.flatMap(({ reason, askedAt, units, status, endedAt }) => [
      step(ASKED[reason], askedAt, { units: formatUnits(units) }),
      ...(status === 'taken_back' ? [step('stop_taken_back', endedAt!)] : []),
    ]),
    ...flows.map(({ what, at, money, units, number }) =>
      step(what, at, { amount: formatMoney(money), units: formatUnits(units), valuation: number }),
    ),
    ...(row.status === 'ended' ? [step('ended', row.endedAt!, { amount: formatMoney(row.paidOut) })] : []),
    ...(row.status === 'returned' || row.status === 'taken_back' ? [step(row.status, row.endedAt!, invested)] : []),
  ];
  return steps.toSorted((a, b) => a.at - b.at);
}
