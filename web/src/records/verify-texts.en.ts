/** English texts of the statement verifier. */
const texts = {
  title: 'Verify a statement',
  body: 'Every line of a statement carries a hash that covers the line before it. Change one sign, and it shows here.',
  drop: 'Drop a statement.json here',
  choose: 'Choose a statement',
  stays: 'The file is checked on this device and is sent nowhere.',
  unchanged: 'Not a byte was changed',
  changed: 'This statement was changed',
  statement: 'The statement',
  customer: 'Customer',
  span: 'Span',
  opening: (currency: string) => `Opening cash, ${currency}`,
  closing: (currency: string) => `Closing cash, ${currency}`,
  lines: 'Lines',
  checkpoint: 'Checkpoint',
  notCovered:
    'No checkpoint covers these lines yet: they agree with each other. Save the statement again after the next hour for the proof.',
  coveredUntil: (seq: string) => `The checkpoint covers the lines up to ${seq}; later ones are younger than it.`,
  notCompared:
    'The published checkpoints could not be read. The checkpoint inside the file was checked by itself only.',
  finding: {
    malformed: (field: string) => `This is not a whole statement: “${field}” is missing or unreadable.`,
    line_missing: (seq: string, until: string) =>
      seq === until ? `Line ${seq} is missing.` : `Lines ${seq} to ${until} are missing.`,
    line_doubled: (seq: string) => `Line ${seq} stands there twice.`,
    line_misplaced: (seq: string) => `Line ${seq} is not in its place.`,
    line_changed: (seq: string) => `Line ${seq} was changed: its hash does not fit.`,
    field_changed: (seq: string, field: string) => `Line ${seq} was changed: ${field}.`,
    line_outside_span: (seq: string) => `Line ${seq} lies outside the span.`,
    opening_not_empty: 'A journal begins empty; this one does not.',
    closing_hash_differs: 'The closing hash is not that of the last line.',
    balance_differs: (account: string, stated: string, computed: string) =>
      `Closing ${account}: stated ${stated}, the lines add up to ${computed}.`,
    proof_outside_statement: 'The proof is for lines that are not in this statement.',
    proof_hash_differs: 'The proof stands on another line than the statement has.',
    proof_balance_differs: (account: string, stated: string, computed: string) =>
      `Proven ${account}: stated ${stated}, the lines add up to ${computed}.`,
    path_differs: 'The path does not lead to the root of the checkpoint.',
    checkpoint_changed: 'The checkpoint was changed: its hash does not fit.',
    checkpoint_foreign: 'This checkpoint is not the one that was published.',
    digest_differs: 'The fingerprint of the whole statement does not fit.',
  },
  account: { cash: 'cash', margin: 'margin', receivable: 'debt' },
  field: {
    seq: 'its number',
    entry: 'the entry',
    line: 'the line of the entry',
    kind: 'the kind',
    reference: 'the reference',
    part: 'the part',
    position: 'the position',
    reverses: 'what it corrects',
    account: 'the account',
    asset: 'the currency or symbol',
    amount: 'the amount',
    date: 'the business date',
    at: 'the time',
    hash: 'the hash',
    customer: 'the customer',
    currency: 'the currency',
  },
};

export type VerifyTexts = typeof texts;
export default texts;
