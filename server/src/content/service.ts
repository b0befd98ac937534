/**
 * Texts of the house, and consent to them (decisions 0101, 0102). All versions are in memory; every process hears of a new one at its commit, and it takes
 * effect on a full minute after that, so the one in force is exact at any moment.
 */
import { consentKinds, type ConsentKind } from '@bahi/contract/content/kinds.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refuse.ts';
import { createRereading } from '../platform/rereading.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { HOUSE_TEXTS, type HouseText } from './house-texts.ts';
import { seedHouse } from './seeding.ts';
import { CONTENT_CHANNEL, selectConsents, selectVersions, type ConsentRow } from './store.ts';
import { documentsOf, dueOf, nameOf, type Accepted, type Documents, type DocumentVersion } from './versions.ts';

export { datedBlocks, datedTexts, datedTitles, type DatedText } from './dated.ts';
export { cannedTexts, type Reading } from './views.ts';
export { insertConsents, selectConsentVersion } from './store.ts';

export interface Content {
  documents(): Documents;
  /**
   * Refuses new business of a customer who has to agree first. No query as long as no text asks again, and one a customer afterwards: what was accepted
   * stays accepted.
   */
  requireConsent(customerId: bigint, now: number): Promise<void> | undefined;
  /** Reads the versions anew; notices and the clock do so by themselves. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

export interface ContentOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Left out: those of this release. */
  readonly houseTexts?: readonly HouseText[];
}

/** Should a notice be lost, it is found out this late. */
const REFRESH_MS = MINUTE_MS;
const REMEMBERED_MAX = 100_000;

const NOTHING: Accepted = { agreement: [], privacy: [] };

export async function openContent({ db, clock, log, houseTexts = HOUSE_TEXTS }: ContentOptions): Promise<Content> {
  let documents: Documents = new Map();
  /** What is asked of everybody changes at full minutes and with the versions alone. */
  let asked: { readonly minute: number; readonly of: Documents; readonly isAny: boolean } | null = null;
  const remembered = new Map<bigint, Accepted>();

  async function refresh(): Promise<void> {
    documents = documentsOf(knownFirst(await db.read(selectVersions), documents));
  }

  function isDue(accepted: Accepted, now: number): boolean {
    return consentKinds.some((kind) => dueOf(documents, kind, accepted, now) !== null);
  }

  function isAnyAsked(now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (asked?.minute !== minute || asked.of !== documents)
      asked = { minute, of: documents, isAny: isDue(NOTHING, now) };
    return asked.isAny;
  }

  async function ask(customerId: bigint, now: number): Promise<void> {
    const accepted = acceptedOf(await db.read((tx) => selectConsents(tx, customerId)));
    if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
    remembered.set(customerId, accepted);
    if (isDue(accepted, now)) refuse('content.consent_due', {});
  }

  await seedHouse(db, houseTexts, clock.now());
  const rereading = createRereading(refresh, (error) => log.error({ err: error }, 'the texts could not be read anew'));
  const unlisten = await db.listen(CONTENT_CHANNEL, rereading.ask, rereading.ask);
  await refresh();
  const stopRefreshing = clock.every(REFRESH_MS, rereading.ask);

  return {
    documents: () => documents,
    requireConsent(customerId, now) {
      if (!isAnyAsked(now) || !isDue(remembered.get(customerId) ?? NOTHING, now)) return undefined;
      return ask(customerId, now);
    },
    refresh,
    async stop() {
      stopRefreshing();
      await unlisten();
      await rereading.stop();
    },
  };
}

/** A version never changes: the one that is in memory stays, with what was read of it. */
function knownFirst(versions: readonly DocumentVersion[], documents: Documents): DocumentVersion[] {
  return versions.map((version) => {
    const known = documents.get(nameOf(version))?.versions;
    return known?.find(({ number }) => number === version.number) ?? version;
  });
}

export function acceptedOf(rows: readonly ConsentRow[]): Accepted {
  const of = (kind: ConsentKind) => rows.filter((row) => row.kind === kind).map(({ number }) => number);
  return { agreement: of('agreement'), privacy: of('privacy') };
}
