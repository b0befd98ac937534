/**
 * The form of a published draw (`bahi-draw-1`, rules §8) and the texts that its hashes cover. lottery.ts makes it, lottery-verify.ts
 * verifies it; a draw that comes from a file is anything until `readDraw` has looked at each field.
 *
 * What is published when:
 * - at the opening: terms, `seedHash`, `commitment`. Seed and terms cannot change from here on.
 * - at the close: the applications and `listHash`, before the index closes on the named date.
 * - after that close: `level` and `seed`; everything else follows from them.
 *
 * Each text is ASCII and hashed by SHA-256; hashes are 64 lower-case hexadecimal digits, moments UTC milliseconds, ids decimal.
 *
 *     seedHash   bahi-draw-seed-1|offer|seed
 *     commitment bahi-draw-commitment-1|offer|symbol|tickets|lots|applicationsMax|closesAt|index|date|levelAt|seedHash
 *     listHash   a line "bahi-draw-list-1|offer|applications|lots", then one for each application in the order of ids,
 *                "application|customer|lots", each line ended by a line feed
 *     key        the 32 bytes of seed, the 32 bytes of listHash and the text of level, one after another
 *     resultHash a line "bahi-draw-result-1|commitment|listHash|level|seed|cutoff", then one for each winner in the order of ids,
 *                "application|lots", each line ended by a line feed; cutoff is "-" where everybody won
 *
 * A flat list and plain texts, so that sha256sum and openssl are enough to check a draw without any of our code.
 */
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
}

export interface DrawApplication {
  readonly application: string;
  /** The customer's public pseudonym for this offer. */
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
  readonly format: 'bahi-draw-1';
  readonly terms: DrawTerms;
  readonly seedHash: string;
  readonly commitment: string;
  /** In the order of their ids. */
  readonly applications: readonly DrawApplication[];
  /** How many there are, and the lots they ask for together. */
  readonly applicationCount: number;
  readonly lotsApplied: number;
  readonly listHash: string;
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
  const { offer, symbol, tickets, lots, applicationsMax, closesAt, index, date, levelAt } = terms;
  return `bahi-draw-commitment-1|${offer}|${symbol}|${tickets}|${lots}|${applicationsMax}|${closesAt}|${index}|${date}|${levelAt}|${seedHash}`;
}

/** Of the applications in order. */
export function listText({ offer }: Pick<DrawTerms, 'offer'>, applications: readonly DrawApplication[]): string {
  const lines = applications.map(({ application, customer, lots }) => `${application}|${customer}|${lots}\n`);
  return `bahi-draw-list-1|${offer}|${applications.length}|${lotsOf(applications)}\n${lines.join('')}`;
}

export function resultText(
  of: Pick<DrawFile, 'commitment' | 'listHash' | 'level' | 'seed' | 'cutoff' | 'winners'>,
): string {
  const lines = of.winners.map(({ application, lots }) => `${application}|${lots}\n`);
  return `bahi-draw-result-1|${of.commitment}|${of.listHash}|${of.level}|${of.seed}|${of.cutoff ?? '-'}\n${lines.join('')}`;
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

/** How many tickets the list has under a rule. */
export function ticketCount(tickets: TicketRule, applications: readonly DrawApplication[]): number {
  return tickets === 'application' ? applications.length : lotsOf(applications);
}

/** The draw, or the name of the first field that is missing, malformed, unknown or beyond bounds. */
export function readDraw(value: unknown): DrawFile | { readonly malformed: string } {
  const malformed = mismatchIn(value, DRAW);
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
const DRAW: Shape = {
  format: /^bahi-draw-1$/,
  terms: {
    offer: ID,
    symbol: WORD,
    tickets: /^(lot|application)$/,
    lots: 'integer',
    applicationsMax: 'integer',
    closesAt: 'integer',
    index: WORD,
    date: DATE,
    levelAt: 'integer',
  },
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
};
