/** How many lots to lend; the fund password is asked last. */
import { getLending, lendShares, listLendingLines } from '@bahi/contract/lending/calls.ts';
import { formatAmount, formatDateTime, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { marketZone } from '../../data/zone.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { RequestForm } from '../../requests/parts/request-form.tsx';
import { useRejected } from '../../requests/parts/use-rejected.ts';
import { StepUpSheet } from '../../security/parts/step-up-sheet.tsx';
import { useStepUp } from '../../security/parts/use-step-up.ts';
import { toast } from '../../shell/toast.ts';
import { Slip, SlipRow } from '../../ui/slip.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useForm } from '../../ui/use-form.ts';
import { lendFigures, type Holding, type Lending } from './figures.ts';
import { lotsFault } from './lots.ts';
import { lendTexts } from './texts.ts';

const FIELD_OF = {
  'lending.lots_invalid': 'lots',
  'lending.lots_unreadable': 'lots',
  'lending.below_minimum': 'lots',
} as const;

interface LendFormProps {
  readonly lending: Lending;
  readonly holding: Holding;
}

/** Of a holding with lots to lend. `key` it by the holding: what was typed is of one. */
export function LendForm({ lending, holding }: LendFormProps) {
  const t = useTexts(lendTexts);
  const text = useRefusalText();
  const form = useForm({
    keptAs: `lend-${holding.position}`,
    initial: { lots: String(holding.lots) },
    rules: { lots: (value) => (lotsFault(value, holding.lots) ? t.wholeLots(holding.lots) : null) },
    onSubmit: ({ lots }) => lend.ask({ position: holding.position, lots: Number(lots) }),
  });
  const lend = useStepUp(lendShares, {
    changes: [getLending, listLendingLines],
    onDone() {
      form.reset();
      form.forget();
      toast(t.done);
    },
    onRefused: useRejected(form, FIELD_OF),
  });
  const { lots } = form.values;
  const slip = <Review lending={lending} holding={holding} lots={Number(lots)} />;
  return (
    <RequestForm
      form={form}
      command={lend.command}
      action={t.lendLots(lots)}
      blockedBecause={holding.refusal === null ? null : text(holding.refusal)}
      label={t.lend}
      className="px-4"
      sheet={
        <StepUpSheet stepUp={lend} title={t.confirmTitle({ lots, symbol: holding.symbol })} action={t.lendLots(lots)}>
          {slip}
        </StepUpSheet>
      }
      foot={<p className="text-small text-ink-2">{t.minimum(formatAmount(lending.minimum))}</p>}
    >
      <Stepper
        label={t.lots}
        hint={t.lotsHint({ maximum: holding.lots, shares: lending.lotSize })}
        value={Number(lots)}
        onChange={(next) => form.set('lots', String(next))}
        minimum={1}
        maximum={holding.lots}
        wholeReason={t.wholeLots(holding.lots)}
      />
      {slip}
    </RequestForm>
  );
}

interface ReviewProps extends LendFormProps {
  readonly lots: number;
}

/** Also what stands over the fund password. */
function Review({ lending, holding, lots }: ReviewProps) {
  const t = useTexts(lendTexts);
  const { shares, value, day } = lendFigures(lending, holding, lots);
  return (
    <div className="-mx-4">
      <Slip title={t.review} hasTitle>
        <SlipRow
          label={t.toLend}
          value={t.lotsOf({ lots: String(lots), shares: formatQuantity(shares) })}
          note={t.staysYours}
        />
        <SlipRow label={t.value} value={formatPrice(value)} />
        <SlipRow
          label={t.latestReturn}
          value={formatDateTime(lending.recallBy, marketZone())}
          note={t.latestReturnNote}
        />
        {day !== null && (
          <SlipRow
            label={t.perDay}
            value={formatAmount(day.paid)}
            note={
              day.onLoan === 0
                ? t.perDayNone
                : t.perDayNote({
                    onLoan: formatQuantity(day.onLoan),
                    shares: formatQuantity(shares),
                    rate: formatPrice(formatDecimal(day.rateBps, 2)),
                  })
            }
            isTotal
          />
        )}
      </Slip>
    </div>
  );
}
