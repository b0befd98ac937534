/**
 * Support tickets as the customer has them (desks §9). A freeze, or an identity that is not verified, never bars one: whoever is kept out
 * of something has to be able to ask why. What staff do is in answers.ts.
 */
import type {
  closeTicket as closeCall,
  listTickets,
  openTicket as openCall,
  rateTicket as rateCall,
  reopenTicket as reopenCall,
  writeTicket as writeCall,
} from '@bahi/contract/support/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import {
  MESSAGES_A_DAY_MAX,
  MESSAGES_A_MINUTE_MAX,
  MESSAGES_WINDOW_MS,
  OPEN_TICKETS_MAX,
  REOPEN_DAYS,
  reopenEndsAt,
} from '@bahi/core/support-ticket.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import * as store from './store.ts';
import { messages, tickets, type TicketRow } from './store.ts';
import { threadView, ticketView, type ThreadView } from './views.ts';

export { answerTicket, handTicket, type Answering } from './answers.ts';

export interface SupportDeps {
  readonly parametersAt: (now: number) => Pick<Parameters, 'supportPromiseMinutes'>;
  /** Takes an upload for one use; refuses one that is not the customer's, of another purpose, or used. */
  readonly claimUpload: (
    tx: Tx,
    claim: {
      readonly upload: bigint;
      readonly customerId: bigint;
      readonly purpose: 'support_picture';
      readonly usedBy: string;
    },
  ) => Promise<unknown>;
  /** Refuses a record that is not the customer's. */
  readonly requireRecord: (tx: Tx, customerId: bigint, about: About) => Promise<unknown>;
}

export type TicketQuestion = ParsedInputOf<typeof openCall>;
export type About = NonNullable<TicketQuestion['about']>;

interface By<Call> {
  readonly customerId: bigint;
  readonly now: number;
  readonly input: ParsedInputOf<Call>;
}

export async function openTicket(
  deps: SupportDeps,
  tx: Tx,
  { customerId, now, input: { kind, about, text, pictures } }: By<typeof openCall>,
): Promise<ThreadView> {
  await store.lockCustomer(tx, customerId);
  await requireRoom(tx, customerId);
  await requirePace(tx, customerId, now);
  if (about !== null) await deps.requireRecord(tx, customerId, about);
  const row = await tickets.insert(tx, {
    customerId,
    kind,
    aboutType: about?.type,
    aboutId: about === null ? undefined : storedId(about.id),
    // Nobody answers a complaint about the own desk.
    desk: kind === 'complaint' ? 'risk' : 'support',
    createdAt: now,
    lastAt: now,
    ...waits(deps, now),
  });
  await write(deps, tx, row, { what: 'written', text, pictures, now });
  return threadView(tx, row, now);
}

export async function writeTicket(
  deps: SupportDeps,
  tx: Tx,
  { customerId, now, input: { ticket, text, pictures } }: By<typeof writeCall>,
): Promise<ThreadView> {
  await store.lockCustomer(tx, customerId);
  const row = await lockOwn(tx, customerId, ticket);
  if (row.state === 'closed') refuse('support.closed', {});
  await requirePace(tx, customerId, now);
  await write(deps, tx, row, { what: 'written', text, pictures, now });
  // What waits for us already waits since the first word that was not answered.
  const promise = row.state === 'open' ? {} : waits(deps, now);
  return threadView(tx, await tickets.update(tx, row.id, { state: 'open', lastAt: now, ...promise }), now);
}

export async function closeTicket(
  tx: Tx,
  { customerId, now, input: { ticket } }: By<typeof closeCall>,
): Promise<ThreadView> {
  await store.lockCustomer(tx, customerId);
  const row = await lockOwn(tx, customerId, ticket);
  if (row.state === 'closed') refuse('support.closed', {});
  await messages.insert(tx, { ...of(row), what: 'closed', author: 'customer', at: now, text: '' });
  return threadView(tx, await tickets.update(tx, row.id, { state: 'closed', closedAt: now, lastAt: now }), now);
}

export async function reopenTicket(
  deps: SupportDeps,
  tx: Tx,
  { customerId, now, input: { ticket, text } }: By<typeof reopenCall>,
): Promise<ThreadView> {
  await store.lockCustomer(tx, customerId);
  const row = await lockOwn(tx, customerId, ticket);
  if (row.closedAt === null) return refuse('support.not_closed', {});
  const until = reopenEndsAt(Number(row.closedAt));
  if (now >= until) refuse('support.reopen_over', { days: REOPEN_DAYS, until });
  await requireRoom(tx, customerId);
  await requirePace(tx, customerId, now);
  await write(deps, tx, row, { what: 'reopened', text, pictures: [], now });
  const reopened = { state: 'open', closedAt: null, lastAt: now, ...waits(deps, now) } as const;
  return threadView(tx, await tickets.update(tx, row.id, reopened), now);
}

export async function rateTicket(
  tx: Tx,
  { customerId, now, input: { ticket, score, words } }: By<typeof rateCall>,
): Promise<ThreadView> {
  const row = await lockOwn(tx, customerId, ticket);
  if (row.state !== 'closed') refuse('support.not_closed', {});
  if (row.scoredAt !== null) refuse('support.rated', {});
  return threadView(tx, await tickets.update(tx, row.id, { score, scoreWords: words, scoredAt: now }), now);
}

export async function ticketsPage(
  { parametersAt }: Pick<SupportDeps, 'parametersAt'>,
  tx: Tx,
  { customerId, now, input }: By<typeof listTickets>,
): Promise<OutputOf<typeof listTickets>> {
  const [{ rows, total }, open] = await Promise.all([
    store.ticketPage(tx, customerId, input),
    store.countNotClosed(tx, customerId),
  ]);
  return {
    rows: rows.map((row) => ticketView(row, now)),
    total,
    page: input.page,
    pageSize: input.pageSize,
    promiseMinutes: parametersAt(now).supportPromiseMinutes,
    open,
    openMaximum: OPEN_TICKETS_MAX,
  };
}

export async function ticketOf(tx: Tx, customerId: bigint, id: string, now: number): Promise<ThreadView> {
  return threadView(tx, (await tickets.selectOwn(tx, customerId, id)) ?? refuse('support.unknown', {}), now);
}

async function lockOwn(tx: Tx, customerId: bigint, id: string): Promise<TicketRow> {
  const row = await tickets.lock(tx, storedId(id));
  return row?.customerId === customerId ? row : refuse('support.unknown', {});
}

async function requireRoom(tx: Tx, customerId: bigint): Promise<void> {
  if ((await store.countNotClosed(tx, customerId)) >= OPEN_TICKETS_MAX)
    refuse('support.too_many_open', { maximum: OPEN_TICKETS_MAX });
}

async function requirePace(tx: Tx, customerId: bigint, now: number): Promise<void> {
  const today = await store.countSince(tx, customerId, now - DAY_MS);
  if (today.count >= MESSAGES_A_DAY_MAX)
    refuse('support.too_many_today', { maximum: MESSAGES_A_DAY_MAX, until: today.firstAt + DAY_MS });
  const { count, firstAt } = await store.countSince(tx, customerId, now - MESSAGES_WINDOW_MS);
  if (count < MESSAGES_A_MINUTE_MAX) return;
  const wait = Math.max(1, Math.ceil((firstAt + MESSAGES_WINDOW_MS - now) / 1000));
  refuse('support.too_many_messages', { maximum: MESSAGES_A_MINUTE_MAX, wait });
}

function waits({ parametersAt }: SupportDeps, now: number): { waitingSince: number; promisedBy: number } {
  return { waitingSince: now, promisedBy: now + parametersAt(now).supportPromiseMinutes * MINUTE_MS };
}

interface Words {
  readonly what: 'written' | 'reopened';
  readonly text: string;
  /** Uploads. */
  readonly pictures: readonly string[];
  readonly now: number;
}

async function write(deps: SupportDeps, tx: Tx, row: TicketRow, { what, text, pictures, now }: Words): Promise<void> {
  const { id } = await messages.insert(tx, { ...of(row), what, author: 'customer', at: now, text });
  const uploads = pictures.map(storedId);
  const claim = { customerId: row.customerId, purpose: 'support_picture', usedBy: `ticket ${row.id}` } as const;
  for (const upload of uploads) await deps.claimUpload(tx, { ...claim, upload });
  await store.insertPicture(tx, id, uploads);
}

function of({ id, customerId }: TicketRow) {
  return { ticketId: id, customerId };
}
