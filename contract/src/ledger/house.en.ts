/**
 * English words of the accounts of the house. The customer's own are worded by who reads them: the app says "your cash", the console
 * "customer’s cash".
 */
import type { HouseAccount } from '@bahi/core/ledger.ts';

export const house: Readonly<Record<HouseAccount, string>> = {
  client_bank: 'Client bank',
  venue_clearing: 'Exchange clearing',
  fees: 'Fees',
  network_fees: 'Network fees',
  taxes: 'Taxes',
  interest: 'Interest',
  lending: 'Share lending',
  escrow: 'Escrow',
  exchange_desk: 'Exchange desk',
  rounding: 'Rounding',
  practice_grants: 'Practice grants',
  pool_clearing: 'Copy fund clearing',
  venue_shares: 'Exchange’s shares',
  pool_units: 'Copy fund units',
};
