/** News, notices and themes of the house (decision 0108): those that are in force, newest first, as the lists of the market show them. */
import type { Block } from '@bahi/contract/content/blocks.ts';
import { documentLanguages, type DatedKind, type DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { fill } from './values.ts';
import {
  inForce,
  stateOf,
  type Document,
  type DocumentFacts,
  type Documents,
  type DocumentVersion,
} from './versions.ts';
import { blocksOf, fillingOf, isShown, type Reading, type Shown } from './views.ts';

export interface DatedText {
  readonly key: string;
  /** Since when it is shown: the first of its versions after it was not. */
  readonly at: number;
  /** Of the version in force, where it is a later one. */
  readonly changedAt: number | null;
  readonly facts: DocumentFacts;
  readonly version: Shown;
}

const NO_FACTS: DocumentFacts = { symbols: [], pinnedUntil: null, author: null, isPaid: false };

type Lists = Partial<Record<DatedKind, readonly DatedText[]>>;

/** What is in force changes at full minutes and with the versions alone. */
const known = new WeakMap<Documents, { readonly minute: number; readonly lists: Lists }>();

export function datedTexts(
  { documents, now }: Pick<Reading, 'documents' | 'now'>,
  kind: DatedKind,
): readonly DatedText[] {
  const minute = Math.floor(now / MINUTE_MS);
  const last = known.get(documents);
  const lists: Lists = last?.minute === minute ? last.lists : {};
  const list = lists[kind] ?? listOf(documents, kind, now);
  known.set(documents, { minute, lists: { ...lists, [kind]: list } });
  return list;
}

export function datedTitles(reading: Reading, { version }: DatedText): Record<DocumentLanguage, string> {
  return Object.fromEntries(
    documentLanguages.map((language) => [language, fill(version.texts[language].title, fillingOf(reading, language))]),
  ) as Record<DocumentLanguage, string>;
}

export function datedBlocks(reading: Reading, { version }: DatedText, language: DocumentLanguage): Block[] {
  return blocksOf(reading, version, language);
}

function listOf(documents: Documents, kind: DatedKind, now: number): DatedText[] {
  return [...documents.values()]
    .filter((document) => document.kind === kind)
    .flatMap((document) => shownOf(document, now) ?? [])
    .toSorted((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));
}

function shownOf(document: Document, now: number): DatedText | null {
  const version = inForce(document, now);
  if (version === null || !isShown(version)) return null;
  const at = firstOf(document, now).effectiveAt;
  const changedAt = version.effectiveAt === at ? null : version.effectiveAt;
  return { key: document.key, at, changedAt, facts: version.facts ?? NO_FACTS, version };
}

/** Of the versions that were in force until now, without a break. */
function firstOf(document: Document, now: number): DocumentVersion {
  const were = document.versions.filter(
    (version) => version.effectiveAt <= now && stateOf(document, version, now) !== 'replaced',
  );
  return were[were.findLastIndex((version) => !isShown(version)) + 1]!;
}
