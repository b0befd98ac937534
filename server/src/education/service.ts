/**
 * The exam (desks §8). A try keeps its questions and the version of the bank it was drawn from, and shows their options in an order of its own; what is right leaves the server only with
 * a try that was handed in. The first one that passes turns leverage and short selling on, in the same transaction.
 */
import { randomInt } from 'node:crypto';
import type * as contract from '@bahi/contract/education/calls.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { drawQuestions, EXAM_QUESTIONS, LESSONS, rightNeeded } from '@bahi/core/education.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { writeEventsOf } from '../credit-score/service.ts';
import { enableMargin, lockCustomer } from '../identity/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { accountState } from '../restrictions/service.ts';
import { lessonOf, type Bank, type Language } from './bank.ts';
import { lessonTimes } from './lessons.ts';
import { optionOrder } from './option-order.ts';
import * as store from './store.ts';

export interface EducationDeps {
  readonly bank: Bank;
  readonly parametersAt: (now: number) => Parameters;
}

/** Of each question (question-shape.ts). */
const OPTIONS = 4;

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

type Result = OutputOf<typeof contract.listExamTries>['rows'][number];

/** What staff see beside an account too. */
export async function learned(reader: Reader, customerId: bigint) {
  const lessons = await lessonTimes(reader, customerId);
  return { lessons, ...(await store.countTries(reader, customerId)) };
}

export async function educationView(
  { bank, parametersAt }: EducationDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof contract.getEducation>> {
  const { lessonSeconds, examPassPercent } = parametersAt(now);
  const open = await store.selectOpenTry(tx, customerId);
  const { isMarginEnabled } = await accountState(tx, customerId, now);
  return {
    ...(await learned(tx, customerId)),
    lessonSeconds,
    questions: EXAM_QUESTIONS,
    needed: rightNeeded(examPassPercent),
    openTry: open?.bank === bank.version ? open.id.toString() : null,
    isMarginEnabled,
  };
}

/** Of two at once the second answers the first one's try: both tabs have the same questions. */
export async function startExam(
  { bank, parametersAt }: EducationDeps,
  tx: Tx,
  { customerId, now }: By,
): Promise<OutputOf<typeof contract.startExam>> {
  await lockCustomer(tx, customerId);
  await refuseFrozen(tx, { customerId, now });
  const read = (await lessonTimes(tx, customerId)).filter(({ isRead }) => isRead).length;
  if (read < LESSONS.length) refuse('education.lessons_missing', { read, needed: LESSONS.length });
  const open = await store.selectOpenTry(tx, customerId);
  if (open?.bank === bank.version) return { try: open.id.toString() };
  if (open !== null) await store.withdrawTry(tx, open.id, now);
  await store.insertBank(tx, bank, now);
  const questions = drawQuestions(bank.ofLesson, (limit) => randomInt(limit));
  const { examPassPercent: passPercent } = parametersAt(now);
  const id = await store.insertTry(tx, { customerId, now, passPercent, bank: bank.version, questions });
  return { try: id.toString() };
}

export async function openExam(
  bank: Bank,
  reader: Reader,
  { customerId, language }: { readonly customerId: bigint; readonly language: Language },
): Promise<OutputOf<typeof contract.getExam>> {
  const open = await store.selectOpenTry(reader, customerId);
  if (open?.bank !== bank.version) return null;
  return {
    try: open.id.toString(),
    startedAt: open.startedAt,
    needed: rightNeeded(open.passPercent),
    questions: open.questions.map((id) => asked(bank, open.id, id, language)!),
  };
}

export async function submitExam(
  { bank }: EducationDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof contract.submitExam> },
): Promise<OutputOf<typeof contract.submitExam>> {
  await lockCustomer(tx, customerId);
  await refuseFrozen(tx, { customerId, now });
  const found = (await store.selectTry(tx, customerId, storedId(input.try))) ?? refuse('education.try_unknown', {});
  if (found.outcome === 'withdrawn' || (found.outcome === null && found.bank !== bank.version)) {
    refuse('education.bank_changed', {});
  }
  if (found.outcome !== null) refuse('education.try_over', {});
  const answers = input.answers.map((shown, index) => orderIn(found.id, found.questions[index]!)[shown]!);
  const right = found.questions.filter((id, index) => found.rightAnswers[id] === answers[index]).length;
  const isPassed = right >= rightNeeded(found.passPercent);
  const turnedOn = isPassed && (await enableMargin(tx, [customerId])).length > 0;
  await store.endTry(tx, { id: found.id, now, answers, right, isPassed, turnedOn });
  if (isPassed) {
    await writeEventsOf(tx, customerId, now);
    const told = { customerId, kind: 'decision', at: now, about: null, onceKey: 'exam passed' } as const;
    await writeMessages(tx, [{ ...told, story: storyOf('education.passed', { right, of: EXAM_QUESTIONS }) }]);
  }
  return { ...resultOf({ ...found, endedAt: now, right, outcome: isPassed ? 'passed' : 'failed' }), turnedOn };
}

export async function examResult(
  bank: Bank,
  reader: Reader,
  { customerId, id, language }: { readonly customerId: bigint; readonly id: string; readonly language: Language },
): Promise<OutputOf<typeof contract.getExamResult>> {
  const found = await store.selectTry(reader, customerId, storedId(id));
  if (found === null || found.answers === null) refuse('education.try_unknown', {});
  const { answers } = found;
  return {
    ...resultOf(found),
    questions: found.questions.flatMap((question, index) => {
      const text = bank.question(question, language);
      if (text === undefined) return [];
      const { explanation } = text;
      const order = orderIn(found.id, question);
      const [given, right] = [answers[index]!, found.rightAnswers[question]!].map((place) => order.indexOf(place));
      return [{ ...asked(bank, found.id, question, language)!, given: given!, right: right!, explanation }];
    }),
  };
}

export async function examTries(
  reader: Reader,
  customerId: bigint,
  { page, pageSize }: ParsedInputOf<typeof contract.listExamTries>,
): Promise<OutputOf<typeof contract.listExamTries>> {
  const rows = await store.selectTries(reader, customerId, { limit: pageSize, offset: (page - 1) * pageSize });
  const { tries: total } = await store.countTries(reader, customerId);
  return { rows: rows.map(resultOf), total, page, pageSize };
}

function resultOf({ id, endedAt, right, passPercent, outcome }: store.TryRow): Result {
  const needed = rightNeeded(passPercent);
  return {
    try: id.toString(),
    endedAt: endedAt!,
    right: right!,
    of: EXAM_QUESTIONS,
    needed,
    isPassed: outcome === 'passed',
  };
}

/** With its options as this try shows them. */
function asked(bank: Bank, attempt: bigint, id: string, language: Language) {
  const question = bank.question(id, language);
  if (question === undefined) return undefined;
  const options = orderIn(attempt, id).map((place) => question.options[place]!);
  return { id, lesson: lessonOf(id), text: question.text, options };
}

function orderIn(attempt: bigint, question: string): number[] {
  return optionOrder(attempt, question, OPTIONS);
}

async function refuseFrozen(tx: Tx, { customerId, now }: By): Promise<void> {
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) refuse('identity.frozen', frozen);
}
