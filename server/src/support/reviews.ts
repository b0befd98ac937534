/**
 * Tickets as staff read, answer, note and hand them over (desks §9). The record says what was done and not the words: they stand in the thread and the
 * notes, which nobody can change, and fewer roles read those.
 */
import * as calls from '@bahi/contract/support/staff-calls.ts';
import { support } from '@bahi/contract/support/queue.ts';
import type { Configuration } from '../configuration/service.ts';
import { cannedTexts, type Content } from '../content/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { membersWith, writeAudit, type Desk } from '../staff/service.ts';
import { issueTicket } from '../uploads/service.ts';
import { addToTicket, answerTicket, handTicket, mayAnswer, mayRead, noteTicket, type Member } from './answers.ts';
import { caseOf } from './cases.ts';
import { selectEarlier, selectNotes, selectThread, tickets, type NoteRow } from './store.ts';
import { aboutOf, messageView, ratingOf } from './views.ts';

export interface SupportReviewsDeps {
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly content: Pick<Content, 'documents'>;
  readonly configuration: Pick<Configuration, 'valueAt'>;
}

const queue = 'tickets';

export function registerSupportReviews(desk: Desk, { verifiedName, content, configuration }: SupportReviewsDeps): void {
  desk.open(calls.getTicketCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id, staff, now, withheld }) {
      const row = (await tickets.select(tx, id))!;
      if (!mayRead(row, staff.roles)) refuse('staff.role_missing', { role: row.desk });
      const thread = await selectThread(tx, id);
      const pictures = [];
      for (const message of withheld === null ? thread : [])
        for (const upload of message.pictures)
          pictures.push({ ...(await issueTicket(tx, { upload, staff, now })), message: message.id.toString() });
      const members = await membersWith(tx, support.tickets);
      return {
        case: id.toString(),
        customer: { id: customerId.toString(), account, name: await verifiedName(tx, customerId) },
        kind: row.kind,
        state: row.state,
        about: aboutOf(row),
        createdAt: Number(row.createdAt),
        promisedBy: row.state === 'open' ? Number(row.promisedBy) : null,
        closedAt: row.closedAt === null ? null : Number(row.closedAt),
        rating: ratingOf(row),
        desk: row.desk,
        assignee: row.assigneeName,
        messages: thread.map(messageView),
        pictures,
        withheld,
        notes: (await selectNotes(tx, id)).map(noteView),
        earlier: (await selectEarlier(tx, row)).map(({ id: other, kind, state, createdAt }) => ({
          id: other.toString(),
          kind,
          state,
          createdAt: Number(createdAt),
        })),
        members: members
          .filter((member) => member.id !== staff.id)
          .map((member) => ({ id: member.id.toString(), name: member.name, roles: [...member.roles] })),
        mayDecide: row.state === 'open' && mayAnswer(row, staff.roles),
        mayAdd: (row.state === 'answered' || row.state === 'waiting') && mayAnswer(row, staff.roles),
      };
    },
  });
  desk.query(calls.listCanned, async (_tx, { input: { language }, now }) =>
    cannedTexts({ documents: content.documents(), configuration, now }, language),
  );
  desk.decide(calls.answerTicket, {
    queue,
    what: ({ outcome }) => ({ answered: 'answer', waiting: 'ask', closed: 'close' } as const)[outcome],
    detail: () => ({}),
    async decide(tx, { id, staff, now }, { text, outcome, through }) {
      await answerTicket(tx, { id, staff, now, text, outcome, through: storedId(through) });
      return { needsSecond: false };
    },
    answer: (_done, next) => ({ next }),
  });
  desk.decide(calls.handTicket, {
    queue,
    what: () => 'hand_over',
    detail: ({ to }) => ({ to: 'desk' in to ? to.desk : `staff:${to.member}` }),
    async decide(tx, { id, staff, now }, { to, text }) {
      await handTicket(tx, { id, staff, now, text, to, colleagues: await membersWith(tx, support.tickets) });
      return { needsSecond: false };
    },
    answer: (_done, next) => ({ next }),
  });
  desk.command(calls.addToTicket, async (tx, { input, staff, now }) => {
    const id = await othersTicket(tx, input.case, staff);
    const message = await addToTicket(tx, { id, staff: memberOf(staff), now, text: input.text });
    await record(tx, { id, staff, now, action: 'add', detail: { message: message.id.toString() } });
    return { message: messageView({ ...message, pictures: [] }) };
  });
  desk.command(calls.noteTicket, async (tx, { input, staff, now }) => {
    const id = await othersTicket(tx, input.case, staff);
    const note = await noteTicket(tx, { id, staff: memberOf(staff), now, text: input.text });
    await record(tx, { id, staff, now, action: 'note', detail: { note: note.id.toString() } });
    return { note: noteView(note) };
  });
}

/** One that this person may answer. */
async function othersTicket(tx: Tx, given: string, staff: StaffPrincipal): Promise<bigint> {
  const id = storedId(given);
  const row = (await tickets.select(tx, id)) ?? refuse('staff.case_unknown', {});
  if (row.customerId === staff.customerId) refuse('staff.own_case', {});
  return mayAnswer(row, staff.roles) ? id : refuse('staff.role_missing', { role: row.desk });
}

function memberOf({ staffId, name, roles }: StaffPrincipal): Member {
  return { id: staffId, name, roles };
}

interface Recorded {
  readonly id: bigint;
  readonly staff: StaffPrincipal;
  readonly now: number;
  readonly action: 'add' | 'note';
  readonly detail: Readonly<Record<string, string>>;
}

async function record(tx: Tx, { id, staff, now, action, detail }: Recorded): Promise<void> {
  const subject = `${queue}:${id}`;
  await writeAudit(tx, { staffId: staff.staffId, action: `${queue}.${action}`, subject, detail, now });
}

function noteView(row: NoteRow) {
  const { what, text, desk, toName: to } = row;
  return { id: row.id.toString(), what, by: row.staffName, at: Number(row.at), text, desk, to };
}
