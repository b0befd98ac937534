/**
 * The form of a published draw (`bahi-draw-2`, rules §8) and the texts that its hashes cover. lottery.ts makes it, lottery-verify.ts
 * verifies it; a draw that comes from a file is anything until `readDraw` has looked at each field.
 *
 * What is published when:
 * - at the opening: terms, `seedHash`, `commitment`. Seed and terms cannot change from here on.
 * - at the close: the applications and `listHash`, before the index closes on the named date.
 * - after that close: `level` and `seed`; everything else follows from them.
 *
 * The level is that of the first of the terms' sessions that was recorded whole (decision 0045); those before it are `skipped`, each with
 * the reason, in the file and in the log of draws.
 *
 * Each text is ASCII and hashed by SHA-256; hashes are 64 lower-case hexadecimal digits, moments UTC milliseconds, ids decimal.
 *
 *     seedHash   bahi-draw-seed-1|offer|seed
 *     commitment bahi-draw-commitment-2|offer|symbol|tickets|lots|applicationsMax|closesAt|index|sessions|levelAt|seedHash,
 *                sessions as "date,open,close" joined by ";"
 *     listHash   a line "bahi-draw-list-2|offer|applications|persons|lots", then one for each application in the order of ids,
 *                "application|customer|lots", each line ended by a line feed
 *     key        the 32 bytes of seed, the 32 bytes of listHash and the text of level, one after another
 *     resultHash a line "bahi-draw-result-2|commitment|listHash|skipped|level|seed|cutoff", then one for each winner in the order of ids,
 *                "application|lots", each line ended by a line feed; cutoff is "-" where everybody won, skipped "date reason"
 *                joined by ";" or "-"
 *
 * `bahi-draw-1`, of draws whose terms name one date alone, has neither sessions, skipped nor persons: its texts have "|date" in the
 * place of "|sessions", no field for the others, and "-1" in their names.
 *
 * A flat list and plain texts, so that sha256sum and openssl are enough to check a draw without any of our code.
 */
import { SKIPPED_WHYS, type SkippedWhy } from './draw-words.ts';
import { mismatchIn, type Shape } from './shape.ts';

/** `lot`: one ticket for each lot applied for. `application`: one ticket each, which wins all its lots. */
export type TicketRule = 'lot' | 'application';

/** Fixed when the offer opens. */
export interface DrawTerms {
  /** The offer's id. */
  readonly offer: string;
  readonly symbol: string;
  readonly tickets: TicketRule;
  /** Lots offered. */
  readonly lots: number;
  /** How many applications of one customer the list may hold (spec §9: default once). */
  readonly applicationsMax: number;
  /** The first moment at which no application is taken. */
  readonly closesAt: number;
  /** The public value: the closing level of this index on this business date, known from `levelAt` on. */
  readonly index: string;
  readonly date: string;
  readonly levelAt: number;
  /** The first that is recorded whole gives the level; that of `date` is the first of them. Left out in `bahi-draw-1`. */
  readonly sessions?: readonly DrawSession[];
}

export interface DrawSession {
  readonly date: string;
  /** UTC milliseconds; the first moment that is no longer in it. */
  readonly open: number;
  readonly close: number;
}

export interface SkippedSession {
  readonly date: string;
  readonly why: SkippedWhy;
}

export interface DrawApplication {
  readonly application: string;
  /** The public pseudonym for this offer: of the customer's verified document, in `bahi-draw-1` of the account. */
  readonly customer: string;
  readonly lots: number;
}

/** Lots that an application won; at least one. */
export interface DrawWinner {
  readonly application: string;
  readonly lots: number;
}

export interface DrawResult {
  /** SHA-256 of what is drawn under: what HMAC makes of a key this long. */
  readonly key: string;
  /** In the order of application ids. */
  readonly winners: readonly DrawWinner[];
  /** The highest ticket key that won: lower ones won too, higher ones did not. Null where every lot applied for is won. */
  readonly cutoff: string | null;
}

export interface DrawFile extends DrawResult {
  readonly format: 'bahi-draw-1' | 'bahi-draw-2';
  readonly terms: DrawTerms;
  readonly seedHash: string;
  readonly commitment: string;
  /** In the order of their ids. */
  readonly applications: readonly DrawApplication[];
  /** How many there are, and the lots they ask for together. */
  readonly applicationCount: number;
  /** Verified persons among them. Left out in `bahi-draw-1`, as `skipped` is. */
  readonly personCount?: number;
  readonly lotsApplied: number;
  readonly listHash: string;
  readonly skipped?: readonly SkippedSession[];
  /** The closing level as the index publishes it, a plain decimal. */
  readonly level: string;
  /** 32 bytes. */
  readonly seed: string;
  readonly resultHash: string;
}

/** A draw with more tickets would hold up a phone that verifies it: an offer caps the lots of an application so that it has fewer. */
export const TICKETS_MAX = 2_000_000;

export function seedText({ offer }: Pick<DrawTerms, 'offer'>, seed: string): string {
  return `bahi-draw-seed-1|${offer}|${seed}`;
}

export function commitmentText(terms: DrawTerms, seedHash: string): string {
  const { offer, symbol, tickets, lots, applicationsMax, closesAt, index, date, levelAt, sessions } = terms;
  const named = sessions?.map((session) => `${session.date},${session.open},${session.close}`).join(';') ?? date;
  return `bahi-draw-commitment-${versionOf(terms)}|${offer}|${symbol}|${tickets}|${lots}|${applicationsMax}|${closesAt}|${index}|${named}|${levelAt}|${seedHash}`;
}

/** Of the applications in order. */
export function listText(
  terms: Pick<DrawTerms, 'offer' | 'sessions'>,
  applications: readonly DrawApplication[],
): string {
  const lines = applications.map(({ application, customer, lots }) => `${application}|${customer}|${lots}\n`);
  const persons = terms.sessions === undefined ? '' : `${personsOf(applications)}|`;
  return `bahi-draw-list-${versionOf(terms)}|${terms.offer}|${applications.length}|${persons}${lotsOf(applications)}\n${lines.join('')}`;
}

export function resultText(
  of: Pick<DrawFile, 'commitment' | 'listHash' | 'skipped' | 'level' | 'seed' | 'cutoff' | 'winners'>,
): string {
  const { commitment, listHash, skipped, level, seed, cutoff, winners } = of;
  const lines = winners.map(({ application, lots }) => `${application}|${lots}\n`);
  const sessions = skipped === undefined ? '' : `${skipped.map(skippedText).join(';') || '-'}|`;
  return `bahi-draw-result-${skipped === undefined ? 1 : 2}|${commitment}|${listHash}|${sessions}${level}|${seed}|${cutoff ?? '-'}\n${lines.join('')}`;
}

/** Also what the log of draws says of it. */
export function skippedText({ date, why }: SkippedSession): string {
  return `${date} ${why}`;
}

/** The session that the level is of. */
export function levelDateOf({ terms, skipped = [] }: Pick<DrawFile, 'terms' | 'skipped'>): string {
  return terms.sessions?.[skipped.length]?.date ?? terms.date;
}

export function versionOf({ sessions }: Pick<DrawTerms, 'sessions'>): 1 | 2 {
  return sessions === undefined ? 1 : 2;
}

/** What a ticket's key is made of: "1000123" of an application, "1000123-7" of its seventh lot. */
export function ticketText(tickets: TicketRule, application: string, lot: number): string {
  return tickets === 'application' ? application : `${application}-${lot}`;
}

/** Ids are numbers of any length without leading zeros. */
export function compareIds(left: string, right: string): number {
  if (left.length !== right.length) return left.length - right.length;
  return left < right ? -1 : Number(left > right);
}

export function lotsOf(rows: readonly { readonly lots: number }[]): number {
  return rows.reduce((sum, { lots }) => sum + lots, 0);
}

export function personsOf(applications: readonly Pick<DrawApplication, 'customer'>[]): number {
  return new Set(applications.map(({ customer }) => customer)).size;
}

/** How many tickets the list has under a rule. */
export function ticketCount(tickets: TicketRule, applications: readonly DrawApplication[]): number {
  return tickets === 'application' ? applications.length : lotsOf(applications);
}

/** The draw, or the name of the first field that is missing, malformed, unknown or beyond bounds. */
export function readDraw(value: unknown): DrawFile | { readonly malformed: string } {
  const isFirst = (value as { readonly format?: unknown } | null)?.format === 'bahi-draw-1';
  const malformed = mismatchIn(value, isFirst ? DRAW_1 : DRAW_2);
  if (malformed !== null) return { malformed };
  const draw = value as DrawFile;
  if (!isCount(draw.terms.lots)) return { malformed: 'terms.lots' };
  for (const rows of ['applications', 'winners'] as const) {
    const unfit = draw[rows].findIndex(({ lots }) => !isCount(lots));
    if (unfit >= 0) return { malformed: `${rows}[${unfit}].lots` };
  }
  return ticketCount(draw.terms.tickets, draw.applications) > TICKETS_MAX ? { malformed: 'applications' } : draw;
}

/** So that the lots of a whole list are counted exactly. */
function isCount(lots: number): boolean {
  return lots >= 1 && lots <= 1_000_000_000;
}

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[1-9][0-9]{0,18}$/;
const WORD = /^[A-Za-z0-9_&.-]{1,40}$/;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
const LEVEL = /^(0|[1-9][0-9]{0,14})(\.[0-9]{1,8})?$/;
const TERMS_1 = {
  offer: ID,
  symbol: WORD,
  tickets: /^(lot|application)$/,
  lots: 'integer',
  applicationsMax: 'integer',
  closesAt: 'integer',
  index: WORD,
  date: DATE,
  levelAt: 'integer',
} as const;
const DRAW_1 = {
  format: /^bahi-draw-1$/,
  terms: TERMS_1,
  seedHash: HASH,
  commitment: HASH,
  applications: ['list', { application: ID, customer: WORD, lots: 'integer' }],
  applicationCount: 'integer',
  lotsApplied: 'integer',
  listHash: HASH,
  level: LEVEL,
  seed: HASH,
  key: HASH,
  winners: ['list', { application: ID, lots: 'integer' }],
  cutoff: ['nullable', HASH],
  resultHash: HASH,
} as const;
const DRAW_2: Shape = {
  ...DRAW_1,
  format: /^bahi-draw-2$/,
  terms: { ...TERMS_1, sessions: ['list', { date: DATE, open: 'integer', close: 'integer' }] },
  personCount: 'integer',
  skipped: ['list', { date: DATE, why: new RegExp(`^(${SKIPPED_WHYS.join('|')})$`) }],
};
