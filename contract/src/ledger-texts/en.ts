/**
 * English words of the journal, for everybody who reads it: kinds of entries and accounts of the house. The customer's own accounts are
 * worded by who reads them: the app says "your cash", the console "customer’s cash".
 */
import type { EntryKind, HouseAccount } from '@bahi/core/ledger.ts';

export interface LedgerTexts {
  readonly kind: Readonly<Record<EntryKind, string>>;
  readonly house: Readonly<Record<HouseAccount, string>>;
}

export const en: LedgerTexts = {
  kind: {
    practice_grant: 'Practice grant',
    order_fill: 'Order filled',
    position_close: 'Position closed',
    margin_added: 'Margin added',
    receivable_raised: 'Loss past the margin',
    receivable_settled: 'Debt settled',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    exchange_out: 'Exchange: given',
    exchange_in: 'Exchange: received',
    subscription_paid: 'IPO: paid',
    subscription_refunded: 'IPO: refunded',
    placement_paid: 'Placement: paid',
    rights_paid: 'Rights issue: paid',
    rights_charged: 'Rights issue: charged to a short',
    allotment: 'Shares allotted',
    split: 'Split',
    bonus: 'Bonus shares',
    dividend: 'Dividend',
    reversal: 'Correction',
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
