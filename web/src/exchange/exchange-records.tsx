/** Exchanges, newest first, of one currency or of all; a row opens its slip. */
import { Suspense, lazy, useState } from 'react';
import { currencies, listExchanges } from '@bahi/contract/exchange/calls.ts';
import type { Currency } from '@bahi/core/money.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Num } from '../ui/num.tsx';
import { Segments } from '../ui/segments.tsx';
import type { Exchange } from './exchange-slip.tsx';
import { moneyText } from './money-text.ts';
import { exchangeTexts } from './texts.ts';

const ExchangeSheet = lazy(() => import('./exchange-sheet.tsx'));

type Choice = Currency | 'all';

export function ExchangeRecords() {
  const t = useTexts(exchangeTexts);
  const [choice, setChoice] = useState<Choice>('all');
  const [opened, setOpened] = useState<Exchange | null>(null);
  const records = usePagedCall(listExchanges, choice === 'all' ? {} : { currency: choice }, { keepPrevious: true });
  const items: readonly { key: Choice; text: string }[] = [
    { key: 'all', text: t.every },
    ...currencies.map((code) => ({ key: code, text: code })),
  ];
  return (
    <section aria-label={t.records} className="pt-6">
      <h2 className="px-4 pb-2 text-lead font-semibold">{t.records}</h2>
      {(choice !== 'all' || records.total > 0) && (
        <div className="pb-3">
          <Segments label={t.filter} look="chips" kind="radio" items={items} value={choice} onChange={setChoice} />
        </div>
      )}
      <Loaded from={records} empty={<EmptyState>{t.noRecords}</EmptyState>}>
        {(rows) => (
          <ul className="border-b border-line">
            {rows.map((row) => (
              <li key={row.id}>
                <RecordRow exchange={row} onOpen={() => setOpened(row)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore from={records} />
      {opened !== null && (
        <Suspense>
          <ExchangeSheet exchange={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}

function RecordRow({ exchange, onOpen }: { readonly exchange: Exchange; readonly onOpen: () => void }) {
  const t = useTexts(exchangeTexts);
  const { from, to, paid, got, at } = exchange;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-15 w-full items-center gap-3 border-t border-line bg-surface px-4 py-2 text-left focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{t.pairOf(from, to)}</span>
        <span className="num block text-small text-ink-2">{formatDateTime(at, marketZone())}</span>
      </span>
      <span className="min-w-0 max-w-[60%] text-right">
        <span className="block font-semibold">
          <Num align="right">{moneyText(got, to)}</Num>
        </span>
        <span className="block text-small text-ink-2">
          <Num align="right">{`−${moneyText(paid, from)}`}</Num>
        </span>
      </span>
    </button>
  );
}
