/** Traditional Chinese words of the accounts of the house. */
import type { HouseAccount } from '@bahi/core/ledger.ts';

export const house: Readonly<Record<HouseAccount, string>> = {
  client_bank: '客戶銀行',
  venue_clearing: '交易所結算',
  fees: '費用',
  network_fees: '網路手續費',
  taxes: '稅',
  interest: '利息',
  lending: '借券',
  escrow: '保管',
  exchange_desk: '兌換櫃台',
  rounding: '進位',
  practice_grants: '練習金',
  pool_clearing: '跟單基金結算',
  venue_shares: '交易所的股數',
  pool_units: '跟單基金單位',
};
