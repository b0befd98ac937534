// The shape of the exam's bank. A lesson has its questions in questions/<lesson>.{en,tw,ko}.ts, the same ids in the same order in
// each language, and once, without a language, the place of the right option in questions/<lesson>.ts:
//   export const questions = [{ id: 'markets-1', text: '…', options: ['…', '…', '…', '…'], explanation: '…' }] as const satisfies Questions
//   export const answers = { 'markets-1': 2 } as const satisfies Answers

/** An id is its lesson and a number: `stop-loss-3`. The explanation is shown only once a try is handed in. */
export type Question = {
  readonly id: string;
  readonly text: string;
  readonly options: readonly [string, string, string, string];
  readonly explanation: string;
};

export type Questions = readonly Question[];

/** The place of the right option, from 0. */
export type Answers = Readonly<Record<string, 0 | 1 | 2 | 3>>;
