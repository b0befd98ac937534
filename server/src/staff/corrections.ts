/**
 * Corrections of the books, and the bank's own figure, by two people (rules T2, §2): a maker proposes, a checker approves. An
 * entry is undone by its mirror image; its customer is told why, and what cash does not cover is owed from then on.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import {
  reversibleKinds,
  type getCorrectable,
  proposeBankStatement as proposeBankStatementCall,
  proposeCorrection as proposeCorrectionCall,
} from '@bahi/contract/staff/corrections.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, isDate, type Calendar } from '@bahi/core/calendar.ts';
import { isShareAccount } from '@bahi/core/ledger.ts';
import { CURRENCY_DIGITS, formatMoney, parseMoney, type Currency } from '@bahi/core/money.ts';
import { findCustomer } from '../identity/service.ts';
import { findEntry, findReversal, previewReversal, reverseEntry, type StoredEntry } from '../ledger/reverse.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { insertStatement, latestStatementDate, statementOf } from '../proofs/service.ts';
import type { ChangeView } from './change-store.ts';
import { propose, rolesOf, type ChangeRule } from './changes.ts';

export interface CorrectionsDeps {
  readonly calendar: Calendar;
}

interface Asked<Input> {
  readonly input: Input;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

export async function correctable(tx: Tx, id: bigint, staff: StaffPrincipal): Promise<OutputOf<typeof getCorrectable>> {
  const entry = (await findEntry(tx, id)) ?? refuse('funds.unknown_entry', {});
  const reversedBy = await findReversal(tx, id);
  const bar = barOf(entry, { isReversed: reversedBy !== null, staff });
  const effect = bar === null ? await previewReversal(tx, entry) : null;
  const { customerId, currency } = entry;
  return {
    entry: id.toString(),
    customer: { id: customerId.toString(), account: (await findCustomer(tx, customerId)).account },
    kind: entry.kind,
    reference: entry.reference.toString(),
    currency,
    at: Number(entry.at),
    businessDate: entry.businessDate,
    lines: entry.lines.map(({ account, amount }) => ({
      account,
      amount: isShareAccount(account) ? amount.toString() : formatMoney(amount, currency),
    })),
    bar,
    reversedBy: reversedBy?.toString() ?? null,
    effect:
      effect === null
        ? null
        : { available: formatMoney(effect.available, currency), owed: formatMoney(effect.owed, currency) },
  };
}

export async function proposeCorrection(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof proposeCorrectionCall>>,
): Promise<ChangeView> {
  const id = storedId(input.entry);
  const entry = (await findEntry(tx, id)) ?? refuse('funds.unknown_entry', {});
  switch (barOf(entry, { isReversed: (await findReversal(tx, id)) !== null, staff })) {
    case 'kind':
      return refuse('staff.not_reversible', {});
    case 'reversed':
      return refuse('staff.already_reversed', {});
    case 'own':
      return refuse('staff.own_case', {});
    case null:
  }
  const { customerId, kind, reference, currency } = entry;
  const shown = { customer: customerId.toString(), kind, reference: reference.toString(), currency };
  return propose(tx, {
    kind: 'correction',
    subject: id.toString(),
    before: { ...shown, cash: cashOf(entry) },
    after: { ...shown, reverses: id.toString() },
    reason: input.reason,
    makerId: staff.staffId,
    now,
  });
}

export function correctionRule({ calendar }: CorrectionsDeps): ChangeRule {
  return {
    proposers: () => rolesOf(proposeCorrectionCall),
    checkers: () => ['funds_checker'],
    isAbout: ({ before }, { customerId }) => customerId !== null && before?.['customer'] === customerId.toString(),
    async apply(tx, { subject, reason }, { now }) {
      const moment = { at: now, businessDate: businessDateOf(calendar, now) };
      const undone = await reverseEntry(tx, { entryId: BigInt(subject), reason, ...moment });
      if (typeof undone === 'string') return refuse(REFUSALS[undone], {});
      const { customerId, currency, cash, raised, entryId } = undone;
      const figures = { entry: subject, amount: formatMoney(cash, currency), currency, reason };
      const story =
        raised === 0n
          ? storyOf('correction.made', figures)
          : storyOf('correction.made_owed', { ...figures, owed: formatMoney(raised, currency) });
      const about = { type: 'record', id: entryId.toString() } as const;
      tx.after('funds.changed', { customerId });
      await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
    },
  };
}

const REFUSALS = {
  unknown_entry: 'funds.unknown_entry',
  is_a_reversal: 'staff.not_reversible',
  already_reversed: 'staff.already_reversed',
  balance_too_low: 'staff.not_reversible',
} as const;

function barOf(
  { kind, customerId }: StoredEntry,
  { isReversed, staff }: { readonly isReversed: boolean; readonly staff: StaffPrincipal },
): OutputOf<typeof getCorrectable>['bar'] {
  if (!(reversibleKinds as readonly string[]).includes(kind)) return 'kind';
  if (isReversed) return 'reversed';
  return customerId === staff.customerId ? 'own' : null;
}

function cashOf({ lines, currency }: StoredEntry): string {
  return formatMoney(lines.find(({ account }) => account === 'cash')?.amount ?? 0n, currency);
}

export async function proposeBankStatement(
  { calendar }: Pick<CorrectionsDeps, 'calendar'>,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof proposeBankStatementCall>>,
): Promise<ChangeView> {
  const { date, reason } = input;
  const currency = currencyOf(input.currency);
  if (!isDate(date) || date > latestStatementDate(calendar, now)) refuse('staff.value_invalid', { detail: 'date' });
  const total = parseMoney(input.total, currency) ?? refuse('staff.value_invalid', { detail: 'total' });
  const former = await statementOf(tx, { currency, date });
  if (former === total) refuse('staff.value_same', {});
  return propose(tx, {
    kind: 'bank_statement',
    subject: `${currency} ${date}`,
    before: former === null ? null : { total: formatMoney(former, currency) },
    after: { total: formatMoney(total, currency) },
    reason,
    makerId: staff.staffId,
    now,
  });
}

export const bankStatementRule: ChangeRule = {
  proposers: () => rolesOf(proposeBankStatementCall),
  checkers: () => ['funds_checker'],
  isAbout: () => false,
  async apply(tx, { id: changeId, subject, after, maker }, { staff, now }) {
    const [name = '', date = ''] = subject.split(' ');
    const currency = currencyOf(name);
    const total = parseMoney(after['total'] as string, currency)!;
    await insertStatement(tx, { currency, date, total, changeId, maker, checker: staff.name, now });
  },
};

function currencyOf(name: string): Currency {
  return Object.hasOwn(CURRENCY_DIGITS, name)
    ? (name as Currency)
    : refuse('staff.value_invalid', { detail: 'currency' });
}
