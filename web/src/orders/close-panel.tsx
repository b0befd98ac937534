/** Closing a position in place: how much, at market or at a limit, what it brings, and one sentence to press. */
import { useEffect, useRef, useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import {
  closePosition,
  listHoldings,
  listPositions,
  getPosition,
  previewClose,
} from '@bahi/contract/orders/positions.ts';
import { getSummary } from '@bahi/contract/records/calls.ts';
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { useQuote } from '../data/live.ts';
import { useInstrument, useNameOf } from '../data/instruments.ts';
import { useMarketSession } from '../data/market-session.ts';
import { useConnection } from '../data/stream.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { ConfirmButton } from './parts/confirm-button.tsx';
import { CloseFields } from './close-fields.tsx';
import { CloseSlip } from './close-slip.tsx';
import { closeTerms, newClose, readClose, type Close } from './close.ts';
import { OrderSlip, orderHeadline } from './order-slip.tsx';
import type { Order, Position } from './outcome.ts';
import { ordersTexts } from './texts.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { useFollowedOrder } from './use-followed-order.ts';
import { useTradeRefusal } from './use-trade-refusal.ts';
import { useCountedTexts } from './use-counted-texts.ts';
import { asksForUnlock, UnlockSheet } from '../security/parts/unlock-sheet.tsx';

const PREVIEW_EVERY_MS = 3_000;

export function ClosePanel({ position, onHide }: { readonly position: Position; readonly onHide: () => void }) {
  const t = useTexts(ordersTexts);
  const refusalText = useTradeRefusal();
  const name = useNameOf(position);
  const [close, setClose] = useState<Close>(newClose);
  const [hasTried, setTried] = useState(false);
  const box = useRef<HTMLElement>(null);
  const quote = useQuote(position.symbol);
  const band = { lower: quote?.lower ?? null, upper: quote?.upper ?? null };
  const problem = readClose(close, band);
  const terms = closeTerms(position, close);
  const preview = useCall(previewClose, terms, {
    enabled: problem === null,
    keepPrevious: true,
    refetchMs: PREVIEW_EVERY_MS,
  });
  // With its figures the panel has its height, and its button can come into view.
  const hasFigures = preview.data !== undefined;
  useEffect(() => bringIntoView(box.current), [hasFigures]);
  const command = useCommand(closePosition, {
    keepAs: `close-${position.id}`,
    changes: [listPositions, listOrders, listHoldings, getPosition, getSummary],
  });
  if (command.state.phase === 'done') return <Result placed={command.state.data} onHide={onHide} />;

  const refusal = command.state.phase === 'refused' ? command.state.refusal : (preview.data?.refusal ?? null);
  const protection = preview.data?.protectionPrice ?? null;
  const send = () => {
    setTried(true);
    if (problem === null) command.send(terms);
  };
  return (
    <section
      ref={box}
      aria-label={t.close.title(name)}
      className="animate-appear flex scroll-mt-24 flex-col gap-3 bg-sunk px-4 py-3"
    >
      <fieldset disabled={command.isBusy} className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{t.close.title(name)}</legend>
        <CloseFields
          position={position}
          close={close}
          quote={quote}
          error={problem !== null && hasTried ? refusalText(problem) : null}
          onChange={setClose}
        />
      </fieldset>
      {preview.data !== undefined && (
        <CloseSlip
          symbol={position.symbol}
          title={t.close.title(name)}
          preview={preview.data}
          isStale={preview.failure !== null}
        />
      )}
      {protection !== null && <p className="text-small text-ink-2">{t.close.protection(formatPrice(protection))}</p>}
      {refusal !== null && !asksForUnlock(refusal.code) && (
        <p role="alert" className="font-medium text-error">
          {refusalText(refusal)}
        </p>
      )}
      <UnlockSheet command={command} />
      <UnknownResultCard command={command} what={t.close.title(name)} />
      <SendButton
        position={position}
        close={close}
        proceeds={preview.data?.proceeds ?? null}
        isBusy={command.isBusy}
        onPress={send}
      />
    </section>
  );
}

function SendButton(props: {
  readonly position: Position;
  readonly close: Close;
  readonly proceeds: string | null;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}) {
  const t = useTexts(ordersTexts);
  const { mode } = useConfig();
  const { isOnline } = useConnection();
  const { position, close, proceeds, isBusy, onPress } = props;
  const session = useMarketSession(useInstrument(position.symbol));
  const canWait = close.type === 'limit' && close.timeInForce === 'gtc';
  const blockedBecause = !isOnline
    ? t.trade.offline
    : session !== null && session.state !== 'open' && !canWait
      ? t.ticket.closed(formatDateTime(session.opensAt, marketZone()))
      : null;
  const words = mode === 'practice' ? t.close.confirmPractice : t.close.confirm;
  const amount = proceeds === null ? t.close.unknownAmount : formatAmount(proceeds);
  return (
    <ConfirmButton
      variant={position.direction === 'long' ? 'ink' : 'primary'}
      isBusy={isBusy}
      blockedBecause={blockedBecause}
      onConfirm={onPress}
    >
      <span className="num">
        {words[position.direction](close.type === 'market' ? t.ticket.about(amount) : amount)}
      </span>
    </ConfirmButton>
  );
}

/** The result stands where the fields stood, with the position's row still above it. */
function Result({ placed, onHide }: { readonly placed: Order; readonly onHide: () => void }) {
  const t = useCountedTexts(placed.symbol);
  const order = useFollowedOrder(placed);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="animate-appear flex scroll-mt-24 flex-col gap-3 bg-sunk px-4 py-3">
      <p className="sr-only" role="status">
        {orderHeadline(order, t)}
      </p>
      <OrderSlip order={order} />
      <Button variant="soft" size="medium" isWide onClick={onHide}>
        {t.result.done}
      </Button>
    </div>
  );
}
