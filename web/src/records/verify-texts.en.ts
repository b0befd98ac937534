/** English texts of the statement verifier. */
const texts = {
  title: 'Verify a statement',
  body: 'Every line of a statement carries a hash that covers the line before it. Change one sign, and it shows here.',
  drop: 'Drop a statement.json here',
  choose: 'Choose a statement',
  stays: 'The file is checked on this device and is sent nowhere.',
  unchanged: 'Not a byte was changed',
  unchangedUntil: (time: string) => `Nothing was changed until ${time}`,
  agrees: 'The lines agree with each other',
  changed: 'This statement was changed',
  statement: 'The statement',
  customer: 'Customer',
  span: 'Span',
  opening: (currency: string) => `Opening cash, ${currency}`,
  closing: (currency: string) => `Closing cash, ${currency}`,
  lines: 'Lines',
  checkpoint: 'Checkpoint',
  notCovered:
    'No checkpoint covers these lines yet, so whether lines are left out cannot be known from this file. Save the statement again after the next hour for the proof.',
  provenUntil: (time: string, seq: string) =>
    `Proven until ${time}, line ${seq}. What came after cannot be known from this file.`,
  newer: (number: string, time: string) =>
    `Checkpoint ${number} of ${time} was published since, inside the span. A statement saved now is proven until then.`,
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
    line_left_out: (seq: string) =>
      `Line ${seq} belongs to the span but is not among its lines: it was left out, and perhaps more.`,
    before_missing: 'The line before the opening is missing: whether the first lines are left out cannot be told.',
    before_differs: 'The line before the opening was changed, or is not the one the opening stands on.',
    after_differs: 'A line after the closing was changed, or does not follow the one before it.',
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
  account: { cash: 'cash', margin: 'margin', receivable: 'debt', loan: 'loan', accrued: 'loan interest' },
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
