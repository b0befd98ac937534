/** The words of corrections, the bank's figure and the outbox in English (console/src/corrections, console/src/outbox). */
import { en as ledger } from '@bahi/contract/ledger-texts/en.ts';

export const correctionsEn = {
  find: 'Find an entry',
  entry: 'Number of the entry',
  entryHint: 'As it stands on the customer’s record, and in the timeline.',
  look: 'Look it up',
  title: (entry: string) => `Entry ${entry}`,
  customer: 'Customer',
  kind: 'Kind',
  kinds: ledger.kind,
  reference: 'Reference',
  at: 'Time',
  businessDate: 'Business date',
  lines: 'Lines',
  account: 'Account',
  accounts: {
    cash: 'Customer’s cash',
    margin: 'Customer’s margin',
    receivable: 'Customer’s debt',
    shares: 'Customer’s shares',
    ...ledger.house,
  },
  amount: 'Amount',
  effect: 'If it were reversed now',
  available: 'Available then',
  owed: 'Owed by the customer then',
  bars: {
    kind: 'An entry of this kind is not reversed by hand: what an order did is undone by trading, and an exchange has two legs.',
    reversed: 'It is reversed already.',
    own: 'It is in your own account: another person looks at it.',
  },
  reversedBy: (entry: string) => `Reversed by entry ${entry}.`,
  propose: 'Propose its reversal',
  proposeTitle: (entry: string) => `Reverse entry ${entry}`,
  proposeHint:
    'A funds checker approves it. The entry stays; its mirror image is added, and the customer reads your reason.',
  reason: 'Reason, which the customer reads',
  proposed: 'Proposed. A funds checker approves it under Changes.',
};

export const bankEn = {
  date: 'Date',
  currency: 'Currency',
  total: 'By the bank',
  ledger: 'By the journal',
  difference: 'Difference',
  none: 'none',
  confirmed: 'Confirmed',
  people: (maker: string, checker: string) => `${maker}, confirmed by ${checker}`,
  enter: 'Enter a balance',
  title: 'Closing balance of the client bank account',
  hint: 'As the bank’s statement has it. A funds checker confirms it; then the public status page shows it.',
  totalField: 'Closing balance',
  invalid: 'Type an amount, such as 12,00,000.00',
  reason: 'From which statement',
  submit: 'Propose',
  proposed: 'Proposed. A funds checker confirms it under Changes.',
};

export const outboxEn = {
  hint: 'Practice only: what would go to phones goes no further than here.',
  phone: 'Phone',
  nobody: 'nobody’s',
  text: 'Message',
  language: 'Language',
};
