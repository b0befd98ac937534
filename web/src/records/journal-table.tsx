/** The journal as a table of a wide window; each line opens into its slip. */
import { createContext, use, useId, useMemo, useState, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { listRecords } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatSigned } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { call } from '../data/call.ts';
import { readEvery } from '../data/read-every.ts';
import type { PagedState } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { SortedTable, TableRow } from '../ui/sorted-table.tsx';
import type { Column } from '../ui/table.ts';
import { useTable } from '../ui/use-table.ts';
import { otherBusinessDate } from './business-date.ts';
import type { FundRecord } from './fund-record.ts';
import { RecordSlip } from './record-slip.tsx';
import { recordTitle } from './record-title.ts';
import { recordTexts } from './texts.ts';

export interface JournalTableProps {
  readonly input: Omit<InputOf<typeof listRecords>, 'page' | 'pageSize'>;
  readonly currency: Currency;
  readonly records: PagedState<FundRecord, unknown>;
  /** The entry of a link: its slip is open. */
  readonly opened: string | undefined;
}

export default function JournalTable({ input, currency, records, opened }: JournalTableProps) {
  const t = useTexts(recordTexts);
  const columns = useColumns(currency);
  const table = useTable({
    name: 'fund-records',
    columns,
    paged: records,
    path: listRecords.path,
    input,
    readEvery: () =>
      readEvery(
        (ask) => call(listRecords, { ...input, ...ask }),
        ({ entry }) => entry,
      ),
  });
  return (
    <SortedTable
      caption={t.tabs.journal}
      table={table}
      rowKey={({ entry }) => entry}
      row={(record, cells) => (
        <Line record={record} currency={currency} cells={cells} isOpenAtFirst={record.entry === opened} />
      )}
    />
  );
}

interface Opening {
  readonly isOpen: boolean;
  readonly slip: string;
  readonly toggle: () => void;
}

const OpeningContext = createContext<Opening | null>(null);

function Line(props: {
  readonly record: FundRecord;
  readonly currency: Currency;
  readonly cells: readonly ReactNode[];
  readonly isOpenAtFirst: boolean;
}) {
  const { record, currency, cells, isOpenAtFirst } = props;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const slip = useId();
  return (
    <OpeningContext value={{ isOpen, slip, toggle: () => setOpen(!isOpen) }}>
      <TableRow cells={cells} isSelected={isOpen}>
        {isOpen ? (
          <div id={slip} className="animate-appear px-1.5 pb-3">
            <RecordSlip record={record} currency={currency} />
          </div>
        ) : null}
      </TableRow>
    </OpeningContext>
  );
}

function Title({ children }: { readonly children: string }) {
  const opening = use(OpeningContext);
  if (opening === null) return null;
  const { isOpen, slip, toggle } = opening;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? slip : undefined}
      onClick={toggle}
      className="flex min-h-11 max-w-72 items-center gap-1 text-left font-semibold whitespace-normal"
    >
      {children}
      <ChevronDown size={14} aria-hidden="true" className={cx('shrink-0 text-ink-3', isOpen && 'rotate-180')} />
    </button>
  );
}

/** With the business date, where that is another day. */
function Time({ record }: { readonly record: FundRecord }) {
  const t = useTexts(recordTexts);
  const other = otherBusinessDate(record, marketZone());
  return (
    <>
      {formatDateTime(record.at, marketZone())}
      {other !== null && <span className="block text-ink-3">{t.document.businessDate(other)}</span>}
    </>
  );
}

function useColumns(currency: Currency): readonly Column<FundRecord>[] {
  const t = useTexts(recordTexts);
  const digits = CURRENCY_DIGITS[currency];
  return useMemo(() => {
    const c = t.csv.columns;
    const timeOf = ({ at }: FundRecord) => formatDateTime(at, marketZone());
    return [
      {
        key: 'at',
        title: c.at,
        align: 'left',
        filedAs: `${c.at} (${marketZone()})`,
        cell: (record) => <Time record={record} />,
        value: ({ at }) => at,
        // The dashes of ISO dates: spreadsheets read them as dates.
        filed: (record) => timeOf(record).replaceAll('.', '-'),
      },
      {
        key: 'kind',
        title: c.kind,
        align: 'left',
        shown: 'fixed',
        cell: (record) => <Title>{recordTitle(record, t)}</Title>,
        value: (record) => recordTitle(record, t),
        filed: ({ kind }) => t.kind[kind],
      },
      {
        key: 'symbol',
        title: c.symbol,
        align: 'left',
        cell: ({ symbol }) => symbol,
        value: ({ symbol }) => symbol,
      },
      {
        key: 'reference',
        title: c.reference,
        cell: ({ reference }) => reference,
        value: ({ reference }) => reference,
      },
      {
        key: 'change',
        title: c.change,
        cell: ({ cash }) => <span className="font-semibold">{formatSigned(cash, digits)}</span>,
        value: ({ cash }) => cash,
      },
      {
        key: 'after',
        title: c.after,
        cell: ({ cashAfter }) => formatAmount(cashAfter, digits),
        value: ({ cashAfter }) => cashAfter,
      },
      {
        key: 'margin',
        title: c.margin,
        shown: 'chosen',
        cell: ({ margin }) => formatSigned(margin),
        value: ({ margin }) => margin,
      },
      {
        key: 'businessDate',
        title: c.businessDate,
        shown: 'chosen',
        cell: ({ businessDate }) => formatBusinessDate(businessDate),
        value: ({ businessDate }) => businessDate,
      },
      { key: 'entry', title: c.entry, shown: 'chosen', cell: ({ entry }) => entry, value: ({ entry }) => entry },
      { key: 'payout', title: c.payout, value: ({ payout }) => payout?.amount ?? null },
      { key: 'payoutRate', title: c.payoutRate, value: ({ payout }) => payout?.rate ?? null },
    ];
  }, [t, digits]);
}
