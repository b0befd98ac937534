/** How much of a position to close, and at what price. */
import { formatPrice } from '@bahi/core/format.ts';
import type { LiveQuote } from '../data/live-quote.ts';
import { useTexts } from '../i18n/texts.ts';
import { Segments } from '../ui/segments.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { wholeLots, type Close } from './close.ts';
import type { Position } from './outcome.ts';
import { PriceStepper } from './parts/price-stepper.tsx';
import { ordersTexts } from './texts.ts';

export function CloseFields(props: {
  readonly position: Position;
  readonly close: Close;
  readonly quote: LiveQuote | undefined;
  readonly error: string | null;
  readonly onChange: (next: Close) => void;
}) {
  const t = useTexts(ordersTexts);
  const { position, close, quote, error, onChange } = props;
  const lots = wholeLots(position);
  const isPledged = position.pledged > 0;
  const touch = (position.direction === 'long' ? quote?.bid : quote?.ask) ?? quote?.last ?? null;
  const lower = quote?.lower ?? null;
  const upper = quote?.upper ?? null;
  return (
    <>
      <Segments
        label={t.ticket.orderType}
        kind="radio"
        value={close.type}
        items={(['market', 'limit'] as const).map((key) => ({ key, text: t.orderType[key] }))}
        onChange={(type) =>
          onChange({ ...close, type, limitPrice: close.limitPrice === '' ? (touch ?? '') : close.limitPrice })
        }
      />
      {lots > 1 && !isPledged && (
        <Segments
          label={t.close.how}
          kind="radio"
          value={close.how}
          items={[
            { key: 'all', text: t.close.all },
            { key: 'part', text: t.close.part },
          ]}
          onChange={(how) => onChange({ ...close, how })}
        />
      )}
      {lots > 1 && (isPledged || close.how === 'part') && (
        <Stepper
          label={t.close.lotsLabel(lots)}
          value={Math.min(close.lots, lots)}
          minimum={1}
          maximum={lots}
          maximumReason={t.close.maximum(lots)}
          minimumReason={t.ticket.minimumLots}
          onChange={(next) => onChange({ ...close, lots: next })}
        />
      )}
      {close.type === 'limit' && (
        <>
          <PriceStepper
            id={`close-price-${position.id}`}
            label={t.ticket.limitPrice}
            value={close.limitPrice}
            start={touch}
            lower={lower}
            upper={upper}
            {...(lower === null || upper === null
              ? {}
              : { hint: t.ticket.priceRange(formatPrice(lower), formatPrice(upper)) })}
            error={error}
            onChange={(limitPrice) => onChange({ ...close, limitPrice })}
          />
          <Segments
            label={t.ticket.timeInForce}
            kind="radio"
            value={close.timeInForce}
            items={(['session', 'gtc'] as const).map((key) => ({ key, text: t.timeInForce[key] }))}
            onChange={(timeInForce) => onChange({ ...close, timeInForce })}
          />
        </>
      )}
    </>
  );
}
