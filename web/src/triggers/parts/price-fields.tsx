/** The prices of a trigger order: each with its distance from the mark price, and three near ones that are one press each. */
import { formatDecimal } from '@bahi/core/money.ts';
import { formatPrice } from '@bahi/core/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { distanceBasisPoints, readPrice, toPrice } from '../../orders/parts/prices.ts';
import { PriceStepper } from '../../orders/parts/price-stepper.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { SegmentsField } from '../../ui/segments.tsx';
import type { Form } from '../../ui/use-form.ts';
import { pricesNear, pricesOf, type Kind, type PriceName, type Typed } from './terms.ts';
import { triggerTexts } from './texts.ts';

export interface PriceFieldsProps {
  readonly form: Form<Typed>;
  readonly side: 'buy' | 'sell';
  readonly mark: string | null;
  /** Whether the orders of `oco` may get limits or lose them. */
  readonly canChooseType: boolean;
}

export function PriceFields({ form, side, mark, canChooseType }: PriceFieldsProps) {
  const t = useTexts(triggerTexts);
  const typed = form.values;
  const kind = typed.kind as Kind;
  const asked = pricesOf(typed);
  const labels: Record<PriceName, string> = {
    triggerPrice: t.price.stop,
    limitPrice: t.limit.stop,
    targetPrice: t.price.target,
    targetLimitPrice: t.limit.target,
  };
  if (kind === 'trailing') return <TrailFields form={form} />;
  return (
    <>
      {kind === 'oco' && canChooseType && (
        <SegmentsField
          label={t.orderType}
          value={typed.orderType}
          items={[
            { key: 'market', text: t.market },
            { key: 'limit', text: t.limited },
          ]}
          onChange={(type) => form.set('orderType', type)}
        />
      )}
      {asked.map((name) => {
        const near = name === 'triggerPrice' || name === 'targetPrice' ? pricesNear(name, { side, mark, kind }) : [];
        const { onBlur, ...field } = form.field(name);
        const limitName = name === 'targetPrice' ? 'targetLimitPrice' : 'limitPrice';
        const limit = asked.includes(limitName) ? limitName : null;
        // A limit begins at the price that triggers it.
        const trigger = readPrice(typed[name === 'targetLimitPrice' ? 'targetPrice' : 'triggerPrice'] ?? '');
        const away = awayFrom(field.value, mark);
        return (
          <div key={name} className="flex flex-col gap-2">
            <PriceStepper
              id={field.id}
              label={labels[name]}
              value={field.value}
              start={near[0]?.price ?? trigger ?? mark}
              lower={null}
              upper={null}
              error={field.error}
              onChange={field.onChange}
              onFocusChange={(hasFocus) => !hasFocus && onBlur()}
              {...(away === null ? {} : { hint: (away.isBelow ? t.below : t.above)(away.percent, formatPrice(mark)) })}
            />
            {near.length > 0 && (
              <div className="flex flex-wrap gap-2">
                {near.map(({ percent, price }) => (
                  <button
                    key={percent}
                    type="button"
                    onClick={() => {
                      field.onChange(price);
                      if (limit !== null && typed[limit] === '') form.set(limit, price);
                    }}
                    className="press flex min-h-11 min-w-fit flex-1 flex-col items-center justify-center rounded-chip bg-wash px-1 text-small text-action"
                  >
                    <span className="num font-semibold">{formatPrice(price)}</span> <span>{signed(percent)}</span>
                  </button>
                ))}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}

function TrailFields({ form }: Pick<PriceFieldsProps, 'form'>) {
  const t = useTexts(triggerTexts);
  const { trailBy } = form.values;
  return (
    <>
      <SegmentsField
        label={t.trailBy}
        value={trailBy}
        items={(['percent', 'amount'] as const).map((key) => ({ key, text: t.by[key] }))}
        onChange={(by) => {
          form.set('trailBy', by);
          // Percent mean nothing in rupees.
          form.set('trail', '');
        }}
      />
      <MoneyInput {...form.field('trail')} label={t.trail} unit={trailBy === 'percent' ? '%' : 'INR'} />
    </>
  );
}

function awayFrom(typed: string, mark: string | null) {
  const price = toPrice(readPrice(typed));
  const at = toPrice(mark);
  const gap = distanceBasisPoints(readPrice(typed), mark);
  if (price === null || at === null || gap === null || price === at) return null;
  return { isBelow: price < at, percent: formatDecimal(gap, 2) };
}

function signed(percent: number): string {
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;
}
