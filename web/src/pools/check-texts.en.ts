/** English texts of checking the valuations and orders of a copy fund on one's own device. */
import { formatQuantity } from '@bahi/core/format.ts';
import { plural } from '../i18n/plural.ts';

const texts = {
  title: 'Check it yourself',
  body: 'The published valuations, orders and journal are read, and every figure is worked out again on this device. Nothing is changed.',
  bodyOfRecord:
    'The published valuations and journal since you joined are read, and every figure is worked out again on this device and compared with your record. Nothing is changed.',
  action: 'Check now',
  again: 'Check again',
  reading: 'Reading and working out again …',
  failed: 'The published files could not be read. Nothing was checked.',
  none: 'Nothing is published yet. A session’s valuations and orders are published when the next session has closed.',
  holds: 'Everything holds',
  fails: 'It does not hold',
  failsBody: (count: number) => plural(count, { one: '# thing differs.', other: '# things differ.' }),
  yes: 'holds',
  no: 'differs',
  checks: {
    chain: 'No valuation was changed, added or left out',
    value: 'The value is cash and shares at their mark prices',
    marks: 'The mark prices follow from the rule and the tape',
    journal: 'Cash and shares are those of the fund’s journal',
    fee: 'The fee follows the rule',
    flows: 'Each request got what its valuation gives',
    orders: 'The orders follow from the rule',
  },
  checked: {
    chain: (count: number, from: string, to: string) =>
      `${plural(count, { one: '# valuation', other: '# valuations' })}, ${from} to ${to}. Each contains the fingerprint of the one before it.`,
    value:
      'Cash, dividends due and each position at its mark price, less the fee, make the published value to the paisa.',
    marks: ({ found, all, onTape }: { found: number; all: number; onTape: number }) =>
      `${formatQuantity(found)} of ${plural(all, { one: '# mark price', other: '# mark prices' })} worked out again from the book and the trades of five minutes. The newest ${formatQuantity(onTape)} are compared with the recorded minutes.`,
    journal: (count: number, all: number, through: string) =>
      `${formatQuantity(count)} of ${plural(all, { one: '# valuation', other: '# valuations' })} compared with every line of the journal up to ${through}: cash, shares, requests and fees.`,
    fee: (percent: string) =>
      `${percent} a year, for the days since the last close, and never more than the fund’s cash.`,
    flows: (count: number) =>
      `${plural(count, { one: '# request', other: '# requests' })} worked out again from value and units, rounded down. What rounding leaves stays in the fund.`,
    orders: (count: number) =>
      `${plural(count, { one: '# session', other: '# sessions' })}: targets worked out again from the prices that the rule saw, and orders from targets, holdings and cash.`,
  },
  own: (count: number) =>
    plural(count, {
      one: 'Yours is among them, with the amounts of your record.',
      other: 'Yours (#) are among them, with the amounts of your record.',
    }),
  file: {
    title: 'Check it without us',
    body: 'Save the files and check them offline, with this project’s program or your own.',
    copy: (name: string) => `Copy the command for ${name}`,
    valuations: 'Save valuations',
    orders: 'Save orders',
    journal: 'Save journal',
    tape: 'Save tape',
    ordersBody: (date: string) =>
      `Orders up to ${date}: what the rule saw, what it wanted, and what became of each order.`,
  },
  finding: {
    malformed: (field: string) => `The field “${field}” is missing or cannot be read.`,
    misplaced: (number: number) => `Valuation ${number} is in the wrong place.`,
    hash_differs: (number: number) =>
      `Valuation ${number} was changed or does not follow the one before it: its fingerprint differs.`,
    positions_misplaced: (number: number) => `Valuation ${number} has a position twice or in the wrong order.`,
    fee_differs: (number: number) => `Valuation ${number} took another fee than the rule gives.`,
    value_differs: (number: number) =>
      `Valuation ${number} has another value than cash, dividends and positions at their mark prices, less the fee.`,
    units_differ: (number: number) => `Valuation ${number} begins with other units than the one before it ended with.`,
    flows_misplaced: (number: number) => `Valuation ${number} has a request twice or in the wrong order.`,
    units_after_differ: (number: number) => `Valuation ${number} ends with other units than its requests leave.`,
    flow_differs: (number: number, request: string) =>
      `Valuation ${number} gave request ${request} another amount than its value and units give.`,
    mark_differs: (number: number, symbol: string) =>
      `Valuation ${number} counts ${symbol} at another mark price than the rule gives.`,
    tape_differs: (number: number, symbol: string) =>
      `Valuation ${number} counts ${symbol} at a mark price that the recorded trades do not bear out.`,
    own_missing: (number: number) => `Valuation ${number} has no request with the amounts of your record.`,
    pool_missing: 'The checkpoint of the books has no valuation of this copy fund.',
    head_differs: 'The checkpoint of the books has another valuation than these.',
    path_differs: 'The valuations do not lead to the checkpoint of the books.',
    checkpoint_changed: 'The checkpoint of the books was changed.',
    checkpoint_foreign: 'The checkpoint of the books is not one of those that were published.',
  },
  journalFinding: {
    statement_broken: (statement: number) => `Part ${statement} of the journal was changed.`,
    statements_apart: (statement: number) => `Part ${statement} of the journal does not follow the one before it.`,
    line_missing: (number: number) => `Valuation ${number} names a line that is not in the journal.`,
    line_differs: (number: number) =>
      `Valuation ${number} is of another journal, or lines of it were changed or hidden.`,
    cash_differs: (number: number) => `Valuation ${number} counts other cash than the journal has.`,
    shares_differ: (number: number, symbol: string) =>
      `Valuation ${number} counts other shares of ${symbol} than the journal has.`,
    postings_differ: (number: number) => `Valuation ${number} has other requests or another fee than the journal.`,
  },
  planFinding: {
    misplaced: (number: number) => `Plan ${number} is in the wrong place.`,
    seen_differs: (number: number) => `Plan ${number} looked at prices on the wrong day.`,
    targets_differ: (number: number) => `Plan ${number} has other targets than the rule gives.`,
    stocks_misplaced: (number: number) => `Plan ${number} has a stock twice, in the wrong order, or without a reason.`,
    orders_differ: (number: number) => `Plan ${number} has other orders than its targets and holdings give.`,
    purchases_differ: (number: number) => `Plan ${number} bought other shares than its cash paid for.`,
  },
};

export type CheckTexts = typeof texts;

export default texts;
