/**
 * The ways to pay in (rules T4): payees come from configuration that two people change, never from a chat and never for one
 * customer. These are the channels with which a practice install begins: nobody stands behind them, and the app says so.
 */
import type { depositChannel } from '@bahi/contract/deposits/calls.ts';
import { en as practice } from '@bahi/contract/practice-texts/en.ts';
import type * as z from 'zod/mini';
import { isSameSecret } from '../platform/kept-secret.ts';

type ShownChannel = z.output<typeof depositChannel>;

export interface Channel extends Omit<ShownChannel, 'hasPassword' | 'minimum' | 'maximum'> {
  /** Known to those whom the operator gives it, and kept as platform/kept-secret.ts makes it; null: none is asked for. */
  readonly password: string | null;
}

export const PRACTICE_CHANNELS: readonly Channel[] = [
  {
    id: 'practice-bank',
    kind: 'bank',
    name: practice.bankChannel,
    payee: [
      { label: 'holder', value: 'Bahi Practice Clients' },
      { label: 'account', value: '000000000001' },
      { label: 'ifsc', value: 'BAHI0000001' },
      { label: 'bank', value: 'Bahi Practice Bank' },
    ],
    checkLink: null,
    isPractice: true,
    password: null,
  },
  {
    id: 'practice-upi',
    kind: 'upi',
    name: practice.upiChannel,
    payee: [
      { label: 'holder', value: 'Bahi Practice Clients' },
      { label: 'upi', value: 'clients@bahi.practice' },
    ],
    checkLink: null,
    isPractice: true,
    password: null,
  },
];

export async function isPassword({ password }: Channel, given: string | undefined): Promise<boolean> {
  return password === null || isSameSecret(password, given ?? '');
}
