/**
 * Each limit of the operator is changed, and what customers are answered then is looked at: the calls whose numbers the screens show, and every
 * document of the house that names the key, in each language. Where a key shows is written down here, or why it shows nowhere. That no text has such
 * a number as itself: tools/configured-numbers.test.ts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@bahi/contract/client.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { configKeys, listAnnounced, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { words as en } from '@bahi/contract/configuration/value-words.en.ts';
import { words as ko } from '@bahi/contract/configuration/value-words.ko.ts';
import { words as tw } from '@bahi/contract/configuration/value-words.tw.ts';
import { getDocument } from '@bahi/contract/content/calls.ts';
import { getDayTradingTerms } from '@bahi/contract/day-trading/calls.ts';
import { getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import { listDestinations } from '@bahi/contract/destinations/calls.ts';
import { getEducation } from '@bahi/contract/education/calls.ts';
import type { Endpoint } from '@bahi/contract/endpoint.ts';
import { formatConfigValue } from '@bahi/contract/format-config.ts';
import { getLending } from '@bahi/contract/lending/calls.ts';
import { getLoanTerms } from '@bahi/contract/loans/calls.ts';
import { getPledgeTerms } from '@bahi/contract/pledges/calls.ts';
import { listTickets } from '@bahi/contract/support/calls.ts';
import { getVerification } from '@bahi/contract/verification/calls.ts';
import { getVip } from '@bahi/contract/vip/calls.ts';
import { getWithdrawalTerms } from '@bahi/contract/withdrawals/calls.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { PARAMETERS, type Parameters } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreed } from './configuration/testing.ts';
import { expectOk } from './identity/testing.ts';
import { startWholeApp, type WholeApp } from './testing-app.ts';

const HOUSE = join(import.meta.dirname, 'content', 'house');
const WORDS = { en, tw, ko };
type Key = Exclude<keyof Parameters, 'from' | 'lotSize'>;
const { from: _, lotSize: _lot, ...DEFAULTS } = PARAMETERS[0]!;
const KEYS = Object.keys(DEFAULTS) as Key[];

/** What screens read; `documents` stands for the house's texts that name the key. */
const CALLS = {
  announced: [listAnnounced, {}],
  config: [getConfig, { type: 'all' }],
  dayTrading: [getDayTradingTerms, {}],
  deposits: [getDepositTerms, {}],
  destinations: [listDestinations, {}],
  education: [getEducation, {}],
  lending: [getLending, {}],
  loans: [getLoanTerms, {}],
  pledges: [getPledgeTerms, {}],
  support: [listTickets, {}],
  verification: [getVerification, {}],
  vip: [getVip, {}],
  withdrawals: [getWithdrawalTerms, {}],
} as const;
type Place = keyof typeof CALLS | 'documents';

/** A sentence: why no number of it shows. */
const SHOWN: Readonly<Record<Key, readonly Place[] | string>> = {
  leverageLevels: ['config', 'documents'],
  minimumOpeningAmount: ['config', 'documents'],
  ordersPerSecondMaximum: 'who is faster is refused, and told to wait',
  triggersOpenMaximum: 'who has as many is refused, and told how many',
  marginWarningPercent: ['config', 'documents'],
  marginCloseOutPercent: ['config', 'documents'],
  tradingLockDays: ['documents'],
  tradingLockMinutes: ['documents'],
  isMarginDefault: 'what a new account may is told by the account',
  practiceGrant: ['config', 'documents'],
  depositWindow: ['deposits', 'documents'],
  withdrawalWindow: ['withdrawals', 'documents'],
  depositMinimum: ['deposits', 'documents'],
  depositMaximum: ['deposits', 'documents'],
  withdrawalMinimum: ['withdrawals', 'documents'],
  withdrawalMaximum: ['withdrawals', 'documents'],
  withdrawalFee: ['withdrawals', 'documents'],
  isWalletPayoutOn: ['destinations'],
  networkFeeTrc20: ['documents'],
  networkFeeErc20: ['documents'],
  depositTwoPersonFrom: 'of each deposit it is told that two people decide, not from which amount on',
  withdrawalTwoPersonFrom: ['withdrawals'],
  identityPromiseMinutes: ['verification'],
  depositPromiseMinutes: ['deposits', 'documents'],
  withdrawalPromiseMinutes: ['withdrawals', 'documents'],
  appealPromiseMinutes: 'told as the moment of each appeal',
  restrictionAloneHours: ['documents'],
  supportPromiseMinutes: ['support'],
  newDestinationHours: ['config', 'destinations', 'documents'],
  moneyOutHoldHours: ['config', 'documents'],
  isWithdrawalBarredByPosition: ['documents'],
  withdrawalScoreMinimum: ['documents'],
  exchangeSpreadBps: ['documents'],
  exchangeQuoteSeconds: ['documents'],
  tradingUnlockMinutes: ['config', 'documents'],
  areOrdersGuarded: 'whether an order asks is told by the order',
  isDividendAutomatic: 'of each dividend it is told whether it has to be applied for',
  dividendApplyDays: 'told as the last date of each dividend',
  dividendPromiseMinutes: 'told as the moment of each application',
  isPracticeReviewerOn: 'of no effect in a house without the practice reviewer',
  loanMinimum: ['loans', 'documents'],
  loanMaximum: ['loans', 'documents'],
  loanScoreFrom: ['loans', 'documents'],
  loanPerPoint: ['loans', 'documents'],
  loanTermDays: ['loans'],
  loanRatePercent: ['loans', 'documents'],
  loanPromiseMinutes: ['loans'],
  loanReminderDays: 'when a reminder comes; it tells the due date',
  pledgeMinimum: ['pledges', 'documents'],
  pledgePercent: ['pledges', 'documents'],
  pledgeWarningPercent: ['pledges', 'documents'],
  pledgeSalePercent: ['pledges', 'documents'],
  pledgeNoticeHours: ['pledges', 'documents'],
  pledgeTermDays: ['pledges'],
  pledgeRatePercent: ['pledges', 'documents'],
  pledgePromiseMinutes: ['pledges'],
  pledgeReminderDays: 'the same',
  dayTradingMinimum: ['dayTrading'],
  dayTradingMaximum: ['dayTrading'],
  dayTradingFeeBps: ['config', 'dayTrading', 'documents'],
  dayTradingFeeMinimum: ['config', 'dayTrading', 'documents'],
  dayTradingFeeMaximum: ['config', 'dayTrading', 'documents'],
  dayTradingPromiseMinutes: ['dayTrading'],
  isLendingOpen: ['lending'],
  lendingHouseQuotaBps: ['documents'],
  lendingMinimum: ['lending', 'documents'],
  lendingRateMinimumBps: ['lending', 'documents'],
  lendingRateMaximumBps: ['lending', 'documents'],
  lendingLenderPercent: ['lending', 'documents'],
  vipSignIns: ['vip'],
  vipAverageLevel2: ['vip'],
  vipAverageLevel3: ['vip'],
  vipAccountDays: ['vip'],
  vipFallDays: ['vip'],
  lessonSeconds: ['education'],
  examPassPercent: ['education'],
  configurationNoticeHours: ['announced', 'documents'],
};

let h: WholeApp;
let call: Call;
let before: ReadonlyMap<string, string>;
beforeAll(async () => {
  h = await startWholeApp();
  call = h.as(await h.register('asha'));
  before = await answers();
});
afterAll(() => h.stop());

/** Every leaf of every answer, by its call and path. */
async function answers(): Promise<ReadonlyMap<string, string>> {
  const leaves = new Map<string, string>();
  for (const [name, [endpoint, input]] of Object.entries(CALLS)) {
    const answer = await (call as (endpoint: Endpoint, input: object) => Promise<unknown>)(endpoint, input);
    leavesOf(expectOk(answer as never), name, leaves);
  }
  return leaves;
}

function leavesOf(value: unknown, at: string, leaves: Map<string, string>): void {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) leavesOf(inner, `${at} ${name}`, leaves);
  else leaves.set(at, String(value));
}

type Value = string | number | boolean | number[] | { from: number; until: number };

/** Of its form, and unlike what was. */
function unusual(key: Key, at: number): Value {
  const value = DEFAULTS[key];
  if (typeof value === 'bigint') return formatMoney(value + 7_01n + BigInt(at) * 11n);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  return 'until' in value ? { from: 61 + at, until: 1381 } : [900 + at];
}

/** Every process reads all that was agreed anew; the words beside it tell that it has. */
async function change(key: Key, value: Value, at: number): Promise<void> {
  await agreed(h.t.db, key, value, h.clock.now());
  await agreed(h.t.db, 'supportHours', `Mark ${at}`, h.clock.now());
  const isRead = async () => expectOk(await call(getConfig, { type: 'all' })).some((one) => one.value === `Mark ${at}`);
  await expect.poll(isRead, { interval: 5 }).toBe(true);
}

function documentsOf(key: ConfigKey) {
  return globSync('*/*.md', { cwd: HOUSE }).flatMap((path) => {
    const [, kind = '', name = '', language = ''] = /^(\w+)\/([\w-]+)\.(\w+)\.md$/.exec(path) ?? [];
    const text = readFileSync(join(HOUSE, path), 'utf8');
    const isNamed = new RegExp(`\\{\\{\\s*${key}\\s*\\}\\}`).test(text);
    // Canned answers are staff's.
    return isNamed && kind !== 'canned' ? [{ kind, key: name, language: language as 'en' | 'tw' | 'ko' }] : [];
  });
}

/** The new value stands in it. Lessons reckon with numbers of their own: there the old one may. */
async function showsIn(key: Key, value: Value, document: ReturnType<typeof documentsOf>[number]): Promise<string[]> {
  const text = JSON.stringify(expectOk(await call(getDocument, document as never)));
  const words = WORDS[document.language];
  const old = DEFAULTS[key];
  const was = typeof old === 'bigint' ? formatMoney(old) : (old as never);
  const isNew = formatConfigValue(key, value, words).every((line) => text.includes(line));
  const isOld =
    document.kind !== 'lesson' &&
    !['count', 'boolean'].includes(configKeys[key].form) &&
    formatConfigValue(key, was, words).some((line) =>
      new RegExp(`(?<![\\d.,])${line.replaceAll('.', '\\.')}`).test(text),
    );
  return isNew && !isOld ? [] : [`${key} in ${document.kind}/${document.key}.${document.language}`];
}

test('a limit that is changed shows where it is said to, with its new value in every document', async () => {
  const seen: Record<string, Place[]> = {};
  const changes: { key: Key; value: Value; documents: ReturnType<typeof documentsOf> }[] = [];
  for (const [at, key] of KEYS.entries()) {
    const value = unusual(key, at);
    await change(key, value, at);
    const now = await answers();
    const changed = [...now].filter(([leaf, text]) => before.get(leaf) !== text && text !== `Mark ${at}`);
    before = now;
    const documents = documentsOf(key);
    changes.push({ key, value, documents });
    const places = new Set(changed.map(([leaf]) => leaf.split(' ')[0] as Place));
    seen[key] = [...places, ...(documents.length > 0 ? (['documents'] as const) : [])];
  }
  // Now that all are changed: two keys may have had the same number.
  const stale: string[] = [];
  for (const { key, value, documents } of changes)
    for (const document of documents) stale.push(...(await showsIn(key, value, document)));
  expect(stale).toEqual([]);
  const said = Object.entries(SHOWN).map(([key, places]) => [key, typeof places === 'string' ? [] : places]);
  expect(seen).toEqual(Object.fromEntries(said));
});
