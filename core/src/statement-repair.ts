/**
 * Which field of a line was changed: the one that, put back, makes the line's hash right again. Tried are the amount that the
 * closing balance asks for, and every text that differs from the line's in one sign.
 */
import { lineText, type Statement, type StatementBalances, type StatementLine } from './statement-form.ts';

export type ChangedField = keyof StatementLine | 'customer' | 'currency';

interface Broken {
  readonly statement: Statement;
  readonly index: number;
  readonly previous: string;
  /** The hash that the line as it stands would have. */
  readonly computed: string;
  readonly link: (previous: string, text: string) => string;
}

export function changedField(broken: Broken): ChangedField | null {
  if (isHashChanged(broken)) return 'hash';
  return changedAmount(broken) ?? changedSign(broken);
}

/** In the order of the canonical text, after its version. */
const FIELDS: readonly ChangedField[] = [
  'customer',
  'currency',
  'seq',
  'entry',
  'line',
  'kind',
  'reference',
  'part',
  'position',
  'reverses',
  'account',
  'asset',
  'amount',
  'date',
  'at',
];
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyz_-ABCDEFGHIJKLMNOPQRSTUVWXYZ&.';

/** What follows stands on the hash that the line would have. */
function isHashChanged({ statement, index, computed, link }: Broken): boolean {
  const next = statement.lines[index + 1];
  if (next === undefined) return statement.closing.hash === computed;
  return link(computed, lineText(statement, next)) === next.hash;
}

/** Another amount altogether, if it is the only one: what the balances lack, or have too much of. */
function changedAmount({ statement, index, previous, link }: Broken): ChangedField | null {
  const { lines, opening, closing } = statement;
  const line = lines[index]!;
  const { account } = line;
  if (!isBalance(account) || closing[account] === undefined) return null;
  const sum = lines.reduce((total, other) => (other.account === account ? total + BigInt(other.amount) : total), 0n);
  const minor = (text: string) => BigInt(text.replace('.', ''));
  const moved = minor(closing[account]) - minor(opening[account]!);
  const isOwed = account !== 'cash' && account !== 'margin';
  const amount = BigInt(line.amount) + (isOwed ? -moved : moved) - sum;
  return link(previous, lineText(statement, { ...line, amount: amount.toString() })) === line.hash ? 'amount' : null;
}

function isBalance(account: string): account is keyof StatementBalances {
  return ['cash', 'margin', 'receivable', 'loan', 'accrued'].includes(account);
}

function changedSign({ statement, index, previous, link }: Broken): ChangedField | null {
  const line = statement.lines[index]!;
  const text = lineText(statement, line);
  let field = -1;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '|') field += 1;
    else if (field >= 0) {
      for (const sign of SIGNS) {
        if (link(previous, text.slice(0, place) + sign + text.slice(place + 1)) === line.hash) return FIELDS[field]!;
      }
    }
  }
  return null;
}
