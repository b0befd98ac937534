/**
 * What is proposed of a key and what becomes of it (rules §10, T4), in the transactions of the two people: the value has the
 * key's form and fits the others at every moment to come, differs from what would be in force, and customers see it before.
 */
import { configKeys, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { keepSecret } from '../platform/kept-secret.ts';
import { refuse } from '../platform/refuse.ts';
import { insertVersion, lockConfiguration, selectPicture, selectVersions } from './store.ts';
import {
  conflictIn,
  inForce,
  isSame,
  readValue,
  settingsAt,
  shownValue,
  valueAt,
  type Channel,
  type ConfigValue,
  type GivenChannel,
  type GivenValue,
  type Settings,
  type Version,
} from './values.ts';

export interface Proposal {
  readonly key: ConfigKey;
  readonly value: unknown;
  /** UTC ms; the next full minute is taken. */
  readonly effectiveFrom: number;
  readonly now: number;
}

export interface CheckedProposal {
  readonly before: ConfigValue;
  readonly value: ConfigValue;
  readonly effectiveFrom: number;
}

/** So long every process needs at most to hear of a version. */
const SPREAD_MS = 5_000;

export async function checkProposal(
  tx: Tx,
  { key, value: given, effectiveFrom, now }: Proposal,
  defaults: Settings,
): Promise<CheckedProposal> {
  const versions = await lockedVersions(tx);
  const book = { versions, defaults };
  const from = roundedUp(effectiveFrom);
  const parsed = readValue(key, given) ?? refuse('staff.value_invalid', { detail: key });
  if (
    configKeys[key].form === 'picture' &&
    parsed !== '' &&
    (await selectPicture(tx, parsed as string, false)) === null
  )
    refuse('staff.value_invalid', { detail: key });
  const value = storedOf(book, { key, parsed, from });
  const before = check(book, { key, value, from, now });
  return { before, value, effectiveFrom: from };
}

export interface Agreed extends Omit<Version, 'number' | 'approvedAt'> {
  readonly now: number;
}

/** The second person agrees: everything is looked at once more, for time has passed and other keys have changed. */
export async function decideVersion(tx: Tx, { now, ...agreed }: Agreed, defaults: Settings): Promise<void> {
  const { key, value, effectiveFrom: from } = agreed;
  check({ versions: await lockedVersions(tx), defaults }, { key, value, from, now });
  await insertVersion(tx, { ...agreed, approvedAt: now });
}

async function lockedVersions(tx: Tx): Promise<readonly Version[]> {
  await lockConfiguration(tx);
  return selectVersions(tx);
}

/** Answers the value whose place it takes. */
function check(book: Book, planned: Planned & { readonly now: number }): ConfigValue {
  const earliest = earliestOf(book, planned);
  if (planned.from < earliest) {
    const undone = undoneBy(book, planned);
    if (undone !== null) refuse('staff.undoes_announced', { from: undone });
    refuse('staff.effective_too_soon', { earliest });
  }
  const before = valueAt(book, planned.key, planned.from);
  if (isSame(before, planned.value)) refuse('staff.value_same', {});
  const conflict = conflictFrom(book, planned);
  if (conflict !== null) refuse('staff.value_invalid', { detail: conflict });
  return before;
}

interface Book {
  readonly versions: readonly Version[];
  readonly defaults: Settings;
}

interface Planned {
  readonly key: ConfigKey;
  readonly value: ConfigValue;
  readonly from: number;
}

/**
 * When the value may take effect at the earliest. Nobody is taken by surprise by what only staff go by, by a change that is called
 * off before it came, or by a payee to whom no money should go any more. What else was announced stays: called off is what begins
 * at that moment, and what is in force right before it goes on.
 */
function earliestOf(book: Book, { key, value, from, now }: Planned & { now: number }): number {
  const soonest = roundedUp(now + SPREAD_MS);
  if (!configKeys[key].isAnnounced) return soonest;
  if (isComing(book, key, from) && isSame(value, valueAt(book, key, from - 1))) return soonest;
  if (key === 'depositChannels' && isOnlyLess(value as Channel[], valueAt(book, key, from) as Channel[]))
    return soonest;
  const { configurationNoticeHours } = settingsAt(book.versions, book.defaults, now).parameters;
  return Math.max(soonest, roundedUp(now + configurationNoticeHours * HOUR_MS));
}

function isComing({ versions }: Book, key: ConfigKey, from: number): boolean {
  return versions.some((version) => version.key === key && version.effectiveFrom === from);
}

function isOnlyLess(channels: readonly Channel[], replaced: readonly Channel[]): boolean {
  return channels.every((channel) => replaced.some((one) => isSame([channel], [one])));
}

/** Since when an earlier change is announced that would end too, where a later one is called off by today's value; null: none. */
function undoneBy(book: Book, { key, value, from, now }: Planned & { now: number }): number | null {
  if (!isComing(book, key, from) || !isSame(value, valueAt(book, key, now))) return null;
  const earlier = inForce(book.versions, key, from - 1);
  return earlier !== null && earlier.effectiveFrom > now ? earlier.effectiveFrom : null;
}

/** At the moment itself and wherever another value begins after it. */
function conflictFrom({ versions, defaults }: Book, { key, value, from }: Planned): string | null {
  const planned = { key, value, effectiveFrom: from, number: Infinity } as Version;
  const after = versions.findIndex((version) => version.effectiveFrom > from);
  const all = after === -1 ? [...versions, planned] : versions.toSpliced(after, 0, planned);
  const moments = [from, ...versions.map(({ effectiveFrom }) => effectiveFrom).filter((moment) => moment > from)];
  for (const moment of moments) {
    const conflict = conflictIn(settingsAt(all, defaults, moment));
    if (conflict !== null) return conflict;
  }
  return null;
}

function isChannels(key: ConfigKey, _value: GivenValue): _value is GivenChannel[] {
  return key === 'depositChannels';
}

/** As it is kept. What goes on because a change is called off goes on with its passwords. */
function storedOf(
  book: Book,
  { key, parsed, from }: { readonly key: ConfigKey; readonly parsed: GivenValue; readonly from: number },
): ConfigValue {
  if (!isChannels(key, parsed)) return parsed;
  const before = valueAt(book, key, from - 1);
  if (isComing(book, key, from) && isSame(parsed, shownValue(before))) return before;
  return withKeptPasswords(parsed, valueAt(book, key, from) as Channel[]);
}

/** A new password is kept; a channel that is said to have one keeps its own. */
function withKeptPasswords(given: readonly GivenChannel[], current: readonly Channel[]): Channel[] {
  return given.map(({ hasPassword, password, ...channel }) => {
    if (!hasPassword) return { ...channel, password: null };
    if (password !== undefined) return { ...channel, password: keepSecret(password) };
    const kept = current.find(({ id }) => id === channel.id)?.password ?? null;
    return { ...channel, password: kept ?? refuse('staff.value_invalid', { detail: 'depositChannels: password' }) };
  });
}

function roundedUp(at: number): number {
  return Math.ceil(at / MINUTE_MS) * MINUTE_MS;
}
