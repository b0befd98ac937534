/** The whole server with customers who ask and people who answer, for tests. */
import { randomUUID } from 'node:crypto';
import type { Call, StaffCall } from '@bahi/contract/client.ts';
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { openTicket } from '@bahi/contract/support/calls.ts';
import { answerTicket, getTicketCase } from '@bahi/contract/support/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

export const QUESTION = { kind: 'withdrawal', about: null, text: 'Where is my money?' } as const;

export interface Asker {
  readonly token: string;
  readonly call: Call;
}

export interface SupportHarness {
  readonly w: WholeApp;
  asker(): Promise<Asker>;
  member(role: StaffRole, index?: 0 | 1): Promise<StaffCall>;
  ask(of: Asker, more?: Partial<InputOf<typeof openTicket>>): Promise<OutputOf<typeof openTicket>>;
  claim(by: StaffCall, id: string): ReturnType<StaffCall>;
  /** What a member who has it on the screen sends. */
  answering(
    by: StaffCall,
    id: string,
    outcome?: InputOf<typeof answerTicket>['outcome'],
  ): Promise<InputOf<typeof answerTicket>>;
  /** Claimed, read and answered. */
  answer(by: StaffCall, id: string, outcome?: InputOf<typeof answerTicket>['outcome']): Promise<void>;
}

export const ANSWER = 'It leaves at four.';

export async function startSupport(): Promise<SupportHarness> {
  const w = await startWholeApp();
  let askers = 0;
  const h: SupportHarness = {
    w,
    async asker() {
      askers += 1;
      const token = await w.register(`asker.${askers}`);
      return { token, call: w.as(token) };
    },
    member: async (role, index = 0) => w.staff(await w.signIn(role, index)),
    ask: async ({ call }, more = {}) => expectOk(await call(openTicket, { ...QUESTION, ...more }, key())),
    claim: (by, id) => by(claimCase, { queue: 'tickets', case: id }, key()),
    async answering(by, id, outcome = 'answered') {
      const { messages } = expectOk(await by(getTicketCase, { case: id }));
      const through = messages.findLast(({ from }) => from === 'customer')!.id;
      return { case: id, text: ANSWER, outcome, through };
    },
    async answer(by, id, outcome) {
      expectOk(await h.claim(by, id));
      expectOk(await by(answerTicket, await h.answering(by, id, outcome), key()));
    },
  };
  return h;
}
