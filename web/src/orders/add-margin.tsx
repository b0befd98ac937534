/** Adds whole rupees to the margin of a position (spec §5: a positive integer). */
import { addMargin, getPosition, listPositions } from '@bahi/contract/orders/positions.ts';
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useFunds } from '../data/use-funds.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import type { Position } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';

const AMOUNT_MAXIMUM = 1_000_000_000;

export function AddMargin({ position, onHide }: { readonly position: Position; readonly onHide: () => void }) {
  const t = useTexts(ordersTexts);
  const refusalText = useTradeRefusal();
  const { isOnline } = useConnection();
  const { data: funds } = useFunds();
  const form = useForm({
    initial: { amount: '' },
    rules: { amount: (typed) => (readWhole(typed) === null ? t.position.addInvalid : null) },
    onSubmit: ({ amount }) => command.send({ position: position.id, amount: readWhole(amount) ?? 0 }),
  });
  const command = useCommand(addMargin, {
    keepAs: `margin-${position.id}`,
    changes: [getPosition, listPositions, getSummary, listRecords],
    onDone: () => {
      toast(t.position.added);
      onHide();
    },
    onRefused: (refusal, message) => {
      if (!asksForUnlock(refusal.code)) form.reject({ amount: refusalText(refusal, message) });
    },
  });
  const whole = readWhole(form.values.amount);
  return (
    <form
      noValidate
      aria-label={t.position.addMargin}
      onSubmit={form.onSubmit}
      className="animate-appear flex flex-col gap-3 bg-sunk px-4 py-3"
    >
      <ErrorSummary form={form} />
      <TextField
        label={t.position.addAmount}
        hint={funds === undefined ? '' : t.position.addHint(formatAmount(funds.available))}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('amount')}
      />
      <UnlockSheet command={command} />
      <UnknownResultCard command={command} what={t.position.addMargin} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" size="medium" isWide onClick={onHide}>
          {t.position.cancelChange}
        </Button>
        <Button
          type="submit"
          size="medium"
          isWide
          isBusy={command.isBusy}
          blockedBecause={isOnline ? null : t.trade.offline}
        >
          {whole === null ? t.position.addMargin : t.position.addSend(formatAmount(String(whole)))}
        </Button>
      </div>
    </form>
  );
}

function readWhole(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,]/g, '');
  const value = /^[0-9]{1,10}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= AMOUNT_MAXIMUM ? value : null;
}
