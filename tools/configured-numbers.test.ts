/**
 * No limit, grant, hour or percent that the operator sets is written into a text: each stands there as a parameter of the text, or as `{{key}}`
 * of the house's documents. Looked for in every text of the app, the console and the contract and in every document, in each language, by the
 * default of each key with its unit. What answers and documents show after a change: server/src/configured-numbers.test.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { words } from '@bahi/contract/configuration/value-words.en.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { PARAMETERS, type MinuteWindow } from '@bahi/core/parameters.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const TEXTS = globSync(['{web,console,contract}/src/**/*.{en,tw,ko}.ts'], { cwd: root });
/** What goes to phones and mailboxes: all languages in one file. */
const SENT = 'server/src/security/code-texts.ts';
const DOCUMENTS = globSync(['server/src/content/house/*/*.md'], { cwd: root });

const LANGUAGES = ['en', 'tw', 'ko'] as const;
type Language = (typeof LANGUAGES)[number];
type Unit = 'percent' | 'seconds' | 'minutes' | 'hours' | 'days';

/** What follows a number of that unit. */
const UNITS: Readonly<Record<Unit, Readonly<Record<Language, string>>>> = {
  percent: { en: '%', tw: '%', ko: '%' },
  seconds: { en: '(seconds?|s)\\b', tw: '秒', ko: '초' },
  minutes: { en: '(minutes?|min)\\b', tw: '分鐘', ko: '분' },
  hours: { en: '(hours?|h)\\b', tw: '小時', ko: '시간' },
  days: { en: '(business |more )?days?\\b', tw: '(個營業)?[天日]', ko: '(영업)?일' },
};

/** Those whose form is a bare number. The rest count what no text would name by its number alone. */
const UNIT_OF: Partial<Record<ConfigKey, Unit>> = {
  dividendApplyDays: 'days',
  loanTermDays: 'days',
  loanReminderDays: 'days',
  pledgeTermDays: 'days',
  pledgeReminderDays: 'days',
  pledgeNoticeHours: 'hours',
  vipAccountDays: 'days',
  vipFallDays: 'days',
};

/** The same number of something else: where, what stands there, and what it is. */
const OF_SOMETHING_ELSE: readonly (readonly [path: string, words: RegExp, why: string])[] = [
  [
    'contract/src/withdrawals/config-keys.',
    /24 ?(hours|小時|시간)/,
    'the span over which approvals by one person count',
  ],
  ['contract/src/deposits/config-keys.', /24 ?(hours|小時|시간)/, 'the same'],
  ['web/src/withdrawals/texts.', /24 ?(hours|小時|시간)/, 'the same'],
  ['console/src/i18n/queues.', /24 ?(hours|小時|시간)/, 'the same'],
  ['contract/src/new-shares/invariants.', /24 ?(小時|시간)/, 'the least time to pay after a late telling'],
  ['contract/src/vip/', /30 ?(days|[天日]|일)/, 'the span of the VIP rules'],
  ['contract/src/loans/invariants.', /30일/, 'how long a loan is open before it counts for the score'],
  ['web/src/loans/texts.', /30 ?(days|天|일)/, 'the same'],
  ['web/src/loans/texts.ko.', /만기일/, 'no number: a due date that is filled in'],
  ['web/src/placements/texts.ko.', /기한이/, 'no number: a deadline that is filled in'],
  ['web/src/new-shares/record-texts.ko.', /납입 기한/, 'the same'],
  ['contract/src/support/refusals.', /24 ?(hours|小時|시간)/, 'the hours in which messages are counted'],
  ['web/src/credit-score/parts/texts.', /90 ?(days|天|일)/, 'an event of the score'],
  ['console/src/loans/words.', /(90|30) ?(more )?(days|天|일)/, 'events of the score'],
  ['console/src/customers/words.', /account_90_days/, 'an event of the score'],
  ['console/src/customers/words.', /ends: /, 'ends to choose from'],
  ['console/src/withdrawals/words.', /30 ?(days|天|일)/, 'how far back changes are shown'],
  ['console/src/health/words.', /24 ?(hours|小時|시간)|15분/, 'spans of its figures'],
  ['console/src/overview/words.ko.', /10%/, 'a percentile'],
  ['console/src/configuration/words.', /24:00/, 'how midnight is typed'],
  ['web/src/security/texts.', /30 ?(days|天|일)/, 'the longest pause that a customer may set'],
  ['web/src/pools/texts.', /0\.5 ?%|10분/, 'rules of the strategies and valuations'],
  ['web/src/orders/texts.', /5%/, 'the move that a risk is shown for'],
  ['web/src/day-trading/texts.', /5%/, 'the same'],
  ['web/src/market/texts.ko.', /24시간/, 'around the clock'],
  ['web/src/i18n/common.ko.', /24시간/, 'the same'],
  ['web/src/home/overview-texts.ko.', /24시간/, 'the same'],
  ['web/src/market/lists/issue-texts.', /0\.01|20 ?%|24시간/, 'ticks, bands and halts of the market'],
  ['web/src/market/chart/texts.', /'(15|30)m'/, 'the length of a bar'],
  ['web/src/block-trades/texts.', /T\+3/, 'an example of a lock'],
  [
    'server/src/content/house/lesson/loans.',
    /(90|30) ?(days|天|일)/,
    'an example, and what an overdue loan does to the score',
  ],
];

interface Pattern {
  readonly key: ConfigKey;
  readonly pattern: (language: Language) => RegExp | null;
}

const PATTERNS: readonly Pattern[] = (Object.keys(configKeys) as ConfigKey[]).flatMap((key) => {
  const value = (PARAMETERS[0] as unknown as Record<string, unknown>)[key];
  return value === undefined ? [] : patternsOf(key, value).map((pattern) => ({ key, pattern }));
});

function patternsOf(key: ConfigKey, value: unknown): readonly Pattern['pattern'][] {
  const { form } = configKeys[key];
  const of = (number: number | string, unit: Unit) => (language: Language) =>
    new RegExp(`(?<![\\d.,])${number}\\s?${UNITS[unit][language]}`, 'u');
  const plain = (text: string) => () =>
    new RegExp(`(?<![\\w.,])${text.replaceAll('.', '\\.')}(?![\\d,]*\\d|\\.\\d)`, 'u');
  switch (form) {
    case 'money': {
      if (value === 0n) return [];
      const [text = ''] = formatConfigValue(key, formatMoney(value as bigint), words);
      const whole = text.replace(/\.00$/, '');
      // Small ones are money by their currency alone.
      return [
        plain(text),
        whole.includes(',') ? plain(whole) : () => new RegExp(`(?<![\\w.,])${whole} (INR|rupees)`, 'u'),
      ];
    }
    case 'percent':
      return [of(Number(value), 'percent')];
    case 'basisPoints':
      return [of((Number(value) / 100).toString(), 'percent'), of((Number(value) / 100).toFixed(2), 'percent')];
    case 'minutes': {
      const minutes = Number(value);
      return [of(minutes, 'minutes'), ...(minutes % 60 === 0 ? [of(minutes / 60, 'hours')] : [])];
    }
    case 'hours':
    case 'seconds':
      return [of(Number(value), form)];
    case 'window': {
      const times = Object.values(value as MinuteWindow).map(
        (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      );
      return times.map(plain);
    }
    case 'count':
    case 'levels': {
      const unit = UNIT_OF[key];
      return unit === undefined ? [] : [value].flat().map((number) => of(Number(number), unit));
    }
    default:
      return [];
  }
}

/** Without comments, imports and what is filled in. */
function linesOf(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (path.endsWith('.md')) return text.replaceAll(/\{\{[^}]*\}\}/g, '#').split('\n');
  return text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line) =>
      line.startsWith('import ') ? '' : line.replaceAll(/\$\{[^}]*\}/g, '#').replaceAll(/\{\w+\}/g, '#'),
    );
}

/** Lessons reckon with prices, amounts and percentages of their own, and say that they are examples. */
const EXAMPLES: ReadonlySet<string> = new Set(['money', 'percent', 'basisPoints']);

const found = [...TEXTS, ...DOCUMENTS, SENT].flatMap((path) => {
  const language = /\.(en|tw|ko)\.\w+$/.exec(path)?.[1] as Language | undefined;
  const languages = language === undefined ? LANGUAGES : [language];
  return linesOf(path).flatMap((line, at) =>
    PATTERNS.filter(({ key }) => !path.includes('/lesson/') || !EXAMPLES.has(configKeys[key].form))
      .filter(({ pattern }) => languages.some((one) => pattern(one)?.test(line)))
      .slice(0, 1)
      .map(({ key }) => ({ path, line, at: at + 1, key })),
  );
});

test('a number that the operator sets stands in no text as itself', () => {
  expect(TEXTS.length).toBeGreaterThan(300);
  expect(DOCUMENTS.length).toBeGreaterThan(100);
  expect(PATTERNS.length).toBeGreaterThan(50);
  const literal = found.filter(({ path, line }) => !OF_SOMETHING_ELSE.some((one) => isAbout(one, path, line)));
  expect(literal.map(({ path, at, key, line }) => `${path}:${at} ${key}: ${line.trim()}`)).toEqual([]);
});

test('whatever is said to be of something else still stands there', () => {
  const gone = OF_SOMETHING_ELSE.filter((one) => !found.some(({ path, line }) => isAbout(one, path, line)));
  expect(gone.map(([path, text]) => `${path} ${text}`)).toEqual([]);
});

function isAbout([of, text]: (typeof OF_SOMETHING_ELSE)[number], path: string, line: string): boolean {
  return path.startsWith(of) && text.test(line);
}
