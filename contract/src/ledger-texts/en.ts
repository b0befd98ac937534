/**
 * English words of the journal, for everybody who reads it: kinds of entries, a domain's own in its `entries.*.ts`, and accounts of the
 * house. The customer's own accounts are worded by who reads them: the app says "your cash", the console "customer’s cash".
 */
import type { EntryKind, HouseAccount } from '@bahi/core/ledger.ts';
import { corporateActions } from '../corporate-actions/entries.en.ts';
import { deposits } from '../deposits/entries.en.ts';
import { exchange } from '../exchange/entries.en.ts';
import { identity } from '../identity/entries.en.ts';
import { ledger } from '../ledger/entries.en.ts';
import { newShares } from '../new-shares/entries.en.ts';
import { orders } from '../orders/entries.en.ts';
import { placements } from '../placements/entries.en.ts';
import { rights } from '../rights/entries.en.ts';
import { withdrawals } from '../withdrawals/entries.en.ts';

export interface LedgerTexts {
  readonly kind: Readonly<Record<EntryKind, string>>;
  readonly house: Readonly<Record<HouseAccount, string>>;
}

export const en: LedgerTexts = {
  kind: {
    ...corporateActions,
    ...deposits,
    ...exchange,
    ...identity,
    ...ledger,
    ...newShares,
    ...orders,
    ...placements,
    ...rights,
    ...withdrawals,
  },
  house: {
    client_bank: 'Client bank',
    venue_clearing: 'Exchange clearing',
    fees: 'Fees',
    taxes: 'Taxes',
    interest: 'Interest',
    escrow: 'Escrow',
    exchange_desk: 'Exchange desk',
    rounding: 'Rounding',
    practice_grants: 'Practice grants',
    venue_shares: 'Exchange’s shares',
  },
};
