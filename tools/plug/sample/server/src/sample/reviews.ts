/** Wishes as staff answer them. */
import { answerWish, getWishCase } from '@bahi/contract/sample/staff-calls.ts';
import { decidedBy, requirePending } from '../platform/requests/deciding.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { wishes } from './store.ts';

export function registerWishReviews(desk: Desk): void {
  const queue = 'wishes';
  desk.look(getWishCase, {
    queue,
    caseOf,
    read: async (_tx, { id, customerId, account, text, at, promisedBy }) => ({
      case: id.toString(),
      customer: { id: customerId.toString(), account },
      text,
      at: Number(at),
      promisedBy: Number(promisedBy),
    }),
  });
  desk.decide(answerWish, {
    queue,
    what: () => 'approve',
    detail: ({ answer }) => ({ answer }),
    async decide(tx, { id, staff, now }, { answer }) {
      requirePending(await wishes.lock(tx, id));
      await wishes.update(tx, id, { status: 'answered', answer, ...decidedBy({ staff, now }) });
      return { needsSecond: false };
    },
    answer: (_decided, next) => ({ next }),
  });
}
