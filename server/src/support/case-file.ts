/** Tickets in a customer's case file: that something was written. What it was stands in the ticket, which fewer may read. */
import type { CaseFileSource } from '../platform/case-file.ts';
import { happenedIn } from '../platform/requests/case-file.ts';

const happened = happenedIn({
  domain: 'message',
  from: 'from support.message m join support.ticket t on t.id = m.ticket_id where t.customer_id = $1',
  id: 'm.id',
  about: `jsonb_build_object('ticket', t.id::text, 'kind', t.kind)`,
});
const noted = happenedIn({
  domain: 'message',
  from: 'from support.note n join support.ticket t on t.id = n.ticket_id where t.customer_id = $1',
  id: 'n.id',
  about: `jsonb_build_object('ticket', t.id::text, 'kind', t.kind)`,
});
const rated = happenedIn({
  domain: 'message',
  from: 'from support.ticket t where t.customer_id = $1',
  id: 't.id',
  about: `jsonb_build_object('ticket', t.id::text, 'score', t.score)`,
});

export const SUPPORT_CASE_FILE: readonly CaseFileSource[] = [
  happened(`'ticket.' || m.what`, { at: 'm.at', by: 'm.staff_name' }),
  noted(`'ticket.' || n.what`, { at: 'n.at', by: 'n.staff_name' }),
  rated(`'ticket.rated'`, { at: 't.scored_at' }),
];
