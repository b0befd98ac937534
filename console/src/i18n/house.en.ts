/** The words of the overview and of the house's health in English (console/src/overview, console/src/health). */

function minutes(count: number): string {
  const parts = [
    [Math.floor(count / 1440), 'd'],
    [Math.floor(count / 60) % 24, 'h'],
    // Days need no minutes.
    [count < 1440 ? count % 60 : 0, 'min'],
  ] as const;
  const shown = parts.filter(([number]) => number > 0).map(([number, unit]) => `${number} ${unit}`);
  return shown.length === 0 ? '0 min' : shown.join(' ');
}

export const overviewEn = {
  at: (time: string) => `As of ${time}`,
  minutes,
  waiting: 'waiting',
  nothing: 'Nothing waits.',
  oldest: 'Oldest',
  p50: 'Half wait longer than',
  p90: 'One in ten waits longer than',
  promise: 'Promise',
  late: (count: number) => `${count} late`,
  onTime: 'none late',
  openQueue: 'Open the queue',
  today: 'Decided today',
  approved: 'Approved',
  rejected: 'Rejected',
  byReason: 'Rejected, by reason',
  noneToday: 'Nothing was decided today.',
  house: 'The house',
  ledger: 'Ledger',
  ledgerGood: 'Everything adds up.',
  ledgerBad: 'Money that no entry explains',
  audit: 'Invariants',
  auditGood: 'None is broken.',
  auditBad: (titles: readonly string[]) => `Broken: ${titles.join('; ')}`,
  trading: 'Trading',
  isOpen: 'Orders are taken.',
  isHalted: 'Halted: no order is taken.',
  openHealth: 'Open Health',
};

export const healthEn = {
  trading: 'Trading',
  running: 'Orders are taken. One person can halt them; it takes two to let them in again.',
  halted: (by: string, at: string) => `Halted by ${by}, ${at}`,
  haltedMeaning: 'No order is taken. Cancelling stays possible, and so does everything else.',
  halt: 'Halt trading',
  haltTitle: 'Halt trading for everybody',
  haltWarning: 'No customer can open or close a position until two people let orders in again.',
  haltReason: 'Reason, written down',
  haltWord: 'HALT',
  typeWord: (word: string) => `Type ${word} to confirm`,
  haltDone: 'Trading is halted.',
  restart: 'Propose a restart',
  restartTitle: 'Let orders in again',
  restartHint: 'Another person of risk, admin or funds checker approves it. Orders are taken from then on.',
  restartReason: 'Reason',
  restartDone: 'Proposed. Orders stay halted until a second person approves it.',
  restartWaits: (name: string, at: string) => `${name} proposed a restart, ${at}. A second person approves it.`,
  approve: 'Approve the restart',
  approveOwn: 'You proposed the restart: another person approves it.',
  approveDone: 'Orders are taken again.',
  withdraw: 'Withdraw the proposal',
  books: 'The books',
  clean: (at: string) => `Every invariant held at ${at}.`,
  broken: (at: string) => `Something does not add up, as of ${at}. Halt trading if money is at risk.`,
  notLooked: 'The auditor has not looked since the server started.',
  invariant: 'Invariant',
  state: 'State',
  holds: 'holds',
  brokenRows: (count: number) => `broken: ${count >= 20 ? '20 or more' : count}`,
  wholeOnly: 'in the whole audit, each night',
  heldWhole: 'held in the whole audit',
  wholeNotYet: 'There was no whole audit yet; the first comes within ten minutes.',
  wholeClean: (at: string) => `The whole audit, from the first posting on, found nothing at ${at}.`,
  wholeBroken: (at: string) => `The whole audit found something broken at ${at}.`,
  record: 'The record of staff',
  recordNone: 'The record is being verified from its first row.',
  recordGood: (rows: number, at: string) => `${rows} rows, each chained to the one before; checked ${at}.`,
  recordBad: (row: number) => `Row ${row} does not follow from the one before: somebody changed the record.`,
  recordCut: (row: number) => `Row ${row} and what came after it are gone: a checkpoint had counted them.`,
  jobs: 'Jobs',
  jobsNone: 'This process runs none.',
  jobsWaiting: (count: number) => `${count} waiting`,
  jobsOldest: (at: string) => `the oldest is due since ${at}`,
  jobsGood: 'None is failing.',
  jobAttempts: (count: number) => `${count} ${count === 1 ? 'attempt' : 'attempts'}`,
  boards: 'Boards',
  board: { equities: 'Equities', forex: 'Forex', digital: 'Digital' },
  session: { open: 'open', closed: 'closed' },
  quoteAge: (seconds: string) => `youngest quote ${seconds} s old`,
  noQuote: 'no quote since the start',
  fresh: 'fresh',
  stale: 'stale',
  settlement: 'Settlement',
  settled: 'Every execution is settled.',
  parked: (count: number, numbers: string) =>
    `${count === 1 ? '1 order is' : `${count} orders are`} parked: ${numbers}. What was executed cannot be settled; the server’s log says why. It is tried again every minute.`,
  database: 'Database',
  databaseOk: (ms: number) => `answers in ${ms} ms`,
  storage: {
    space_low: 'its disk is nearly full',
    disk_full: 'its disk is full: nothing can be written',
    io_error: 'its disk reports errors',
  },
  size: (megabytes: string) => `${megabytes} MB`,
  free: (megabytes: string) => `${megabytes} MB free on its disk`,
};

export const surveillanceEn = {
  title: 'Market surveillance',
  meaning:
    'Patterns that were seen in customers’ orders, looked for every five minutes. A finding is no verdict: there may be a good reason, and nothing happens by itself.',
  list: 'Findings',
  pattern: 'Pattern',
  symbol: 'Symbol',
  accounts: 'Accounts',
  seen: 'What was seen',
  orders: 'Orders',
  linked: 'The accounts came from one network with the same kind of device.',
  patterns: {
    pair: 'Trades between two accounts',
    spoofing: 'Large orders taken away',
    push: 'Price pushed and back',
    close: 'Last minutes of a session',
    desk: 'Desk after own orders',
  },
  figures: {
    pair: (trades: number, quantity: string, part: number, handed: string) =>
      `${trades} ${trades === 1 ? 'trade' : 'trades'} with each other over ${quantity}, ${part} % of what the busier of the two traded. By prices beside the market ${handed} INR went from one to the other.`,
    spoofing: (rounds: number, cancelled: string, quantity: string) =>
      `${rounds} times large orders, ${cancelled} in all, stood on one side and were taken away after ${quantity} was filled on the other.`,
    push: (quantity: string, part: number, moved: string, back: number) =>
      `${quantity} taken to one side, ${part} % of three minutes’ volume, while the price moved by ${moved} %. ${back} % of the move came back within a quarter of an hour, in which they traded the other way.`,
    close: (quantity: string, part: number, moved: string) =>
      `${quantity} taken in the last five minutes, ${part} % of their volume, to the side to which the price moved by ${moved} %.`,
    desk: (quantity: string, part: number, seconds: number) =>
      `${quantity} taken from the book, ${part} % of its volume of five minutes, and ${seconds} s after the last order the desk was asked for the other side.`,
  },
};

export const documentsEn = {
  title: 'Documents opened by staff',
  meaning: (anHour: number) =>
    `How often each member of staff opened customers’ photos, proofs or full numbers. Each opening is recorded; more than ${anHour} in an hour are refused.`,
  none: 'No documents opened in the last 24 hours.',
  who: 'Staff member',
  hour: 'Last hour',
  day: 'Last 24 hours',
};
