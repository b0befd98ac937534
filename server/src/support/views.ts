/** A ticket as the contract shows it: to the customer without anything that staff note. */
import type { ticket as ticketShape, ticketMessage, ticketThread } from '@bahi/contract/support/calls.ts';
import { reopenEndsAt } from '@bahi/core/support-ticket.ts';
import type * as z from 'zod/mini';
import type { Reader } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { selectThread, type ListedTicket, type MessageRow, type TicketRow } from './store.ts';

export type TicketView = z.output<typeof ticketShape>;
export type ThreadView = z.output<typeof ticketThread>;

export function aboutOf({ aboutType, aboutId }: TicketRow): TicketView['about'] {
  return aboutType === null ? null : { type: aboutType, id: aboutId!.toString() };
}

export function ratingOf({ score, scoreWords }: TicketRow): TicketView['rating'] {
  return score === null ? null : { score, words: scoreWords ?? '' };
}

export function ticketView(row: ListedTicket, now: number): TicketView {
  const { closedAt } = row;
  const reopenUntil = closedAt === null ? null : reopenEndsAt(Number(closedAt));
  return {
    id: row.id.toString(),
    kind: row.kind,
    state: row.state,
    about: aboutOf(row),
    createdAt: Number(row.createdAt),
    lastAt: Number(row.lastAt),
    promisedBy: row.state === 'open' ? Number(row.promisedBy) : null,
    excerpt: row.excerpt,
    closedAt: numberOrNull(closedAt),
    reopenUntil: reopenUntil !== null && now < reopenUntil ? reopenUntil : null,
    rating: ratingOf(row),
  };
}

export function messageView(
  row: MessageRow & { readonly pictures: readonly bigint[] },
): z.output<typeof ticketMessage> {
  return {
    id: row.id.toString(),
    what: row.what,
    from: row.author,
    by: row.staffName,
    at: Number(row.at),
    text: row.text,
    pictures: row.pictures.map(String),
  };
}

export async function threadView(reader: Reader, row: TicketRow, now: number): Promise<ThreadView> {
  const thread = await selectThread(reader, row.id);
  const excerpt = thread[0]?.text.slice(0, 120) ?? '';
  return { ...ticketView({ ...row, excerpt }, now), messages: thread.map(messageView) };
}
