/** Wishes as staff answer them. */
import { answerWish, getWishCase } from '@bahi/contract/sample/staff-calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { WISH_COST, wishPaid } from '@bahi/core/ledger-sample.ts';
import { captureHold, postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import { decidedBy, requirePending } from '../platform/requests/deciding.ts';
import type { Desk } from '../staff/service.ts';
import { caseOf } from './cases.ts';
import { wishes } from './store.ts';

export function registerWishReviews(desk: Desk, { calendar }: { readonly calendar: Calendar }): void {
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
      const { customerId } = requirePending(await wishes.select(tx, id));
      const hold = { kind: 'wish', reference: id } as const;
      const books = await lockBooks(tx, { customerIds: [customerId], holds: [hold] });
      requirePending(await wishes.lock(tx, id));
      captureHold(books, hold, WISH_COST);
      postEntry(books, wishPaid({ customerId, wishId: id }));
      await writeBooks(tx, books, { at: now, businessDate: businessDateOf(calendar, now) });
      tx.after('funds.changed', { customerId });
      await wishes.update(tx, id, { status: 'answered', answer, ...decidedBy({ staff, now }) });
      const story = storyOf('sample.wish_answered', { answer });
      const about = { type: 'wish', id: id.toString() } as const;
      await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
      return { needsSecond: false };
    },
    answer: (_decided, next) => ({ next }),
  });
}
