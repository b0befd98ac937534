/** The alerts of one instrument: what it costs now, a form to set another, and those that are set. Stands over any screen. */
import { useEffect, useRef, useState } from 'react';
import { addAlert, listAlerts } from '@bahi/contract/alerts/calls.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { useInstrument, type Instrument } from '../../data/instruments.ts';
import { useQuote } from '../../data/live.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommand } from '../../data/use-command.ts';
import { useAlertTexts, type AlertTexts } from '../../i18n/alerts.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { usePlace } from '../../shell/location.ts';
import { toast } from '../../shell/toast.ts';
import { AlertList } from './alert-list.tsx';
import { levelsNear } from './alert-levels.ts';
import { alertTarget } from './alert-target.ts';
import { alertWhat, type AlertKind } from './alert-words.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { Change } from '../../ui/change.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { PriceCell } from '../../ui/price-cell.tsx';
import { Select } from '../../ui/select.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useForm } from '../../ui/use-form.ts';

export function AlertSheet({ symbol }: { readonly symbol: string }) {
  const t = useAlertTexts();
  const instrument = useInstrument(symbol);
  const place = usePlace();
  const opened = useRef(place);
  useEffect(() => {
    // Going elsewhere leaves it.
    if (place !== opened.current) alertTarget.set(null);
  }, [place]);
  return (
    <Sheet isOpen onClose={() => alertTarget.set(null)} title={t.title(instrument?.name ?? symbol)} hasForm>
      <div className="flex flex-col gap-5">
        <Now symbol={symbol} digits={instrument?.priceScale ?? 2} />
        <AlertForm key={symbol} symbol={symbol} instrument={instrument} />
        <Mine symbol={symbol} />
      </div>
    </Sheet>
  );
}

function Now({ symbol, digits }: { readonly symbol: string; readonly digits: number }) {
  const t = useAlertTexts();
  const quote = useQuote(symbol);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 rounded-control bg-sunk px-4 py-3">
      <div className="min-w-0">
        <p className="text-small text-ink-2">{t.priceNow}</p>
        <PriceCell price={quote?.last} digits={digits} className="text-title font-semibold" />
      </div>
      <Change amount={quote?.change ?? null} rate={quote?.changeRate ?? null} digits={digits} className="font-medium" />
    </div>
  );
}

const priceKinds = ['above', 'below', 'rise', 'fall'] as const;
/** Refusals about the value stand beside it; so does what else the server says about this one alert. */
const unit = { above: 'price', below: 'price', rise: 'rate', fall: 'rate', volume: 'volume' } as const;

function AlertForm({ symbol, instrument }: { readonly symbol: string; readonly instrument: Instrument | undefined }) {
  const t = useAlertTexts();
  const refusalText = useRefusalText();
  const quote = useQuote(symbol);
  const [kind, setKind] = useState<AlertKind>('above');
  const digits = instrument?.priceScale ?? 2;
  // What is computed from others has no volume of its own.
  const kinds: readonly AlertKind[] = instrument?.isTradable === true ? [...priceKinds, 'volume'] : priceKinds;
  const add = useCommand(addAlert, {
    changes: [listAlerts],
    onDone: (alert) => {
      toast(t.isSet(alertWhat(t, alert, digits)));
      form.set('value', '');
    },
    onRefused: (refusal, message) => form.reject({ value: refusalText(refusal, message) }),
  });
  const form = useForm({
    initial: { value: '' },
    rules: { value: (value) => (Number(value) > 0 ? null : t.enter) },
    onSubmit: ({ value }) => add.send({ symbol, kind, value }),
  });
  const chooseKind = (next: AlertKind) => {
    const { value } = form.values;
    form.reset();
    // A price means nothing as a percentage.
    if (unit[next] === unit[kind]) form.set('value', value);
    setKind(next);
  };
  return (
    <RequestForm
      form={form}
      command={add}
      action={t.set}
      what={t.notSet}
      foot={
        <>
          <p className="text-small text-ink-2">{t.once}</p>
          {/* The toast stands outside of the dialog, where a screen reader does not look now. */}
          <p role="status" className="sr-only">
            {add.state.phase === 'done' && t.isSet(alertWhat(t, add.state.data, digits))}
          </p>
        </>
      }
    >
      <Select
        label={t.kindLabel}
        value={kind}
        items={kinds.map((key) => ({ key, text: t.kind[key] }))}
        onChange={chooseKind}
      />
      <MoneyInput
        {...form.field('value')}
        label={t.value[unit[kind]]}
        digits={unit[kind] === 'price' ? digits : unit[kind] === 'rate' ? 2 : 0}
        unit={unitText(kind, instrument, t.unit)}
        hint={kind === 'volume' && quote !== undefined ? `${t.volumeNow}: ${formatQuantity(quote.volume)}` : undefined}
      />
      <Levels kind={kind} last={quote?.last ?? null} digits={digits} onPick={(value) => form.set('value', value)} />
    </RequestForm>
  );
}

function unitText(
  kind: AlertKind,
  instrument: Instrument | undefined,
  counted: AlertTexts['unit'],
): string | undefined {
  if (kind === 'volume')
    return instrument === undefined || instrument.kind === 'equity' ? counted.shares : counted.units;
  if (kind === 'rise' || kind === 'fall') return '%';
  return instrument?.kind === 'index' ? undefined : (instrument?.forex?.quote ?? 'INR');
}

/** Three levels near the price, one press each. */
function Levels({
  kind,
  last,
  digits,
  onPick,
}: {
  readonly kind: AlertKind;
  readonly last: string | null;
  readonly digits: number;
  readonly onPick: (value: string) => void;
}) {
  const t = useAlertTexts();
  const levels = levelsNear(kind, last, digits);
  if (levels.length === 0) return null;
  return (
    <div className="grid grid-cols-3 gap-2 @max-tight:grid-cols-1">
      {levels.map(({ value, note }) => (
        <button
          key={note}
          type="button"
          aria-label={t.fill(`${formatPrice(value, unit[kind] === 'price' ? digits : 2)} (${note})`)}
          onClick={() => onPick(value)}
          className="press num min-h-11 rounded-control border border-edge px-1 text-small font-semibold"
        >
          {unit[kind] === 'price' && <span className="block">{formatPrice(value, digits)}</span>}
          <span className={unit[kind] === 'price' ? 'block font-medium text-ink-2' : 'block'}>{note}</span>
        </button>
      ))}
    </div>
  );
}

function Mine({ symbol }: { readonly symbol: string }) {
  const t = useAlertTexts();
  const alerts = useCall(listAlerts, { symbol, status: 'active', page: 1, pageSize: 100 });
  const rows = alerts.data?.rows ?? [];
  return (
    <section aria-label={t.mine} className="-mx-4">
      {rows.length > 0 && <h3 className="px-4 pb-2 text-small font-semibold text-ink-2">{t.mine}</h3>}
      <AlertList label={t.mine} alerts={rows} hasNames={false} />
    </section>
  );
}
