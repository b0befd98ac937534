/** What staff do about a ticket (desks §9), each under its lock: an answer names who gave it, and the customer is told of it. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { support } from '@bahi/contract/support/queue.ts';
import type { handTicket as handCall } from '@bahi/contract/support/staff-calls.ts';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { reopenEndsAt, SILENT_DAYS } from '@bahi/core/support-ticket.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { writeMessages } from '../messages/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Staff } from '../platform/requests/table.ts';
import { storedId } from '../platform/stored-id.ts';
import * as store from './store.ts';
import { messages, notes, tickets, type TicketDesk, type TicketRow } from './store.ts';

export interface Member extends Staff {
  readonly roles: readonly StaffRole[];
}

interface Acting {
  readonly id: bigint;
  readonly staff: Member;
  readonly now: number;
}

export interface Answering extends Acting {
  readonly text: string;
  readonly outcome: 'answered' | 'waiting' | 'closed';
  /** The newest message that was read. */
  readonly through: bigint;
}

export async function answerTicket(tx: Tx, { id, staff, now, text, outcome, through }: Answering): Promise<void> {
  const row = await lockOpen(tx, id, staff);
  if ((await store.newestOfCustomer(tx, id)) > through) refuse('support.more_written', {});
  const by = {
    ticketId: id,
    customerId: row.customerId,
    author: 'staff',
    staffId: staff.id,
    staffName: staff.name,
  } as const;
  await messages.insert(tx, { ...by, what: outcome === 'waiting' ? 'asked' : 'answered', at: now, text });
  if (outcome === 'closed') await messages.insert(tx, { ...by, what: 'closed', at: now, text: '' });
  const answered = { answeredAt: now, answeredBy: staff.id, answeredName: staff.name };
  await tickets.update(tx, id, {
    state: outcome,
    lastAt: now,
    closedAt: outcome === 'closed' ? now : undefined,
    ...answered,
  });
  await tell(tx, row, storyAfter(outcome, { ticket: id.toString(), by: staff.name, now }), now);
}

/** Nobody has to claim what waits for nobody here. It goes on waiting for whom it waited, and its silence begins anew. */
export async function addToTicket(
  tx: Tx,
  { id, staff, now, text }: Acting & { readonly text: string },
): Promise<store.MessageRow> {
  const row = await lockNotClosed(tx, id);
  if (!mayAnswer(row, staff.roles)) refuse('staff.role_missing', { role: row.desk });
  if (row.state === 'open') refuse('support.more_written', {});
  const what = row.state === 'waiting' ? 'asked' : 'answered';
  const by = { customerId: row.customerId, author: 'staff', staffId: staff.id, staffName: staff.name } as const;
  const message = await messages.insert(tx, { ...by, ticketId: id, what, at: now, text });
  await tickets.update(tx, id, { lastAt: now });
  await tell(tx, row, storyAfter(row.state, { ticket: id.toString(), by: staff.name, now }), now);
  return message;
}

function storyAfter(
  outcome: Answering['outcome'],
  { now, ...told }: { ticket: string; by: string; now: number },
): Story {
  if (outcome === 'closed') return storyOf('support.closed', { ...told, until: reopenEndsAt(now) });
  return outcome === 'waiting' ? storyOf('support.asked', told) : storyOf('support.answered', told);
}

/** To a desk, or to a member and the desk that this member has. */
export async function handTicket(
  tx: Tx,
  {
    id,
    staff,
    now,
    text,
    to,
    colleagues,
  }: Acting &
    Pick<ParsedInputOf<typeof handCall>, 'text' | 'to'> & {
      readonly colleagues: readonly Member[];
    },
): Promise<void> {
  const row = await lockOpen(tx, id, staff);
  const { desk, assignee } =
    'desk' in to ? { desk: to.desk, assignee: null } : memberFor(row, colleagues, storedId(to.member));
  if (desk === row.desk && (assignee?.id ?? null) === row.assigneeId) refuse('support.already_there', {});
  const by = { ticketId: id, staffId: staff.id, staffName: staff.name, at: now };
  await notes.insert(tx, { ...by, what: 'handed_over', text, desk, toName: assignee?.name ?? null });
  await tickets.update(tx, id, { desk, assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null });
}

function memberFor(row: TicketRow, colleagues: readonly Member[], id: bigint): { desk: TicketDesk; assignee: Member } {
  const assignee = colleagues.find((member) => member.id === id);
  const desks = support.tickets.filter((desk) => assignee?.roles.includes(desk));
  const desk = desks.find((one) => one === row.desk) ?? desks[0];
  return assignee === undefined || desk === undefined ? refuse('staff.member_unknown', {}) : { desk, assignee };
}

export async function noteTicket(
  tx: Tx,
  { id, staff, now, text }: Acting & { readonly text: string },
): Promise<store.NoteRow> {
  return notes.insert(tx, { ticketId: id, staffId: staff.id, staffName: staff.name, at: now, what: 'note', text });
}

export function mayAnswer({ desk }: Pick<TicketRow, 'desk'>, roles: readonly StaffRole[]): boolean {
  return roles.includes(desk);
}

/** Risk reads every ticket; support none that stands with risk, as a complaint about the own desk does (rules §10). */
export function mayRead({ desk }: Pick<TicketRow, 'desk'>, roles: readonly StaffRole[]): boolean {
  return roles.includes(desk) || roles.includes('risk') || roles.includes('auditor');
}

async function lockOpen(tx: Tx, id: bigint, staff: Member): Promise<TicketRow> {
  const row = await lockNotClosed(tx, id);
  if (row.state !== 'open') refuse('staff.case_decided', { by: row.answeredName ?? 'customer' });
  return mayAnswer(row, staff.roles) ? row : refuse('staff.role_missing', { role: row.desk });
}

async function lockNotClosed(tx: Tx, id: bigint): Promise<TicketRow> {
  const row = (await tickets.lock(tx, id)) ?? refuse('staff.case_unknown', {});
  const closer = row.answeredAt === row.closedAt ? row.answeredName : null;
  return row.state === 'closed' ? refuse('staff.case_decided', { by: closer ?? 'customer' }) : row;
}

const SILENT_AT_ONCE = 100;

/** Answered tickets, and those that wait for the customer, close after so many days of silence; each in a transaction of its own. */
export async function closeSilent(db: Database, now: number): Promise<void> {
  const before = now - SILENT_DAYS * DAY_MS;
  for (;;) {
    const ids = await db.read((tx) => store.selectSilent(tx, before, SILENT_AT_ONCE));
    for (const id of ids) await db.transaction((tx) => closeOne(tx, id, { before, now }));
    if (ids.length < SILENT_AT_ONCE) return;
  }
}

async function closeOne(tx: Tx, id: bigint, { before, now }: { before: number; now: number }): Promise<void> {
  const row = await tickets.lock(tx, id);
  if (row === null || (row.state !== 'waiting' && row.state !== 'answered') || Number(row.lastAt) > before) return;
  await messages.insert(tx, {
    ticketId: id,
    customerId: row.customerId,
    what: 'closed',
    author: 'house',
    at: now,
    text: '',
  });
  await tickets.update(tx, id, { state: 'closed', closedAt: now, lastAt: now });
  const told = { ticket: id.toString(), days: SILENT_DAYS, until: reopenEndsAt(now) };
  await tell(tx, row, storyOf('support.closed_silent', told), now);
}

async function tell(tx: Tx, { id, customerId }: TicketRow, story: Story, at: number): Promise<void> {
  await writeMessages(tx, [{ customerId, kind: 'decision', at, story, about: { type: 'ticket', id: id.toString() } }]);
}
