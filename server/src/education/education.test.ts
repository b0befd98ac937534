import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/education/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { EXAM_QUESTIONS, LESSONS } from '@bahi/core/education.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, startInstance, type Harness, type Options } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { freezeOwn } from '../restrictions/service.ts';
import { createRace, several } from '../testing-races.ts';
import { EDUCATION_INVARIANTS } from './audit.ts';
import { beat } from './lessons.ts';
import { registerEducationRoutes } from './routes.ts';
import { answered, beatOn, lookAt, readAll, rightPlace, testBank } from './testing.ts';

const seed = testSeed(import.meta.filename);
const bank = testBank();
const parametersAt = defaultsOf(practiceCalendar);
const served = (of = bank): Options => ({
  addRoutes: (server, { db }) => {
    registerMessagesRoutes(server, { db });
    registerEducationRoutes(server, { db, bank: of, parametersAt });
  },
});
let h: Harness;
beforeAll(async () => {
  h = await startHarness(served());
});
afterAll(() => h.stop());

const key = () => ({ idempotencyKey: randomUUID() });
const state = async (call: Call) => expectOk(await call(contract.getEducation, {}));
const submit = (call: Call, input: Parameters<typeof call<typeof contract.submitExam>>[1], of = key()) =>
  call(contract.submitExam, input, of);
const audit = async () =>
  (await h.t.db.transaction((tx) => auditWhole(tx, EDUCATION_INVARIANTS))).breaks.map(({ invariant }) => invariant);

let count = 0;
async function customer() {
  const { token, customerId } = await h.register(`pupil${(count += 1)}`);
  const call = h.as(token);
  return { id: BigInt(customerId), token, call, by: { call, clock: h.clock } };
}

async function pupil() {
  const of = await customer();
  await readAll(of.by);
  return of;
}

test('a lesson is read after more than forty seconds in view, and stays read', async () => {
  const { call, by } = await customer();
  expect(await lookAt(by, 'markets', 40_000)).toEqual({ lesson: 'markets', seconds: 40, isRead: false });
  await h.clock.advance(1);
  expect(await beatOn(call, 'markets')).toMatchObject({ isRead: true });
  await lookAt(by, 'markets', 30_000);
  expect((await state(call)).lessons[0]).toEqual({ lesson: 'markets', seconds: 40, isRead: true });
});

test('while the tab is hidden nothing counts, however it comes back', async () => {
  const { call, by } = await customer();
  await lookAt(by, 'orders', 30_000);
  // Hidden for ten seconds, which a beat would still bridge: opened anew it does not.
  await h.clock.advance(10_000);
  expect(await beatOn(call, 'orders', true)).toMatchObject({ seconds: 30 });
  // Hidden for an hour, and a beat that does not say so.
  await h.clock.advance(60 * MINUTE_MS);
  expect(await beatOn(call, 'orders')).toMatchObject({ seconds: 30, isRead: false });
  await h.clock.advance(5_000);
  expect(await beatOn(call, 'orders')).toMatchObject({ seconds: 35 });
});

test('two tabs count once, on one lesson and on two', async () => {
  const { call } = await customer();
  const both = async (first: 'charges' | 'fraud', second: 'charges' | 'fraud') => {
    await beatOn(call, first, true);
    await beatOn(call, second, true);
    for (let turn = 0; turn < 6; turn += 1) {
      await h.clock.advance(2_000);
      await beatOn(call, first);
      await h.clock.advance(3_000);
      await beatOn(call, second);
    }
  };
  const seconds = async () => Object.fromEntries((await state(call)).lessons.map((one) => [one.lesson, one.seconds]));
  await both('charges', 'charges');
  expect(await seconds()).toMatchObject({ charges: 30 });
  await both('charges', 'fraud');
  const now = await seconds();
  expect(now['charges']! - 30 + now['fraud']!).toBe(30);
});

test('of two beats at once the second waits, and counts only what the first has left', async () => {
  const { id: customerId, call } = await customer();
  await beatOn(call, 'loans', true);
  await beatOn(call, 'shorts', true);
  await h.clock.advance(5_000);
  const now = h.clock.now();
  let second: Promise<unknown> = Promise.resolve();
  await h.t.db.transaction(async (tx) => {
    await beat(tx, { customerId, now, input: { lesson: 'loans', isStart: false }, parameters: parametersAt(now) });
    second = beatOn(call, 'shorts');
    await untilWaiting(h.t.owner);
  });
  await second;
  expect((await state(call)).lessons.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(5);
});

test('a clock that leaps counts nothing, forward or back', async () => {
  const { id, call, by } = await customer();
  await lookAt(by, 'rights', 20_000);
  await h.clock.advance(24 * 60 * MINUTE_MS);
  expect(await beatOn(call, 'rights')).toMatchObject({ seconds: 20 });
  // As if the last beat had been made under a clock an hour ahead.
  await h.t.owner.query('update education.lesson set last_at = last_at + 3600000 where customer_id = $1', [id]);
  expect(await beatOn(call, 'rights')).toMatchObject({ seconds: 20 });
  await h.clock.advance(5_000);
  expect(await beatOn(call, 'rights')).toMatchObject({ seconds: 25 });
});

test('a server that is started again goes on from the last beat; the same beat sent again counts once', async () => {
  const { token, by } = await customer();
  await lookAt(by, 'lending', 20_000);
  const next = await startInstance(h.t.url, h.clock, served());
  await h.clock.advance(8_000);
  const sent = key();
  const again = () => next.as(token)(contract.readLesson, { lesson: 'lending', isStart: false }, sent);
  expect(expectOk(await again())).toMatchObject({ seconds: 28 });
  await h.clock.advance(3_000);
  expect(expectOk(await again())).toMatchObject({ seconds: 28 });
  await next.stop();
});

test('the exam opens with the twelfth lesson', async () => {
  const { call, by } = await customer();
  for (const lesson of LESSONS.slice(1)) await lookAt(by, lesson, 41_000);
  expect(await call(contract.startExam, {}, key())).toMatchObject({
    refusal: { code: 'education.lessons_missing', params: { read: 11, needed: 12 } },
  });
  await lookAt(by, 'markets', 41_000);
  expect(endOf(await call(contract.startExam, {}, key()))).toBe('ok');
});

test('a try shows the same questions to every tab and after a reload, and never what is right', async () => {
  const { call } = await pupil();
  const tries = await Promise.all([1, 2, 3].map(async () => expectOk(await call(contract.startExam, {}, key())).try));
  expect(new Set(tries).size).toBe(1);
  const exam = expectOk(await call(contract.getExam, { language: 'en' }))!;
  expect(exam).toMatchObject({ try: tries[0], needed: 16 });
  expect(exam.questions).toHaveLength(EXAM_QUESTIONS);
  for (const asked of exam.questions)
    expect(Object.keys(asked).toSorted()).toEqual(['id', 'lesson', 'options', 'text']);
  expect(expectOk(await call(contract.getExam, { language: 'ko' }))).toEqual(exam);
  expect(endOf(await call(contract.getExamResult, { try: exam.try, language: 'en' }))).toBe('education.try_unknown');
});

test('sixteen right answers pass and turn leverage and short selling on at once, with a message; fifteen do not', async () => {
  const { call } = await pupil();
  const margin = async () => expectOk(await call(getUser, {})).isMarginEnabled;
  const first = await answered(call, bank, 15);
  expect(expectOk(await submit(call, first))).toMatchObject({
    right: 15,
    needed: 16,
    isPassed: false,
    turnedOn: false,
  });
  expect(await margin()).toBe(false);
  expect(await state(call)).toMatchObject({ tries: 1, passedAt: null, openTry: null });
  const second = await answered(call, bank, 16);
  const sent = key();
  const passed = expectOk(await submit(call, second, sent));
  expect(passed).toMatchObject({ right: 16, of: 20, isPassed: true, turnedOn: true });
  expect(expectOk(await submit(call, second, sent))).toEqual(passed);
  expect(await margin()).toBe(true);
  const third = await answered(call, bank, 20);
  expect(expectOk(await submit(call, third))).toMatchObject({ isPassed: true, turnedOn: false });
  const told = expectOk(await call(listMessages, {})).rows.filter(({ story }) => story.key === 'education.passed');
  expect(told.map(({ story }) => story.params)).toEqual([{ right: 16, of: 20 }]);
  expect(await state(call)).toMatchObject({ tries: 3, passedAt: passed.endedAt, isMarginEnabled: true });
  expect(expectOk(await call(contract.listExamTries, {})).rows.map(({ right }) => right)).toEqual([20, 16, 15]);
});

test('each answer is explained once the try is handed in', async () => {
  const { call } = await pupil();
  const input = await answered(call, bank, 7);
  expectOk(await submit(call, input));
  const { questions } = expectOk(await call(contract.getExamResult, { try: input.try, language: 'tw' }));
  expect(questions.filter(({ given, right }) => given === right)).toHaveLength(7);
  for (const { id, right, options, explanation } of questions) {
    const { options: inBank, explanation: inTw } = bank.question(id, 'tw')!;
    expect({ right: options[right], explanation }).toEqual({ right: inBank[bank.answers[id]!], explanation: inTw });
  }
  const other = await customer();
  expect(endOf(await other.call(contract.getExamResult, { try: input.try, language: 'en' }))).toBe(
    'education.try_unknown',
  );
  expect(endOf(await submit(other.call, input))).toBe('education.try_unknown');
});

test('each try shows the options in an order of its own, the same at each look and once it is handed in', async () => {
  const { call } = await pupil();
  const places = new Map<string, Set<number>>();
  for (let tries = 0; tries < 6; tries += 1) {
    const input = await answered(call, bank, 15);
    const shown = expectOk(await call(contract.getExam, { language: 'en' }))!.questions;
    expect(expectOk(await call(contract.getExam, { language: 'ko' }))!.questions.map(({ options }) => options)).toEqual(
      shown.map(({ options }) => options),
    );
    for (const question of shown)
      places.set(question.id, (places.get(question.id) ?? new Set()).add(rightPlace(bank, question)));
    expect(expectOk(await submit(call, input))).toMatchObject({ right: 15, isPassed: false });
    const { questions } = expectOk(await call(contract.getExamResult, { try: input.try, language: 'en' }));
    expect(questions.map(({ options, given }) => ({ options, given }))).toEqual(
      shown.map(({ options }, index) => ({ options, given: input.answers[index] })),
    );
  }
  expect([...places.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(10);
  expect(await audit()).toEqual([]);
});

test(`of a try that many tabs hand in at once one counts (seed ${seed})`, async () => {
  const { id, call } = await pupil();
  const good = await answered(call, bank, 20);
  const bad = { ...good, answers: good.answers.map((given) => (given + 1) % 4) };
  const ends = await createRace(seed)([good, bad, good, bad].map((input) => () => submit(call, input)));
  expect(ends.toSorted()).toEqual([...several('education.try_over', 3), 'ok']);
  const { rows } = await h.t.db.query('select outcome from education.exam_try where customer_id = $1', [id]);
  expect(rows).toHaveLength(1);
  expect(await audit()).toEqual([]);
});

test('a try whose questions were changed meanwhile is withdrawn, and the next one is of the new ones', async () => {
  const { token, call } = await pupil();
  const old = await answered(call, bank, 20);
  const reworded = testBank('Which one is it?');
  const next = await startInstance(h.t.url, h.clock, served(reworded));
  const after = next.as(token);
  expect(await state(after)).toMatchObject({ openTry: null });
  expect(endOf(await submit(after, old))).toBe('education.bank_changed');
  const fresh = await answered(after, reworded, 16);
  expect(endOf(await submit(after, old))).toBe('education.bank_changed');
  expect(expectOk(await submit(after, fresh))).toMatchObject({ isPassed: true, turnedOn: true });
  await next.stop();
});

test('a frozen customer reads lessons, and neither starts nor hands in an exam', async () => {
  const { id, call, by } = await pupil();
  const input = await answered(call, bank, 20);
  await h.t.db.transaction((tx) => freezeOwn(tx, id, h.clock.now()));
  expect(await lookAt(by, 'markets', 5_000)).toMatchObject({ isRead: true });
  expect(endOf(await call(contract.startExam, {}, key()))).toBe('identity.frozen');
  expect(endOf(await submit(call, input))).toBe('identity.frozen');
});

test('the auditor finds a try that is marked wrongly, and a permission without its try', async () => {
  const { id, call } = await pupil();
  const input = await answered(call, bank, 15);
  expectOk(await submit(call, input));
  expect(await audit()).toEqual([]);
  await h.t.owner.query('alter table education.exam_try disable trigger keep_ended');
  const set = (change: string) => h.t.owner.query(`update education.exam_try set ${change} where customer_id = ${id}`);
  await set(`outcome = 'passed'`);
  expect(await audit()).toEqual(['exam_is_marked_by_its_bank', 'margin_by_exam_has_its_try']);
  await set(`outcome = 'failed', right_count = 14`);
  expect(await audit()).toEqual(['exam_is_marked_by_its_bank']);
  await set('right_count = 15');
  await h.t.owner.query('update education.lesson set read_at = null, needed_seconds = null where customer_id = $1', [
    id,
  ]);
  expect(await audit()).toEqual(['margin_by_exam_has_its_try']);
});
