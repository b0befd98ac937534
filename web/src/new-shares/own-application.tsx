/** An own application on its offer's screen: what it holds and may win, changed and taken back until the deadline. */
import { cancelApplication } from '@bahi/contract/new-shares/calls.ts';
import { formatAmount, formatDateTime, formatPrice, signOf } from '@bahi/core/format.ts';
import { useCommand } from '../data/use-command.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../shell/confirm.ts';
import { href } from '../shell/location.ts';
import { focusTitle } from '../ui/focus-title.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import type { Offer, Subscription } from './offer-phase.ts';
import { OwnState } from './own-state.tsx';
import { spentOf } from './record.ts';
import { changedByApplying } from './record-reads.ts';
import { newSharesTexts } from './texts.ts';
import { usePhase } from './use-phase.ts';

export interface OwnApplicationProps {
  readonly offer: Offer;
  readonly own: Subscription;
  readonly isChanging: boolean;
  /** Null ends the change. */
  readonly onChange: (own: Subscription | null) => void;
}

export default function OwnApplication({ offer, own, isChanging, onChange }: OwnApplicationProps) {
  const t = useTexts(newSharesTexts);
  const text = useRefusalText();
  const { offlineNotSent } = useCommonTexts();
  const { isOnline } = useConnection();
  // What the server allowed a moment ago ends with the deadline.
  const isOpen = usePhase(offer).phase === 'open';
  const [canEdit, canCancel] = [own.canEdit && isOpen, own.canCancel && isOpen];
  const cancel = useCommand(cancelApplication, {
    changes: changedByApplying,
    onDone() {
      onChange(null);
      focusTitle();
      toast(t.own.takenBack);
    },
    onRefused: (refusal, message) => toast(text(refusal, message)),
  });
  const closes = formatDateTime(offer.closesAt, marketZone());
  const paid = spentOf(own);
  const reserved = signOf(own.held) === 0 ? paid : own.held;
  const takeBack = async () => {
    const body =
      signOf(reserved) === 0 ? t.own.confirmAgain(closes) : t.own.confirmBody(formatAmount(reserved), closes);
    const question = {
      title: t.own.confirm,
      body,
      action: t.own.takeBack,
      cancel: t.own.keep,
      tone: 'danger',
    } as const;
    if (await confirm(question)) cancel.send({ subscription: own.id });
  };
  return (
    <div role="group" aria-label={t.own.title} className="flex flex-col gap-2">
      <Slip
        title={t.own.title}
        hasTitle
        head={
          <div className="pb-1">
            <OwnState subscription={own} />
          </div>
        }
      >
        <SlipRow label={t.own.lots} value={`${t.lots(own.lots)} · ${t.shares(own.lots * offer.lotSize)}`} />
        {own.bid !== null && <SlipRow label={t.own.bid} value={formatPrice(own.bid)} />}
        {own.wonLots !== null && (
          <SlipRow label={own.bid === null ? t.own.won : t.own.wonBid} value={t.lots(own.wonLots)} />
        )}
        {signOf(own.held) !== 0 && <SlipRow label={t.own.held} value={formatAmount(own.held)} isTotal />}
        {signOf(paid) !== 0 && <SlipRow label={t.own.paid} value={formatAmount(paid)} />}
        {signOf(own.due) !== 0 && <SlipRow label={t.own.due} value={formatAmount(own.due)} isTotal />}
        <SlipRow label={t.own.at} value={formatDateTime(own.createdAt, marketZone())} />
      </Slip>
      <div className="flex flex-col gap-2 px-4">
        <UnknownResultCard command={cancel} what={t.own.takeBack} />
        {canEdit && <p className="text-small text-ink-2">{t.own.until(closes)}</p>}
        <div className="flex flex-wrap gap-2">
          {canEdit && (
            <Button variant="soft" size="medium" onClick={() => onChange(isChanging ? null : own)}>
              {isChanging ? t.own.stopChange : t.own.change}
            </Button>
          )}
          {canCancel && (
            <Button
              variant="danger"
              size="medium"
              isBusy={cancel.isBusy}
              blockedBecause={isOnline ? null : offlineNotSent}
              onClick={() => void takeBack()}
            >
              {t.own.takeBack}
            </Button>
          )}
          <Button
            variant={own.canPay ? 'primary' : canEdit ? 'plain' : 'soft'}
            size="medium"
            href={href('/home/newStockRecord', { subscription: own.id })}
          >
            {own.canPay ? t.own.pay(formatAmount(own.due)) : t.own.record}
          </Button>
        </div>
      </div>
    </div>
  );
}
