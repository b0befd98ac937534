/** The working parts of an application together: lots and bid, the terms that follow them, and the command that sends it. */
import { useEffect, useState } from 'react';
import { applyForShares, editApplication, getApplicationTerms } from '@bahi/contract/new-shares/calls.ts';
import type { AnyReason } from '../i18n/format-reason.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import type { UseTyped } from '../data/use-typed.ts';
import { asksForUnlock } from '../security/parts/unlock-sheet.tsx';
import { bidProblem, limitOf, type Typed } from './application.ts';
import { isAuction, type Offer, type Subscription } from './offer-phase.ts';
import { changedByApplying } from './record-reads.ts';

const TERMS_DELAY_MS = 200;
/** What is available moves with everything else the customer does. */
const TERMS_EVERY_MS = 10_000;

export type ApplicationState = ReturnType<typeof useApplication>;

interface ApplicationOptions {
  readonly typed: UseTyped<Typed>;
  /** The own application that is changed; null: a new one. */
  readonly own: Subscription | null;
  /** The form is there: its figures are asked for. */
  readonly isActive: boolean;
  readonly onApplied: (made: Subscription) => void;
  readonly onChanged: (made: Subscription) => void;
}

export function useApplication(offer: Offer, { typed, own, isActive, onApplied, onChanged }: ApplicationOptions) {
  const { lots, bid: bidText } = typed.values;
  const problem = bidProblem(offer, bidText);
  const bid = isAuction(offer) && problem === null ? bidText : null;
  const asked = { lots, ...(bid === null ? {} : { bid }) };
  const settled = useSettledAsked(asked);
  const terms = useCall(
    getApplicationTerms,
    { offer: offer.id, ...settled, ...(own === null ? {} : { subscription: own.id }) },
    { enabled: isActive, keepPrevious: true, refetchMs: TERMS_EVERY_MS, staleTimeMs: 0 },
  );
  const keepAs = `newShares-${offer.id}`;
  const applying = useCommand(applyForShares, { keepAs, changes: changedByApplying, onDone: onApplied });
  const editing = useCommand(editApplication, {
    keepAs: `${keepAs}-edit`,
    changes: changedByApplying,
    onDone: onChanged,
  });
  // A change without an answer may be of an earlier visit, when nothing is being changed now.
  const command = own !== null || editing.isBusy ? editing : applying;
  const isFresh = JSON.stringify(settled) === JSON.stringify(asked);
  const sent = command.sent;
  const isAsSent = sent !== null && sent.lots === lots && (sent.bid ?? null) === bid;
  const { state } = command;
  return {
    offer,
    own,
    lots,
    setLots: (next: number) => typed.change((now) => ({ ...now, lots: next })),
    bidText,
    setBidText: (next: string) => typed.change((now) => ({ ...now, bid: next })),
    bid,
    problem,
    terms,
    limit: limitOf(offer, { available: terms.data?.available, bid }),
    /** Figures of other lots than those shown are on their way. */
    isStale: !isFresh || terms.failure !== null,
    /** The server's word on these very lots and this bid: of what was sent, or of its terms. */
    refusal: refusalOf(),
    command: { state, isBusy: command.isBusy, retry: command.retry, reset: command.reset },
    /** Lots of the application without an answer, also of an earlier visit. */
    sentLots: sent?.lots ?? lots,
    isSame: own !== null && own.lots === lots && (own.bid ?? null) === bid,
    send() {
      if (own === null) applying.send({ offer: offer.id, ...asked });
      else editing.send({ subscription: own.id, ...asked });
    },
  };

  function refusalOf(): AnyReason | null {
    if (state.phase === 'refused' && isAsSent && !asksForUnlock(state.refusal.code)) return state.refusal;
    return isFresh && problem === null ? (terms.data?.refusal ?? null) : null;
  }
}

interface Asked {
  readonly lots: number;
  readonly bid?: string;
}

/** A moment after typing stopped. */
function useSettledAsked(asked: Asked): Asked {
  const text = JSON.stringify(asked);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), TERMS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return JSON.parse(settled) as Asked;
}
