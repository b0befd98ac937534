/** What a case's page may do about it: the claim, the decision, the note, and what stands in the way, in words. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { ConsoleError } from '../data/ask.ts';
import { when } from '../data/when.ts';
import type { Texts } from '../i18n/texts.en.ts';
import { useTexts } from '../i18n/wording.ts';
import { useDraft } from './drafts.ts';
import type { QueueKey, QueueRow } from './queue-row.ts';
import type { Claim } from './claim-keeper.ts';
import { useClaim } from './use-claim.ts';

export interface CaseWork {
  readonly queue: QueueKey;
  readonly id: string;
  /** The own roles decide in this queue. */
  readonly isDecider: boolean;
  readonly claim: Claim;
  /** Null: it may be decided now. Otherwise why not. */
  readonly barred: string | null;
  /** How it ended, by whom and when; null while it waits. */
  readonly ended: string | null;
  readonly isBusy: boolean;
  /** Why the last attempt did not take effect. */
  readonly problem: string;
  readonly note: string;
  setNote(note: string): void;
  take(): void;
  /** The case is for another person to decide. */
  giveUp(): void;
  /** Asks whether the claim still is. */
  check(): void;
  /** Resolves when the case is decided or `problem` says why not. */
  decide(work: () => Promise<Decided>): Promise<void>;
  forgetProblem(): void;
}

export interface Decided {
  /** What opens by itself; left out, the list knows. */
  readonly next?: string | null;
  /** Told in passing. */
  readonly said: string;
}

interface Options {
  readonly queue: QueueKey;
  readonly id: string;
  readonly isDecider: boolean;
  /** A case that was decided is looked at without a claim. */
  readonly isOpen: boolean;
  /** This person gave the first of two approvals. */
  readonly isOwnFirst: boolean;
  readonly row: QueueRow | null;
  onDone(next: string | null | undefined): void;
}

/** Refusals that say that the case is no longer this person's. */
const LOST = ['staff.case_claimed', 'staff.case_decided', 'staff.not_claimed', 'staff.case_unknown'];

export function useCaseWork({ queue, id, isDecider, isOpen, isOwnFirst, row, onDone }: Options): CaseWork {
  const { queues } = useTexts();
  const notify = useNotify();
  const cache = useQueryClient();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const own = useClaim({ queue, id, isWanted: isDecider && isOpen && !isOwnFirst });
  const draft = useDraft(`${queue} ${id}`);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function decide(work: () => Promise<Decided>) {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      const { next, said } = await work();
      own.spend();
      draft.forget();
      notify(said, { type: 'info' });
      onDone(next);
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error;
      if (error.refusal !== null && LOST.includes(error.refusal.code)) own.lose(error);
      else if (!(await logoutIfDenied(error))) setProblem(error.message);
    } finally {
      setBusy(false);
      void cache.invalidateQueries({ queryKey: ['queue', queue] });
    }
  }

  return {
    queue,
    id,
    isDecider,
    claim: own.claim,
    barred: barredBy(own.claim, { isDecider, isOpen, isOwnFirst }, queues),
    ended: isOpen ? null : endOf(row, queues),
    isBusy,
    problem,
    note: draft.note,
    setNote: draft.setNote,
    take: own.take,
    giveUp: own.giveUp,
    check: own.check,
    decide,
    forgetProblem: () => setProblem(''),
  };
}

function endOf(row: QueueRow | null, texts: Texts['queues']): string {
  if (row === null || row.decision === null) return texts.isDecided;
  const status = texts.statuses[row.status as keyof typeof texts.statuses] ?? row.status;
  return `${status} · ${texts.decidedBy(row.decision.by, when(row.decision.at))}`;
}

function barredBy(
  claim: Claim,
  { isDecider, isOpen, isOwnFirst }: Pick<Options, 'isDecider' | 'isOpen' | 'isOwnFirst'>,
  texts: Texts['queues'],
): string | null {
  if (!isDecider) return texts.lookOnly;
  if (!isOpen) return texts.isDecided;
  if (isOwnFirst) return texts.ownFirst;
  switch (claim.kind) {
    case 'held':
      return null;
    case 'none':
    case 'taking':
      return texts.taking;
    case 'ended':
      return texts.claimEnded;
    case 'refused':
    case 'failed':
      return claim.error.message;
  }
}

/** An empty note is none. */
export function noteOf(note: string): { note?: string } {
  return note.trim() === '' ? {} : { note: note.trim() };
}
