/** Traditional Chinese words of the journal; see en.ts. */
import { corporateActions } from '../corporate-actions/entries.tw.ts';
import { deposits } from '../deposits/entries.tw.ts';
import { exchange } from '../exchange/entries.tw.ts';
import { identity } from '../identity/entries.tw.ts';
import { ledger } from '../ledger/entries.tw.ts';
import { newShares } from '../new-shares/entries.tw.ts';
import { orders } from '../orders/entries.tw.ts';
import { placements } from '../placements/entries.tw.ts';
import { rights } from '../rights/entries.tw.ts';
import { withdrawals } from '../withdrawals/entries.tw.ts';
import type { LedgerTexts } from './en.ts';

export const tw: LedgerTexts = {
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
    client_bank: '客戶銀行',
    venue_clearing: '交易所結算',
    fees: '費用',
    taxes: '稅',
    interest: '利息',
    escrow: '保管',
    exchange_desk: '兌換櫃台',
    rounding: '進位',
    practice_grants: '練習金',
    venue_shares: '交易所的股數',
  },
};
