/** All SQL about tickets, their messages and the notes of staff. */
import type { ticket as ticketShape, ticketMessage } from '@bahi/contract/support/calls.ts';
import type { support } from '@bahi/contract/support/queue.ts';
import type { TicketState } from '@bahi/core/support-ticket.ts';
import type * as z from 'zod/mini';
import { plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable, rowsOf, type Paging } from '../platform/requests/table.ts';

type Shown = z.output<typeof ticketShape>;
type ShownMessage = z.output<typeof ticketMessage>;
export type TicketDesk = (typeof support.tickets)[number];

export interface TicketRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly kind: Shown['kind'];
  readonly state: TicketState;
  readonly aboutType: NonNullable<Shown['about']>['type'] | null;
  readonly aboutId: bigint | null;
  readonly desk: TicketDesk;
  readonly assigneeId: bigint | null;
  readonly assigneeName: string | null;
  /** UTC milliseconds, as all moments. */
  readonly createdAt: bigint;
  readonly waitingSince: bigint;
  readonly promisedBy: bigint;
  readonly lastAt: bigint;
  readonly answeredAt: bigint | null;
  readonly answeredBy: bigint | null;
  readonly answeredName: string | null;
  readonly closedAt: bigint | null;
  readonly score: number | null;
  readonly scoreWords: string | null;
  readonly scoredAt: bigint | null;
}

export interface MessageRow {
  readonly id: bigint;
  readonly ticketId: bigint;
  readonly customerId: bigint;
  readonly at: bigint;
  readonly what: ShownMessage['what'];
  readonly author: ShownMessage['from'];
  readonly staffId: bigint | null;
  readonly staffName: string | null;
  readonly text: string;
}

export interface NoteRow {
  readonly id: bigint;
  readonly ticketId: bigint;
  readonly at: bigint;
  readonly staffId: bigint;
  readonly staffName: string;
  readonly what: 'note' | 'handed_over';
  readonly text: string;
  readonly desk: TicketDesk | null;
  readonly toName: string | null;
}

const TICKET = `id, customer_id as "customerId", kind, state, about_type as "aboutType", about_id as "aboutId", desk,
  assignee_id as "assigneeId", assignee_name as "assigneeName", created_at as "createdAt", waiting_since as "waitingSince",
  promised_by as "promisedBy", last_at as "lastAt", answered_at as "answeredAt", answered_by as "answeredBy",
  answered_name as "answeredName", closed_at as "closedAt", score, score_words as "scoreWords", scored_at as "scoredAt"`;
const MESSAGE = `id, ticket_id as "ticketId", customer_id as "customerId", at, what, author, staff_id as "staffId",
  staff_name as "staffName", text`;
const NOTE = `id, ticket_id as "ticketId", at, staff_id as "staffId", staff_name as "staffName", what, text, desk, to_name as "toName"`;

export const tickets = requestTable<TicketRow>('support.ticket', TICKET);
export const messages = rowsOf<MessageRow>('support.message', MESSAGE);
export const notes = rowsOf<NoteRow>('support.note', NOTE);

/** One command of a customer's tickets at a time: what bounds them counts. */
export async function lockCustomer(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('support', $1))`, [customerId]);
}

export async function countNotClosed(reader: Reader, customerId: bigint): Promise<number> {
  const { rows } = await reader.query<{ count: bigint }>(
    `select count(*) as count from support.ticket where customer_id = $1 and state <> 'closed'`,
    [customerId],
  );
  return Number(rows[0]!.count);
}

/** How many messages the customer sent since then, and when the first of them. */
export async function countSince(
  reader: Reader,
  customerId: bigint,
  since: number,
): Promise<{ count: number; firstAt: number }> {
  const { rows } = await reader.query<{ count: bigint; first: bigint | null }>(
    `select count(*) as count, min(at) as first from support.message
     where customer_id = $1 and author = 'customer' and what <> 'closed' and at > $2`,
    [customerId, since],
  );
  return { count: Number(rows[0]!.count), firstAt: Number(rows[0]!.first ?? 0) };
}

export interface ListedTicket extends TicketRow {
  readonly excerpt: string;
}

/** With the beginning of what was written first. */
export async function ticketPage(
  tx: Tx,
  customerId: bigint,
  { page, pageSize }: Paging,
): Promise<{ rows: ListedTicket[]; total: number }> {
  const [found, counted] = await Promise.all([
    tx.query<ListedTicket>(
      `select ${TICKET}, (select left(m.text, 120) from support.message m where m.ticket_id = t.id order by m.id limit 1) as excerpt
       from support.ticket t where customer_id = $1 order by last_at desc, id desc limit $2 offset $3`,
      [customerId, pageSize, (page - 1) * pageSize],
    ),
    tx.query<{ total: bigint }>('select count(*) as total from support.ticket where customer_id = $1', [customerId]),
  ]);
  return { rows: found.rows, total: Number(counted.rows[0]!.total) };
}

const MESSAGES_SHOWN = 200;

/** Oldest first; each with the uploads of its pictures. */
export async function selectThread(reader: Reader, ticketId: bigint): Promise<(MessageRow & { pictures: bigint[] })[]> {
  const { rows } = await reader.query<MessageRow & { pictures: bigint[] }>(
    `select ${MESSAGE}, array(select p.upload_id from support.picture p where p.message_id = m.id order by p.place) as pictures
     from support.message m where ticket_id = $1 order by id desc limit ${MESSAGES_SHOWN}`,
    [ticketId],
  );
  return rows.toReversed();
}

export async function insertPicture(tx: Tx, messageId: bigint, uploads: readonly bigint[]): Promise<void> {
  if (uploads.length === 0) return;
  await tx.query(
    `insert into support.picture (message_id, upload_id, place)
     select $1, given.upload, given.place from unnest($2::bigint[]) with ordinality as given (upload, place)`,
    [messageId, plainArray(uploads)],
  );
}

/** The newest thing the customer said in it. */
export async function newestOfCustomer(reader: Reader, ticketId: bigint): Promise<bigint> {
  const { rows } = await reader.query<{ id: bigint }>(
    `select max(id) as id from support.message where ticket_id = $1 and author = 'customer'`,
    [ticketId],
  );
  return rows[0]!.id;
}

export async function selectNotes(reader: Reader, ticketId: bigint): Promise<NoteRow[]> {
  const { rows } = await reader.query<NoteRow>(
    `select ${NOTE} from support.note where ticket_id = $1 order by id desc limit ${MESSAGES_SHOWN}`,
    [ticketId],
  );
  return rows.toReversed();
}

export async function selectEarlier(
  reader: Reader,
  { id, customerId }: TicketRow,
): Promise<Pick<TicketRow, 'id' | 'kind' | 'state' | 'createdAt'>[]> {
  const { rows } = await reader.query<Pick<TicketRow, 'id' | 'kind' | 'state' | 'createdAt'>>(
    `select id, kind, state, created_at as "createdAt" from support.ticket
     where customer_id = $1 and id <> $2 order by last_at desc, id desc limit 10`,
    [customerId, id],
  );
  return rows;
}

/** Answered, or asked something, before then, and the customer was silent since. */
export async function selectSilent(reader: Reader, before: number, limit: number): Promise<bigint[]> {
  const { rows } = await reader.query<{ id: bigint }>(
    `select id from support.ticket where state in ('waiting', 'answered') and last_at <= $1 order by last_at, id limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}
