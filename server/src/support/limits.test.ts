/** What bounds a ticket's words, and who reads them (desks §9, rules §10). */
import { listAudit } from '@bahi/contract/staff/operations.ts';
import * as calls from '@bahi/contract/support/calls.ts';
import { getTicketCase, handTicket, noteTicket } from '@bahi/contract/support/staff-calls.ts';
import { MESSAGES_A_DAY_MAX } from '@bahi/core/support-ticket.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { ANSWER, key, startSupport, type SupportHarness } from './testing.ts';

let h: SupportHarness;
beforeAll(async () => {
  h = await startSupport();
});
afterAll(() => h.w.stop());

test('words that nobody can see are no message', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  for (const text of [' \n ', '\u200b\u200b', '\u3164', '\ufe0f'])
    expect(await asha.call(calls.writeTicket, { ticket: id, text }, key())).toMatchObject({
      refusal: { code: 'request.invalid', params: { field: 'text' } },
    });
});

test('a customer sends sixty messages in any twenty-four hours, over all tickets, and is told when the next one may go', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const first = h.w.clock.now();
  const write = () => asha.call(calls.writeTicket, { ticket: id, text: 'Hello?' }, key());
  await h.w.clock.advance(MINUTE_MS);
  const other = await h.ask(asha);
  for (let sent = 2; sent < MESSAGES_A_DAY_MAX; sent += 1) {
    if (sent % 4 === 0) await h.w.clock.advance(MINUTE_MS);
    expectOk(await write());
  }
  await h.w.clock.advance(MINUTE_MS);
  const refusal = { code: 'support.too_many_today', params: { maximum: 60, until: first + DAY_MS } };
  expect(await write()).toMatchObject({ refusal });
  expect(await asha.call(calls.writeTicket, { ticket: other.id, text: 'Here?' }, key())).toMatchObject({ refusal });
  expect(endOf(await asha.call(calls.closeTicket, { ticket: other.id }, key()))).toBe('ok');
  await h.w.clock.advance(first + DAY_MS - h.w.clock.now() - 1);
  expect(endOf(await write())).toBe('support.too_many_today');
  await h.w.clock.advance(1);
  expect(endOf(await write())).toBe('ok');
  expect(endOf(await write())).toBe('support.too_many_today');
});

test('a complaint and what risk notes of it are read by risk and the auditor, and by support once it is handed over', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha, { kind: 'complaint' });
  const [sunil, rhea, asif] = [await h.member('support'), await h.member('risk'), await h.member('auditor')];
  expectOk(await rhea(noteTicket, { case: id, text: 'She is right.' }, key()));
  expect(await sunil(getTicketCase, { case: id })).toMatchObject({
    refusal: { code: 'staff.role_missing', params: { role: 'risk' } },
  });
  expect(expectOk(await asif(getTicketCase, { case: id })).notes).toHaveLength(1);
  expectOk(await h.claim(rhea, id));
  expectOk(await rhea(handTicket, { case: id, to: { desk: 'support' }, text: 'A late deposit, no more.' }, key()));
  expect(expectOk(await sunil(getTicketCase, { case: id })).desk).toBe('support');
});

test('the record of staff says what was done with a ticket, and none of its words', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const sunil = await h.member('support');
  const secret = 'A word that the ticket alone has.';
  expectOk(await sunil(noteTicket, { case: id, text: secret }, key()));
  await h.answer(sunil, id);
  const { rows } = expectOk(await (await h.member('admin'))(listAudit, { subject: `tickets:${id}`, pageSize: 100 }));
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['tickets.note', 'tickets.answer']));
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(ANSWER);
});
