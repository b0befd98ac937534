/** Texts as readers get them: one version in one language, in blocks with the numbers of the moment. */
import type { Block } from '@bahi/contract/content/blocks.ts';
import type * as contract from '@bahi/contract/content/calls.ts';
import { documentGroups, SINGLE_KEY, type DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { Configuration } from '../configuration/service.ts';
import { refuse } from '../platform/refuse.ts';
import { diffLines } from './diff.ts';
import { readMarkdown } from './markdown.ts';
import { plainLines } from './plain-lines.ts';
import { search } from './search.ts';
import { fill, fillBlocks, type Filling } from './values.ts';
import { inForce, nameOf, stateOf, type Document, type Documents, type DocumentVersion } from './versions.ts';

export interface Reading {
  readonly documents: Documents;
  readonly configuration: Pick<Configuration, 'valueAt'>;
  readonly now: number;
}

export type Shown = DocumentVersion & { readonly texts: NonNullable<DocumentVersion['texts']> };

export function documentView(
  reading: Reading,
  { kind, key, language, version: number }: ParsedInputOf<typeof contract.getDocument>,
): OutputOf<typeof contract.getDocument> {
  const document = reading.documents.get(nameOf({ kind, key })) ?? refuse('content.unknown', {});
  const current = inForce(document, reading.now) ?? refuse('content.unknown', {});
  if (!isShown(current)) refuse('content.removed', { since: current.effectiveAt });
  const version = number === undefined ? current : publicVersion(document, number, reading.now);
  return {
    ...headingOf(reading, { kind, version, language }),
    isInForce: version === current,
    blocks: blocksOf(reading, version, language),
  };
}

const EXCERPT_LENGTH = 160;

export function listView(
  reading: Reading,
  { kind, language, group, text = '', page, pageSize }: ParsedInputOf<typeof contract.listDocuments>,
): OutputOf<typeof contract.listDocuments> {
  const inOrderOfHouse = [...reading.documents.values()]
    .filter((document) => document.kind === kind)
    .map((document) => inForce(document, reading.now))
    .filter((version) => version !== null && isShown(version))
    .map((version) => ({
      version,
      title: version.texts[language].title,
      lines: plainLines(blocksOf(reading, version, language)),
    }))
    .toSorted((a, b) => inOrder(a.version, b.version));
  const found = search(inOrderOfHouse, text).filter(({ version }) => group === undefined || version.group === group);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const rows = shown.map(({ version, lines }) => ({
    ...headingOf(reading, { kind, version, language }),
    excerpt: lines.join(' ').slice(0, EXCERPT_LENGTH),
  }));
  return { rows, total: found.length, page, pageSize };
}

/** What staff answer with, as plain text with the numbers of the moment. */
export function cannedTexts(reading: Reading, language: DocumentLanguage) {
  return [...reading.documents.values()]
    .filter(({ kind }) => kind === 'canned')
    .map((document) => inForce(document, reading.now))
    .filter((version) => version !== null && isShown(version))
    .toSorted(inOrder)
    .map((version) => ({
      key: version.key,
      group: version.group,
      title: fill(version.texts[language].title, fillingOf(reading, language)),
      text: plainLines(blocksOf(reading, version, language)).join('\n\n'),
    }));
}

type Listed = Pick<DocumentVersion, 'kind' | 'key' | 'group' | 'place'>;

/** By group as the kind lists them, then by place. */
export function inOrder(a: Listed, b: Listed): number {
  const groups: readonly (string | null)[] = documentGroups[a.kind];
  return (
    groups.indexOf(a.group) - groups.indexOf(b.group) ||
    a.place - b.place ||
    (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  );
}

export function versionsView(
  reading: Reading,
  { kind, language, page, pageSize }: ParsedInputOf<typeof contract.listVersions>,
): OutputOf<typeof contract.listVersions> {
  const document = reading.documents.get(nameOf({ kind, key: SINGLE_KEY }));
  const told = (document?.versions ?? []).toReversed().flatMap((version) => {
    const state = stateOf(document!, version, reading.now);
    return state === 'replaced' || !isShown(version) ? [] : [{ version, state }];
  });
  const rows = told.slice((page - 1) * pageSize, page * pageSize).map(({ version, state }) => ({
    version: version.number,
    title: fill(version.texts[language].title, fillingOf(reading, language)),
    effectiveAt: momentOf(version),
    asksAgain: version.asksAgain,
    state,
  }));
  return { rows, total: told.length, page, pageSize };
}

/** Of what is to come as well: it is announced. */
export function changesView(
  reading: Reading,
  { kind, language, since, version }: ParsedInputOf<typeof contract.getDocumentChanges>,
): OutputOf<typeof contract.getDocumentChanges> {
  const document = reading.documents.get(nameOf({ kind, key: SINGLE_KEY })) ?? refuse('content.unknown', {});
  const told = (number: number) => shownVersion(document, number) ?? refuse('content.unknown', {});
  const before = told(since);
  const after = told(version ?? inForce(document, reading.now)?.number ?? since);
  const lines = (of: Shown) => plainLines(blocksOf(reading, of, language));
  return { since: before.number, version: after.number, lines: diffLines(lines(before), lines(after)) };
}

function publicVersion(document: Document, number: number, now: number): Shown {
  const version = shownVersion(document, number);
  if (version === null || version.effectiveAt > now) refuse('content.unknown', {});
  return version;
}

/** Null: there is none of that number, or it never was in force. */
function shownVersion(document: Document, number: number): Shown | null {
  const version = document.versions.find((one) => one.number === number);
  if (version === undefined || !isShown(version)) return null;
  return stateOf(document, version, version.effectiveAt) === 'replaced' ? null : version;
}

export function isShown(version: DocumentVersion): version is Shown {
  return version.texts !== null;
}

function headingOf(
  reading: Reading,
  {
    kind,
    version,
    language,
  }: { kind: OutputOf<typeof contract.getDocument>['kind']; version: Shown; language: DocumentLanguage },
) {
  return {
    kind,
    key: version.key,
    version: version.number,
    title: fill(version.texts[language].title, fillingOf(reading, language)),
    group: version.group,
    place: version.place,
    effectiveAt: momentOf(version),
  };
}

export function momentOf({ effectiveAt }: DocumentVersion): number | null {
  return effectiveAt === 0 ? null : effectiveAt;
}

export function fillingOf({ configuration, now }: Omit<Reading, 'documents'>, language: DocumentLanguage): Filling {
  return { language, valueOf: (key) => configuration.valueAt(key, now) };
}

export function blocksOf(reading: Reading, version: Shown, language: DocumentLanguage): Block[] {
  return fillBlocks(readOf(version, language), fillingOf(reading, language));
}

const read = new WeakMap<DocumentVersion, Partial<Record<DocumentLanguage, readonly Block[]>>>();

function readOf(version: Shown, language: DocumentLanguage): readonly Block[] {
  const known = read.get(version) ?? {};
  const blocks = known[language] ?? parse(version.texts[language].body);
  read.set(version, { ...known, [language]: blocks });
  return blocks;
}

/** What an earlier release took and this one does not is shown as it was written. */
function parse(body: string): readonly Block[] {
  const parsed = readMarkdown(body);
  if ('blocks' in parsed) return parsed.blocks;
  return body.split(/\n{2,}/).map((text) => ({ kind: 'paragraph', runs: [{ text }] }));
}
