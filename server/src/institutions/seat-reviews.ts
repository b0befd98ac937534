/** Requests for seats as staff review them (rules §10). */
import {
  approveSeat as approveCall,
  endSeat as endCall,
  getSeatCase,
  rejectSeat as rejectCall,
} from '@bahi/contract/institutions/staff-calls.ts';
import { storedId } from '../platform/stored-id.ts';
import { writeAudit, type Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { institutionView } from './keeping.ts';
import { seats, selectEarlier, selectRegistration } from './seat-store.ts';
import { approveSeat, endSeat, rejectSeat, seatView, type SeatDeps } from './seats.ts';
import { selectListed } from './store.ts';

export function registerSeatReviews(desk: Desk, deps: SeatDeps): void {
  const queue = 'seats';
  desk.look(getSeatCase, {
    queue,
    caseOf,
    async read(tx, { customerId, account }, { id }) {
      const row = (await seats.select(tx, id))!;
      const institution = await selectListed(tx, row.institutionId);
      const { createdAt, registeredWith } = await selectRegistration(tx, customerId);
      return {
        seat: seatView(row, institution),
        customer: { id: customerId.toString(), account, name: await deps.verifiedName(tx, customerId) },
        institution: institutionView(institution),
        registeredAt: createdAt.getTime(),
        registeredWith,
        earlier: (await selectEarlier(tx, row)).map((one) => ({
          id: one.id.toString(),
          account: one.account,
          at: Number(one.createdAt),
          state: one.status,
        })),
      };
    },
  });
  desk.decide(approveCall, {
    queue,
    what: () => 'approve',
    detail: ({ note = null }) => ({ note }),
    decide: (tx, { id, staff, now }, { note = null }) => approveSeat(deps, tx, { id, staff, note, now }),
    answer: (_decided, next) => ({ next }),
  });
  desk.decide(rejectCall, {
    queue,
    what: () => 'reject',
    detail: ({ reason, note = null }) => ({ reason, note }),
    decide: (tx, { id, staff, now }, { reason, note = null }) => rejectSeat(tx, { id, staff, reason, note, now }),
    answer: (_decided, next) => ({ next }),
  });
  desk.command(endCall, async (tx, { input, staff: { staffId, name, customerId }, now }) => {
    const { case: seat, note } = input;
    await endSeat(tx, { id: storedId(seat), staff: { id: staffId, name }, ownId: customerId, note, now });
    await writeAudit(tx, { staffId, action: `${queue}.end`, subject: `${queue}:${seat}`, detail: { note }, now });
    return { case: seat };
  });
}
