/** The tickets of the practice customers in the market's own past (offer-past.ts), one or two in each state, by the services that everybody goes through. */
import { ticketsEn as said } from '@bahi/contract/practice-texts/tickets.en.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { findMemberByAccount } from '../staff/service.ts';
import { answerTicket, closeTicket, openTicket, rateTicket, ticketOf, writeTicket } from '../support/service.ts';
import type { Answering, TicketQuestion } from '../support/service.ts';
import { act, WAITING_MS, type Cast, type DesksPast } from './desks.ts';
import type { Step } from './placements.ts';

/** What the answers say holds on every practice install. */
export function ticketSteps(past: DesksPast, { customer, trader, now }: Cast): Step[] {
  const ago = (days: number, hours = 0): number => now - days * DAY_MS + hours * HOUR_MS;
  const thread = (customerId: bigint) => createThread(past, customerId);
  const [price, card, lock, wait] = [thread(customer), thread(customer), thread(customer), thread(customer)];
  const [charge, limit] = [thread(trader), thread(trader)];
  return [
    price.ask(ago(9), 'order', said.askPrice),
    price.answer(ago(9, 1), 'answered', said.answerPrice),
    price.close(ago(9, 2)),
    price.rate(ago(9, 3), 5, said.ratePrice),
    charge.ask(ago(6), 'other', said.askCharge),
    charge.answer(ago(6, 2), 'closed', said.answerCharge),
    card.ask(ago(3), 'account', said.askCard),
    card.answer(ago(3, 2), 'waiting', said.answerCard),
    lock.ask(ago(2), 'order', said.askLock),
    lock.answer(ago(2, 3), 'answered', said.answerLock),
    limit.ask(ago(1), 'withdrawal', said.askLimit),
    limit.answer(ago(1, 1), 'answered', said.answerLimit),
    limit.write(now - WAITING_MS, said.askWait),
    wait.ask(now - WAITING_MS, 'identity', said.askName),
  ];
}

/** One ticket, whose number is known once it is opened. */
function createThread(past: DesksPast, customerId: bigint) {
  let ticket = '';
  const step = (at: number, run: (tx: Tx, deps: Parameters<typeof openTicket>[0]) => Promise<unknown>): Step => ({
    at,
    run: () =>
      act(past, at, (tx, { parametersAt }) =>
        run(tx, { parametersAt, claimUpload: async () => {}, requireRecord: async () => {} }),
      ),
  });
  return {
    ask: (at: number, kind: TicketQuestion['kind'], text: string) =>
      step(at, async (tx, deps) => {
        const input = { kind, about: null, text, pictures: [] };
        ticket = (await openTicket(deps, tx, { customerId, now: at, input })).id;
      }),
    write: (at: number, text: string) =>
      step(at, (tx, deps) => writeTicket(deps, tx, { customerId, now: at, input: { ticket, text, pictures: [] } })),
    answer: (at: number, outcome: Answering['outcome'], text: string) =>
      step(at, async (tx) => {
        const { id, name, roles } = (await findMemberByAccount(tx, 'support'))!;
        const { messages } = await ticketOf(tx, customerId, ticket, at);
        const through = BigInt(messages.at(-1)!.id);
        await answerTicket(tx, { id: BigInt(ticket), staff: { id, name, roles }, now: at, text, outcome, through });
      }),
    close: (at: number) => step(at, (tx) => closeTicket(tx, { customerId, now: at, input: { ticket } })),
    rate: (at: number, score: number, words: string) =>
      step(at, (tx) => rateTicket(tx, { customerId, now: at, input: { ticket, score, words } })),
  };
}
