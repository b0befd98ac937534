/**
 * A movement of money on top of `useCommand`: what is asked for waits until the customer has confirmed it in the sheet
 * (step-up-sheet.tsx), and a wrong proof is said there, beside its field. The screen keeps the command, so closing the
 * sheet never loses an answer that is still unknown.
 */
import { useRef, useState } from 'react';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { invalidate, type AnyEndpoint } from '../../data/query-client.ts';
import { useCommand, type Command, type UseCommandOptions } from '../../data/use-command.ts';

/** What the sheet adds to the call. */
export interface Proof {
  readonly fundPassword: string;
  readonly code?: string;
}

type Refusal = { readonly code: string; readonly params: Record<string, string | number | null> };
export type OnRefused = (refusal: Refusal, message: string) => void;

export interface StepUp<E extends AnyEndpoint> {
  /** The sheet is open. */
  readonly isAsking: boolean;
  readonly command: Command<E>;
  /** Opens the sheet for this call. */
  readonly ask: (input: Omit<InputOf<E>, keyof Proof>) => void;
  readonly close: () => void;
  /** The sheet's own: sends what was asked with its proof. */
  readonly confirm: (proof: Proof, onRefused: OnRefused) => void;
}

/**
 * `keepAs` is left out: it would write the fund password into the browser's storage. `onRefused` hears what the sheet does
 * not show: every refusal but one of the proof, and one of the proof that came after the sheet was closed.
 */
export function useStepUp<E extends AnyEndpoint>(
  endpoint: E,
  { changes, onDone, onRefused }: Omit<UseCommandOptions<OutputOf<E>>, 'keepAs'> = {},
): StepUp<E> {
  const [asked, setAsked] = useState<Omit<InputOf<E>, keyof Proof> | null>(null);
  const sheet = useRef<OnRefused>(null);
  const command = useCommand(endpoint, {
    ...(changes === undefined ? {} : { changes }),
    onDone(data) {
      setAsked(null);
      onDone?.(data);
    },
    onRefused(refusal, message) {
      // It may be another one than the sheet knew of: set, removed or replaced on another device.
      if (isOfProof(refusal.code)) invalidate(getSecurity);
      if (asked !== null && isOfProof(refusal.code)) return sheet.current?.(refusal, message);
      setAsked(null);
      onRefused?.(refusal, message);
    },
  });
  return {
    isAsking: asked !== null,
    command,
    ask: setAsked,
    close: () => setAsked(null),
    confirm(proof, onRefusedProof) {
      sheet.current = onRefusedProof;
      if (asked !== null) command.send({ ...asked, ...proof } as InputOf<E>);
    },
  };
}

function isOfProof(code: string): boolean {
  return code.startsWith('security.fund_password_') || code.startsWith('security.code_');
}
