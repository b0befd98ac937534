/** The one action of an application that won: pay what is due from the available balance, until the deadline. */
import { useConfig } from '../data/config.ts';
import { useConnection } from '../data/stream.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { formatAmount, formatBusinessDate } from '@bahi/core/format.ts';
import { Button } from '../ui/button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StepUpSheet } from '../security/parts/step-up-sheet.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { WaysToMoney } from '../deposits/parts/ways-to-money.tsx';
import { minus, shortBy, type Offer, type Subscription } from './record.ts';
import type { Payment } from './record-payment.ts';
import { recordTexts } from './record-texts.ts';

export interface PayBarProps {
  readonly subscription: Subscription;
  readonly offer: Offer | undefined;
  /** Null while it is not known. */
  readonly available: string | null;
  readonly payment: Payment;
}

export function PayBar({ subscription, offer, available, payment }: PayBarProps) {
  const t = useTexts(recordTexts);
  const { mode } = useConfig();
  const { offlineNotSent } = useCommonTexts();
  const { isOnline } = useConnection();
  const { due, wonLots } = subscription;
  const { pay, refused, ask } = payment;
  const shown = formatAmount(due);
  const short = available === null ? null : shortBy(due, available);
  const words = mode === 'practice' ? t.payPractice(shown) : t.pay(shown);
  return (
    <div className="flex flex-col gap-2">
      {refused !== null && (
        <div role="alert">
          <Nudge>{refused}</Nudge>
        </div>
      )}
      <UnknownResultCard command={pay.command} what={t.payTitle(shown)} />
      {short !== null && <WaysToMoney words={t} />}
      <Button
        isWide
        isBusy={pay.command.isBusy}
        blockedBecause={isOnline ? short && t.short(formatAmount(short)) : offlineNotSent}
        onClick={ask}
      >
        {words}
      </Button>
      <StepUpSheet stepUp={pay} title={t.payTitle(shown)} action={words}>
        <div className="-mx-4">
          <Slip title={t.payTitle(shown)} tone="sunk">
            {offer !== undefined && (
              <SlipRow label={subscription.name} value={t.shares((wonLots ?? 0) * offer.lotSize)} />
            )}
            <SlipRow label={t.payFrom} value={shown} isTotal />
            {available !== null && <SlipRow label={t.left} value={formatAmount(minus(available, due))} />}
            {offer !== undefined && <SlipRow label={t.allotment} value={formatBusinessDate(offer.allotmentDate)} />}
          </Slip>
        </div>
      </StepUpSheet>
    </div>
  );
}
