/** More that staff write in a ticket that was answered, until it is closed (desks §9). */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import * as calls from '@bahi/contract/support/calls.ts';
import { addToTicket, getTicketCase } from '@bahi/contract/support/staff-calls.ts';
import { SILENT_DAYS } from '@bahi/core/support-ticket.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { closeSilent } from './answers.ts';
import { ANSWER, key, startSupport, type Asker, type SupportHarness } from './testing.ts';

const MORE = 'And it is in your records now.';
let h: SupportHarness;
beforeAll(async () => {
  h = await startSupport();
});
afterAll(async () => {
  expect((await h.w.t.db.read((tx) => auditWhole(tx, DOMAIN_INVARIANTS))).breaks).toEqual([]);
  await h.w.stop();
});

const threadOf = async ({ call }: Asker, ticket: string) => expectOk(await call(calls.getTicket, { ticket }));

test.each(['answered', 'waiting'] as const)(
  'staff write again in a ticket that is %s: it waits for whom it waited, and the customer is told',
  async (outcome) => {
    const asha = await h.asker();
    const { id } = await h.ask(asha, { kind: 'loan' });
    const sunil = await h.member('support');
    await h.answer(sunil, id, outcome);
    expect(expectOk(await sunil(getTicketCase, { case: id }))).toMatchObject({ mayAdd: true, mayDecide: false });
    const [sent, more] = [key(), { case: id, text: MORE }];
    const { message } = expectOk(await sunil(addToTicket, more, sent));
    expect(expectOk(await sunil(addToTicket, more, sent)).message).toEqual(message);
    const { state, messages } = await threadOf(asha, id);
    expect(state).toBe(outcome);
    const what = outcome === 'waiting' ? 'asked' : 'answered';
    expect(messages.slice(1)).toMatchObject([
      { what, from: 'staff', text: ANSWER },
      { what, from: 'staff', by: 'support', text: MORE },
    ]);
    const told = expectOk(await asha.call(listMessages, {})).rows.map(({ story }) => story.key);
    const story = outcome === 'waiting' ? 'support.asked' : 'support.answered';
    expect(told.filter((each) => each === story)).toHaveLength(2);
    const { rows } = expectOk(
      await (
        await h.member('auditor')
      )(listAudit, { subject: `tickets:${id}`, pageSize: 100 }),
    );
    expect(rows.filter(({ action }) => action === 'tickets.add')).toHaveLength(1);
  },
);

test('what waits for an answer, is closed, stands at another desk or is the own is refused', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const [sunil, rhea] = [await h.member('support'), await h.member('risk')];
  const add = async (by = sunil) => endOf(await by(addToTicket, { case: id, text: MORE }, key()));
  expect(await add()).toBe('support.more_written');
  await h.answer(sunil, id);
  expect(await add(rhea)).toBe('staff.role_missing');
  expectOk(await asha.call(calls.writeTicket, { ticket: id, text: 'And since when?' }, key()));
  expect(await add()).toBe('support.more_written');
  await h.answer(sunil, id, 'closed');
  expect(await add()).toBe('staff.case_decided');
  expect(expectOk(await sunil(getTicketCase, { case: id }))).toMatchObject({ mayAdd: false });
  expect(endOf(await sunil(addToTicket, { case: '1', text: MORE }, key()))).toBe('staff.case_unknown');
  expect(endOf(await sunil(addToTicket, { case: id, text: ' ' }, key()))).toBe('request.invalid');
});

test('staff write more while the customer closes, or writes: before it, or refused', async () => {
  const sunil = await h.member('support');
  for (let turn = 0; turn < 6; turn += 1) {
    const asha = await h.asker();
    const { id } = await h.ask(asha);
    await h.answer(sunil, id);
    const other = turn % 2 === 0 ? calls.closeTicket : calls.writeTicket;
    const [added, done] = await Promise.all([
      sunil(addToTicket, { case: id, text: MORE }, key()),
      asha.call(other as Endpoint, { ticket: id, text: 'Thank you.' }, key()),
    ]);
    expect(endOf(done)).toBe('ok');
    const { state, messages } = await threadOf(asha, id);
    expect(state).toBe(turn % 2 === 0 ? 'closed' : 'open');
    expect(messages.at(-1)!.from).toBe('customer');
    expect(endOf(added)).toBe(
      messages.length === 4 ? 'ok' : turn % 2 === 0 ? 'staff.case_decided' : 'support.more_written',
    );
  }
});

test('a ticket in which staff wrote more closes by itself fourteen days after that, and the answer was in time', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const sunil = await h.member('support');
  await h.answer(sunil, id);
  const answered = await stored(id);
  const silentAt = h.w.clock.now() + SILENT_DAYS * DAY_MS;
  await h.w.clock.advance(MINUTE_MS);
  expectOk(await sunil(addToTicket, { case: id, text: MORE }, key()));
  await closeSilent(h.w.t.db, silentAt);
  expect(await stored(id)).toEqual(answered);
  await closeSilent(h.w.t.db, silentAt + MINUTE_MS);
  expect(await stored(id)).toEqual({ ...answered, state: 'closed' });
});

const stored = async (id: string) =>
  (await h.w.t.owner.query('select state, answered_at as at from support.ticket where id = $1', [id])).rows[0];
