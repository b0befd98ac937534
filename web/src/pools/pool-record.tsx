/** The months of a pool: its own, or of its rule over the past, marked as such; one or the other, never both in one figure. */
import { useState } from 'react';
import { formatBusinessDate } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { FactPair } from '../offerings/parts/facts.tsx';
import { Button } from '../ui/button.tsx';
import { Change } from '../ui/change.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Segments } from '../ui/segments.tsx';
import { Extremes, rangeText } from './figures.tsx';
import { monthText, percentOf, type MonthResult, type PoolDetail } from './pool-words.ts';
import { poolTexts } from './texts.ts';

type Record = NonNullable<PoolDetail['records']['own']>;
const kinds = ['own', 'simulated'] as const;

/** What stands there before somebody asks for the rest. */
const MONTHS_AT_FIRST = 12;

export function Records({ pool: { records, figures, lockDays } }: { readonly pool: PoolDetail }) {
  const t = useTexts(poolTexts);
  const [chosen, setChosen] = useState<(typeof kinds)[number] | null>(null);
  const there = kinds.filter((kind) => records[kind] !== null);
  const kind = chosen ?? figures?.basis ?? there[0] ?? 'own';
  const record = records[kind];
  return (
    <section aria-label={t.months} className="flex flex-col gap-3 px-4">
      <h2 className="font-semibold">{t.months}</h2>
      {there.length > 1 && (
        <Segments
          label={t.recordOf}
          kind="radio"
          items={there.map((key) => ({ key, text: t.recordKinds[key] }))}
          value={kind}
          onChange={setChosen}
        />
      )}
      {record === null ? (
        <p className="text-ink-2">{t.noMonths}</p>
      ) : (
        <OneRecord key={kind} record={record} isSimulated={kind === 'simulated'} lockDays={lockDays} />
      )}
    </section>
  );
}

interface OneRecordProps {
  readonly record: Record;
  readonly isSimulated: boolean;
  readonly lockDays: number;
}

function OneRecord({ record, isSimulated, lockDays }: OneRecordProps) {
  const t = useTexts(poolTexts);
  const [hasAll, setAll] = useState(false);
  const { months, expected, extremes, from, through } = record;
  const newest = months.toReversed();
  const losses = months.filter(({ bps }) => bps < 0).length;
  const range = rangeText(expected, t.rangeOf);
  return (
    <>
      {isSimulated && (
        <Nudge>
          <p className="font-semibold">{t.simulatedRecord}</p>
          <p>{t.simulatedBody}</p>
        </Nudge>
      )}
      <p className="text-ink-2">
        {t.sentences([
          t.recordSpan(formatBusinessDate(from), formatBusinessDate(through)),
          t.lossCount(losses, months.length),
        ])}
      </p>
      <Extremes extremes={extremes} />
      <dl>
        <FactPair
          label={`${t.range} · ${t.rangeOver(lockDays)}`}
          value={<>{range ?? t.tooEarly}</>}
          {...(expected === null ? {} : { note: t.rangeNote(expected.spans) })}
        />
      </dl>
      <DataTable<MonthResult>
        caption={isSimulated ? t.tableSimulated : t.tableOwn}
        columns={[
          { key: 'month', title: t.month, cell: ({ month }) => monthText(month), align: 'left' },
          {
            key: 'result',
            title: t.gainOrLoss,
            cell: ({ bps }) => (
              // One column: with large text three do not fit beside each other on a phone.
              <span className="flex flex-wrap justify-end gap-x-3">
                {wordFor(bps)}
                <Change rate={percentOf(bps)} align="right" />
              </span>
            ),
          },
        ]}
        rows={hasAll ? newest : newest.slice(0, MONTHS_AT_FIRST)}
        rowKey={({ month }) => month}
      />
      {!hasAll && newest.length > MONTHS_AT_FIRST && (
        <Button variant="soft" size="medium" onClick={() => setAll(true)}>
          {t.allMonths(newest.length)}
        </Button>
      )}
    </>
  );

  function wordFor(bps: number): string {
    return bps < 0 ? t.loss : bps > 0 ? t.gain : t.flat;
  }
}
