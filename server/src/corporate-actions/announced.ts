/**
 * Corporate actions as products (rules §8, §10): announced by two people, whose change the staff domain keeps; their terms never change
 * afterwards. Until the record date closes one can be called off, with a public note. The practice exchange is told all of them, and lets
 * them happen; in a world with a real exchange this is where two people enter the exchange's own notice.
 */
import { addBusinessDays, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import * as store from './announced-store.ts';
import type { AnnouncedRow, Announcement } from './announced-store.ts';

export type ActionState = 'announced' | 'recorded' | 'ex' | 'done' | 'withdrawn';

interface Days {
  readonly calendar: Calendar;
}

export async function announceAction(
  { calendar }: Days,
  tx: Tx,
  terms: Omit<Announcement, 'recordDate'>,
): Promise<{ readonly id: bigint }> {
  const recordDate = addBusinessDays(calendar, terms.exDate, -1);
  const exAt = sessionOn(calendar, terms.exDate)!.open;
  return { id: await store.insertAnnounced(tx, { ...terms, recordDate, exAt }) };
}

interface Noted {
  readonly id: bigint;
  /** Public. */
  readonly note: string;
  readonly now: number;
}

/** From the record date's close on its holders are entitled. */
export async function callOffAction(days: Days, tx: Tx, { id, note, now }: Noted): Promise<void> {
  const action = (await store.lockAnnounced(tx, id)) ?? refuse('products.unknown', {});
  if (!canCallOffAction(days, action, now) || (await store.hasEntitlements(tx, id)))
    refuse('products.action_recorded', {});
  await store.updateWithdrawn(tx, id, now);
  await store.insertNote(tx, { actionId: id, text: note, at: now });
}

export function canCallOffAction(
  { calendar }: Days,
  { recordDate, recordedAt, withdrawnAt }: AnnouncedRow,
  now: number,
): boolean {
  return withdrawnAt === null && recordedAt === null && now < sessionOn(calendar, recordDate)!.close;
}

export async function addActionNote(tx: Tx, { id, note, now }: Noted): Promise<void> {
  if ((await store.selectAnnounced(tx, id)) === null) refuse('products.unknown', {});
  await store.insertNote(tx, { actionId: id, text: note, at: now });
}

/** Also of what the market announced by itself. */
export function stateOfAnnounced({ withdrawnAt, recordedAt, adjustedAt, paidAt }: StepsOf): ActionState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (paidAt !== null) return 'done';
  if (adjustedAt !== null) return 'ex';
  return recordedAt === null ? 'announced' : 'recorded';
}

type StepsOf = Pick<AnnouncedRow, 'withdrawnAt' | 'recordedAt' | 'adjustedAt' | 'paidAt'>;

/** As the exchange takes it. */
export interface ToldAction extends Pick<
  AnnouncedRow,
  'symbol' | 'numerator' | 'denominator' | 'cash' | 'recordDate' | 'exDate' | 'payDate' | 'announcedAt'
> {
  readonly kind: 'split' | 'bonus' | 'dividend';
  readonly isCalledOff: boolean;
}

/** Every one that was ever announced. */
export async function toldActions(db: Pick<Database, 'query'>): Promise<ToldAction[]> {
  return (await store.selectAllAnnounced(db)).map((row) => ({
    symbol: row.symbol,
    kind: row.kind as ToldAction['kind'],
    numerator: row.numerator,
    denominator: row.denominator,
    cash: row.cash,
    recordDate: row.recordDate,
    exDate: row.exDate,
    payDate: row.payDate,
    announcedAt: row.announcedAt,
    isCalledOff: row.withdrawnAt !== null,
  }));
}

/** Tells the exchange of all of them at the start and whenever there is one more or one less. */
export function createTelling(db: Database, setActions: (all: readonly ToldAction[]) => void): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const all = await toldActions(db);
    const said = JSON.stringify(all);
    if (said === last) return;
    setActions(all);
    last = said;
  };
}
