/** The words of the overview in English. */

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

export const en = {
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
