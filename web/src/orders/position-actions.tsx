/** What companies do to a position: what is announced and not yet recorded, and its part in each dividend. Nothing where there is none. */
import { listActions, listDividends } from '@bahi/contract/corporate-actions/calls.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { Prospectus } from '../offerings/parts/prospectus.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StoredText } from '../ui/stored-text.tsx';
import { actionTexts } from './action-texts.ts';
import { comingOf, type Action } from './action-preview.ts';
import { DividendSlip } from './dividend-slip.tsx';
import type { Position } from './outcome.ts';

const STALE_MS = 60_000;

export default function PositionActions({ position }: { readonly position: Position }) {
  const t = useTexts(actionTexts);
  const { id, symbol, status } = position;
  const isOpen = status !== 'closed';
  const announced = useCall(
    listActions,
    { symbol, state: 'coming', page: 1, pageSize: 10 },
    { enabled: isOpen, staleTimeMs: STALE_MS },
  );
  const dividends = usePagedCall(listDividends, { position: id }, { refetchMs: WAITING_REFETCH_MS });
  const own = dividends.data ?? [];
  const coming = isOpen
    ? (announced.data?.rows ?? []).filter(
        (row) =>
          (row.state === 'announced' || row.state === 'withdrawn') && !own.some(({ action }) => action === row.id),
      )
    : [];
  return (
    <>
      {coming.length > 0 && (
        <section className="flex flex-col gap-3 px-4">
          <div>
            <h2 className="text-lead font-semibold">{t.coming}</h2>
            <p className="text-small text-ink-2">{t.comingHint}</p>
          </div>
          {coming.map((action) => (
            <ComingSlip key={action.id} action={action} position={position} />
          ))}
        </section>
      )}
      {dividends.data === undefined && dividends.failure !== null && <Loaded from={dividends}>{() => null}</Loaded>}
      {own.length > 0 && (
        <section className="flex flex-col gap-3 px-4">
          <h2 className="text-lead font-semibold">{t.dividends}</h2>
          {own.map((dividend) => (
            <DividendSlip key={dividend.id} dividend={dividend} />
          ))}
          <LoadMore from={dividends} />
        </section>
      )}
    </>
  );
}

function ComingSlip({ action, position }: { readonly action: Action; readonly position: Position }) {
  const t = useTexts(actionTexts);
  const { kind, numerator, denominator, perShare } = action;
  const { quantity, direction } = position;
  const { sharesAfter, hasFraction, amount } = comingOf(action, position);
  const isCalledOff = action.state === 'withdrawn';
  const title = kind === 'dividend' ? t.title.dividend(formatPrice(perShare)) : t.title[kind](numerator, denominator);
  return (
    <Slip
      title={title}
      hasTitle
      tone={isCalledOff ? 'sunk' : 'plain'}
      head={isCalledOff && <p className="font-semibold">{t.calledOff}</p>}
      foot={<Announced action={action} />}
    >
      <SlipRow
        label={t.recordDate}
        value={formatBusinessDate(action.recordDate)}
        {...(kind === 'dividend' ? { note: t.recordHint[direction] } : {})}
      />
      <SlipRow label={t.exDate} value={formatBusinessDate(action.exDate)} />
      {kind === 'dividend' && <SlipRow label={t.payDate} value={formatBusinessDate(action.payDate)} />}
      {!isCalledOff && sharesAfter !== null && (
        <SlipRow
          label={t.forShares(quantity)}
          value={t.becomes(quantity, sharesAfter)}
          isTotal
          {...(hasFraction ? { note: t.inLieu } : {})}
        />
      )}
      {!isCalledOff && amount !== null && (
        <SlipRow label={`${t.forShares(quantity)}: ${t.amount[direction]}`} value={formatAmount(amount)} isTotal />
      )}
    </Slip>
  );
}

/** Of what the broker announced: its words, and what was said of it since. */
function Announced({ action: { notice, notes } }: { readonly action: Action }) {
  const t = useTexts(actionTexts);
  return (
    <>
      {notes.length > 0 && (
        <section aria-label={t.notes} className="flex flex-col gap-1 pt-2">
          <h3 className="font-semibold">{t.notes}</h3>
          {notes.map(({ at, text }) => (
            <p key={`${at}-${text}`} className="[overflow-wrap:anywhere] whitespace-pre-line">
              <span className="text-ink-2">{formatDateTime(at, marketZone())}</span> <StoredText text={text} />
            </p>
          ))}
        </section>
      )}
      {notice !== null && <Prospectus title={t.notice} text={notice} />}
    </>
  );
}
