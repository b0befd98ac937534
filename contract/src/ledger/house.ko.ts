/** Korean words of the accounts of the house. */
import type { HouseAccount } from '@bahi/core/ledger.ts';

export const house: Readonly<Record<HouseAccount, string>> = {
  client_bank: '고객 은행',
  venue_clearing: '거래소 정산',
  fees: '수수료',
  network_fees: '네트워크 수수료',
  taxes: '세금',
  interest: '이자',
  lending: '주식 대여',
  escrow: '예치',
  exchange_desk: '환전 데스크',
  rounding: '반올림',
  practice_grants: '연습 자금',
  pool_clearing: '카피 펀드 정산',
  venue_shares: '거래소 주식',
  pool_units: '카피 펀드 좌수',
};
