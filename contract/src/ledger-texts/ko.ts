/** Korean words of the journal; see en.ts. */
import { corporateActions } from '../corporate-actions/entries.ko.ts';
import { deposits } from '../deposits/entries.ko.ts';
import { exchange } from '../exchange/entries.ko.ts';
import { identity } from '../identity/entries.ko.ts';
import { ledger } from '../ledger/entries.ko.ts';
import { newShares } from '../new-shares/entries.ko.ts';
import { orders } from '../orders/entries.ko.ts';
import { placements } from '../placements/entries.ko.ts';
import { rights } from '../rights/entries.ko.ts';
import { withdrawals } from '../withdrawals/entries.ko.ts';
import type { LedgerTexts } from './en.ts';

export const ko: LedgerTexts = {
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
    client_bank: '고객 은행',
    venue_clearing: '거래소 정산',
    fees: '수수료',
    taxes: '세금',
    interest: '이자',
    escrow: '예치',
    exchange_desk: '환전 데스크',
    rounding: '반올림',
    practice_grants: '연습 자금',
    venue_shares: '거래소 주식',
  },
};
