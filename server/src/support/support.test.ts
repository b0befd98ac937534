/** Tickets from the first word to how satisfied the customer was (desks §9): who waits for whom, what bounds them, what never leaves the house. */
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { freezeAccount } from '@bahi/contract/security/calls.ts';
import { getTimeline } from '@bahi/contract/staff/customers.ts';
import { listAudit } from '@bahi/contract/staff/operations.ts';
import { getOverview, listQueue } from '@bahi/contract/staff/queues.ts';
import * as calls from '@bahi/contract/support/calls.ts';
import { answerTicket, getTicketCase, handTicket, listCanned, noteTicket } from '@bahi/contract/support/staff-calls.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf, textsOf } from '../content/testing.ts';
import { endOf, expectOk, PASSWORD } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { uploaded } from '../testing-customer.ts';
import { closeSilent } from './answers.ts';
import { ANSWER, key, QUESTION, startSupport, type SupportHarness } from './testing.ts';

let h: SupportHarness;
beforeAll(async () => {
  h = await startSupport();
});
afterAll(() => h.w.stop());

const now = () => h.w.clock.now();

test('asked, asked back, said more, answered by name, closed and rated: each side sees who waits for whom', async () => {
  const asha = await h.asker();
  const { id, state, promisedBy } = await h.ask(asha);
  expect({ state, promisedBy }).toEqual({ state: 'open', promisedBy: now() + 4 * HOUR_MS });
  const sunil = await h.member('support');
  await h.answer(sunil, id, 'waiting');
  expect(expectOk(await asha.call(calls.getTicket, { ticket: id }))).toMatchObject({
    state: 'waiting',
    promisedBy: null,
  });
  const more = expectOk(await asha.call(calls.writeTicket, { ticket: id, text: 'Since Monday.' }, key()));
  expect(more).toMatchObject({ state: 'open', promisedBy: now() + 4 * HOUR_MS });
  await h.answer(sunil, id);
  const told = expectOk(await asha.call(calls.getTicket, { ticket: id }));
  expect(told.messages.map(({ what, from, by }) => [what, from, by])).toEqual([
    ['written', 'customer', null],
    ['asked', 'staff', 'support'],
    ['written', 'customer', null],
    ['answered', 'staff', 'support'],
  ]);
  const { rows } = expectOk(await asha.call(listMessages, {}));
  expect(rows.map(({ story, about }) => [story.key, about])).toEqual([
    ['support.answered', { type: 'ticket', id }],
    ['support.asked', { type: 'ticket', id }],
  ]);
  expect(endOf(await asha.call(calls.rateTicket, { ticket: id, score: 5 }, key()))).toBe('support.not_closed');
  expect(expectOk(await asha.call(calls.closeTicket, { ticket: id }, key()))).toMatchObject({
    state: 'closed',
    reopenUntil: now() + 14 * DAY_MS,
  });
  const rated = { ticket: id, score: 4, words: 'Quick.' };
  expect(expectOk(await asha.call(calls.rateTicket, rated, key())).rating).toEqual({ score: 4, words: 'Quick.' });
  expect(endOf(await asha.call(calls.rateTicket, rated, key()))).toBe('support.rated');
});

test('a frozen customer without a verified identity asks all the same', async () => {
  const asha = await h.asker();
  expectOk(await asha.call(freezeAccount, { loginPassword: PASSWORD }, key()));
  const { id } = await h.ask(asha, { kind: 'account' });
  expectOk(await asha.call(calls.writeTicket, { ticket: id, text: 'I froze it myself.' }, key()));
  expect(endOf(await asha.call(calls.closeTicket, { ticket: id }, key()))).toBe('ok');
});

test('five tickets that are not closed, and five messages a minute, are all there may be', async () => {
  const asha = await h.asker();
  for (let asked = 0; asked < 5; asked += 1) await h.ask(asha);
  await h.w.clock.advance(MINUTE_MS);
  expect(await asha.call(calls.openTicket, QUESTION, key())).toMatchObject({
    refusal: { code: 'support.too_many_open', params: { maximum: 5 } },
  });
  const { rows, open, total } = expectOk(await asha.call(calls.listTickets, { pageSize: 2 }));
  expect({ shown: rows.length, open, total }).toEqual({ shown: 2, open: 5, total: 5 });
  const ticket = rows[0]!.id;
  for (let written = 0; written < 5; written += 1)
    expectOk(await asha.call(calls.writeTicket, { ticket, text: 'Hello?' }, key()));
  expect(await asha.call(calls.writeTicket, { ticket, text: 'Hello?' }, key())).toMatchObject({
    refusal: { code: 'support.too_many_messages', params: { maximum: 5, wait: 60 } },
  });
  expect(endOf(await asha.call(calls.closeTicket, { ticket }, key()))).toBe('ok');
});

test('five at once beside four that are open: one of them opens', async () => {
  const asha = await h.asker();
  for (let asked = 0; asked < 4; asked += 1) await h.ask(asha);
  await h.w.clock.advance(MINUTE_MS);
  const ends = await Promise.all(Array.from({ length: 5 }, () => asha.call(calls.openTicket, QUESTION, key())));
  expect(ends.filter(({ kind }) => kind === 'ok')).toHaveLength(1);
});

test('sent twice with one key it is one ticket and one message', async () => {
  const asha = await h.asker();
  const once = key();
  const [first, second] = [
    expectOk(await asha.call(calls.openTicket, QUESTION, once)),
    expectOk(await asha.call(calls.openTicket, QUESTION, once)),
  ];
  expect(second).toEqual(first);
  const said = { ticket: first.id, text: 'And?' };
  const again = key();
  await Promise.all([asha.call(calls.writeTicket, said, again), asha.call(calls.writeTicket, said, again)]);
  expect(expectOk(await asha.call(calls.getTicket, { ticket: first.id })).messages).toHaveLength(2);
});

test('a closed one opens again within fourteen days and not a millisecond later', async () => {
  const asha = await h.asker();
  const { id: ticket } = await h.ask(asha);
  expectOk(await asha.call(calls.closeTicket, { ticket }, key()));
  expect(endOf(await asha.call(calls.writeTicket, { ticket, text: 'Still?' }, key()))).toBe('support.closed');
  await h.w.clock.advance(14 * DAY_MS - 1);
  const { call } = asha;
  expect(expectOk(await call(calls.reopenTicket, { ticket, text: 'It came back.' }, key()))).toMatchObject({
    state: 'open',
    closedAt: null,
  });
  expectOk(await call(calls.closeTicket, { ticket }, key()));
  await h.w.clock.advance(14 * DAY_MS);
  expect(expectOk(await call(calls.getTicket, { ticket })).reopenUntil).toBeNull();
  expect(await call(calls.reopenTicket, { ticket, text: 'Once more.' }, key())).toMatchObject({
    refusal: { code: 'support.reopen_over', params: { days: 14, until: now() } },
  });
});

test('answered and silent for fourteen days it closes by itself; one that waits for us never does', async () => {
  const asha = await h.asker();
  const [answered, waiting] = [await h.ask(asha), await h.ask(asha)];
  await h.answer(await h.member('support'), answered.id);
  await h.w.clock.advance(14 * DAY_MS);
  await closeSilent(h.w.t.db, now());
  await closeSilent(h.w.t.db, now());
  const { call } = asha;
  const closed = expectOk(await call(calls.getTicket, { ticket: answered.id }));
  expect(closed.messages.map(({ what, from }) => `${what} ${from}`)).toEqual([
    'written customer',
    'answered staff',
    'closed house',
  ]);
  expect(expectOk(await call(calls.getTicket, { ticket: waiting.id })).state).toBe('open');
});

test('pictures go the way of all photos: once each, of this purpose, seen by who has claimed the ticket', async () => {
  const asha = await h.asker();
  const picture = await uploaded(h.w, asha.token, 'support_picture');
  const receipt = await uploaded(h.w, asha.token, 'deposit_proof');
  const ask = (pictures: string[]) => asha.call(calls.openTicket, { ...QUESTION, pictures }, key());
  expect(endOf(await ask([receipt]))).toBe('uploads.unknown');
  expect(endOf(await ask([picture, picture]))).toBe('uploads.unknown');
  expect(endOf(await ask(['1', '2', '3', '4', '5', '6']))).toBe('request.invalid');
  const { id, messages } = await h.ask(asha, { pictures: [picture] });
  expect(messages[0]!.pictures).toEqual([picture]);
  expect(endOf(await ask([picture]))).toBe('uploads.unknown');
  const sunil = await h.member('support');
  expect(expectOk(await sunil(getTicketCase, { case: id }))).toMatchObject({ withheld: 'not_claimed', pictures: [] });
  expectOk(await h.claim(sunil, id));
  const seen = expectOk(await sunil(getTicketCase, { case: id }));
  expect(seen.pictures).toMatchObject([{ upload: picture, message: messages[0]!.id }]);
});

test('a complaint is for risk, a handed one its new desk’s, and the record says who did what', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha, { kind: 'complaint' });
  const [sunil, rhea] = [await h.member('support'), await h.member('risk')];
  expectOk(await h.claim(sunil, id));
  expect(await sunil(answerTicket, await h.answering(rhea, id), key())).toMatchObject({
    refusal: { code: 'staff.role_missing', params: { role: 'risk' } },
  });
  await h.w.clock.advance(5 * MINUTE_MS);
  const other = await h.member('risk', 1);
  const { members: all } = expectOk(await rhea(getTicketCase, { case: id }));
  const hand = { case: id, to: { member: all.find(({ roles }) => roles.includes('risk'))!.id }, text: 'You know it.' };
  expectOk(await h.claim(rhea, id));
  expectOk(await rhea(handTicket, hand, key()));
  expect(expectOk(await other(getTicketCase, { case: id }))).toMatchObject({
    desk: 'risk',
    mayDecide: true,
    notes: [{ what: 'handed_over', by: 'risk', desk: 'risk', text: hand.text }],
  });
  expectOk(await h.claim(rhea, id));
  expect(endOf(await rhea(handTicket, hand, key()))).toBe('support.already_there');
  const { members } = expectOk(await rhea(getTicketCase, { case: id }));
  const colleague = members.find(({ roles }) => roles.includes('support'))!;
  expectOk(await rhea(handTicket, { ...hand, to: { member: colleague.id } }, key()));
  expect(expectOk(await rhea(getTicketCase, { case: id }))).toMatchObject({
    desk: 'support',
    assignee: colleague.name,
    mayDecide: false,
  });
  await h.answer(await h.member('support'), id, 'closed');
  const { rows } = expectOk(await (await h.member('auditor'))(listAudit, { subject: `tickets:${id}`, pageSize: 100 }));
  const acts = rows.map(({ action, staff }) => `${action} ${staff}`).filter((act) => !/view|documents|claim/.test(act));
  expect(acts).toEqual(['tickets.close support', 'tickets.hand_over risk', 'tickets.hand_over risk']);
});

test('what staff note among themselves is in no answer that a customer can get', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const sunil = await h.member('support');
  const secret = 'perhaps-a-mule-account';
  expectOk(await sunil(noteTicket, { case: id, text: secret }, key()));
  expectOk(await h.claim(sunil, id));
  expectOk(await sunil(handTicket, { case: id, to: { desk: 'risk' }, text: secret }, key()));
  await h.answer(await h.member('risk'), id);
  const inputs: readonly object[] = [{}, { ticket: id }, { ticket: id, text: 'More.' }, { ticket: id, score: 3 }];
  const answers: string[] = [];
  // Some end the session.
  const place = ({ path }: Endpoint) => (path.startsWith('/support/') ? 0 : 1);
  const all = h.w.app.server.endpoints.filter(({ body }) => body !== 'file');
  for (const endpoint of all.toSorted((one, other) => place(one) - place(other)))
    for (const input of inputs)
      answers.push(JSON.stringify(await asha.call(endpoint, input, endpoint.isMutation ? key() : {})));
  expect(answers.filter((answer) => answer.includes(ANSWER))).not.toEqual([]);
  expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
});

test('two who answer at once: one answers, the other reads who it was', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const [sunil, other] = [await h.member('support'), await h.member('support', 1)];
  expectOk(await h.claim(sunil, id));
  expect(endOf(await h.claim(other, id))).toBe('staff.case_claimed');
  const asked = await h.answering(sunil, id);
  const ends = await Promise.all([
    sunil(answerTicket, asked, key()),
    other(answerTicket, asked, key()),
    sunil(answerTicket, asked, key()),
  ]);
  expect(ends.map(endOf).filter((end) => end === 'ok')).toHaveLength(1);
  expect(expectOk(await asha.call(calls.getTicket, { ticket: id })).messages).toHaveLength(2);
});

test('the customer closes while staff answer: one of both, and never an answer to a closed ticket', async () => {
  const sunil = await h.member('support');
  for (let turn = 0; turn < 6; turn += 1) {
    const asha = await h.asker();
    const { id } = await h.ask(asha);
    expectOk(await h.claim(sunil, id));
    const asked = await h.answering(sunil, id);
    const [answered, closed] = await Promise.all([
      sunil(answerTicket, asked, key()),
      asha.call(calls.closeTicket, { ticket: id }, key()),
    ]);
    expect(endOf(closed)).toBe('ok');
    expect(['ok', 'staff.case_decided']).toContain(endOf(answered));
    const { state, messages } = expectOk(await asha.call(calls.getTicket, { ticket: id }));
    expect(state).toBe('closed');
    expect(messages.at(-1)!.what).toBe('closed');
  }
});

test('what the customer wrote since is read before it is answered', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const sunil = await h.member('support');
  expectOk(await h.claim(sunil, id));
  const asked = await h.answering(sunil, id);
  expectOk(await asha.call(calls.writeTicket, { ticket: id, text: 'It is solved.' }, key()));
  expect(endOf(await sunil(answerTicket, asked, key()))).toBe('support.more_written');
  expectOk(await sunil(answerTicket, await h.answering(sunil, id), key()));
});

test('the queue has the longest wait first and counts what is late; the case file tells all of it', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  await h.w.clock.advance(4 * HOUR_MS + 1);
  const sunil = await h.member('support');
  const { rows } = expectOk(await sunil(listQueue, { queue: 'tickets', pageSize: 100 }));
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((one, other) => one - other));
  const { queues } = expectOk(await sunil(getOverview, {}));
  const own = queues.find(({ queue }) => queue === 'tickets')!;
  expect(own).toMatchObject({ waiting: rows.length, promiseMinutes: 240 });
  expect(own.late).toBe(rows.filter(({ promisedBy }) => promisedBy < now()).length);
  expect(own.late).toBeGreaterThan(0);
  await h.answer(sunil, id, 'closed');
  const { customerId } = expectOk(await asha.call(getUser, {}));
  const told = expectOk(await sunil(getTimeline, { customer: customerId, domain: 'message' }));
  expect(told.rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['ticket.written', 'ticket.answered', 'ticket.closed']),
  );
});

test('what was written in a ticket, noted of it or said with its rating is read by nobody in a case file', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha, { kind: 'complaint', text: 'The maker of my deposit was rude.' });
  const risk = await h.member('risk');
  expectOk(await risk(noteTicket, { case: id, text: 'She is right.' }, key()));
  await h.answer(risk, id, 'closed');
  expectOk(await asha.call(calls.rateTicket, { ticket: id, score: 2, words: 'Too late.' }, key()));
  const { customerId } = expectOk(await asha.call(getUser, {}));
  const maker = await h.member('funds_maker');
  const { rows } = expectOk(await maker(getTimeline, { customer: customerId, domain: 'message' }));
  const of = rows.filter(({ what, params }) => what.startsWith('ticket.') && params['ticket'] === id);
  expect(of.map(({ what }) => what).toSorted()).toEqual([
    'ticket.answered',
    'ticket.closed',
    'ticket.note',
    'ticket.rated',
    'ticket.written',
  ]);
  expect(JSON.stringify(of)).not.toMatch(/rude|right|leaves|late/);
  expect(of.find(({ what }) => what === 'ticket.rated')?.params).toMatchObject({ score: 2 });
});

test('nobody of the staff answers the own ticket, and what was written stays', async () => {
  const asha = await h.asker();
  const { id } = await h.ask(asha);
  const { customerId } = expectOk(await asha.call(getUser, {}));
  const sunil = await h.member('support');
  await h.w.t.owner.query(`update staff.member set customer_id = $1 where account = 'support'`, [customerId]);
  expect(endOf(await h.claim(sunil, id))).toBe('staff.own_case');
  expect(endOf(await sunil(getTicketCase, { case: id }))).toBe('staff.own_case');
  expect(endOf(await sunil(noteTicket, { case: id, text: 'Mine.' }, key()))).toBe('staff.own_case');
  await h.w.t.owner.query(`update staff.member set customer_id = null where account = 'support'`);
  await expect(h.w.t.owner.query(`update support.message set text = 'x' where ticket_id = $1`, [id])).rejects.toThrow(
    'stays',
  );
});

test('every ticket of these tests waits for whom its thread says', async () => {
  const { breaks } = await h.w.t.db.read((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
});

test('a practice install names two service numbers, and says that nobody answers them', async () => {
  const config = new Map(expectOk(await h.w.as()(getConfig, { type: 'all' })).map(({ name, value }) => [name, value]));
  expect(JSON.parse(config.get('support_numbers')!)).toHaveLength(2);
  expect(config.get('support_hours')).toBe('Nobody answers: practice numbers only');
});

test('staff begin with what is written for it, in the language asked for, once it is in force', async () => {
  const texts = { ...textsOf('English.'), tw: { title: '入金', body: '自 {{depositMinimum}} INR 起。\n\n- 一\n- 二' } };
  const given = { kind: 'canned', key: 'paid-in', group: 'money', texts } as const;
  const at = await deskOf(h.w).agree(given);
  await h.w.clock.advance(at - now());
  const sunil = await h.member('support');
  await expect
    .poll(async () => expectOk(await sunil(listCanned, { language: 'tw' })).find(({ key: name }) => name === 'paid-in'))
    .toEqual({ key: 'paid-in', group: 'money', title: '入金', text: '自 5,000.00 INR 起。\n\n• 一\n\n• 二' });
});
