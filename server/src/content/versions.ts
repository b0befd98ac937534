/**
 * Versions of the texts of the house and which is in force at a moment (decision 0101): of those whose moment has come the latest by moment and then
 * by number. Nothing has to be done at the moment itself. Pure.
 */
import type { ConsentKind, DocumentGroup, DocumentKind, DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import type { documentFacts } from '@bahi/contract/content/staff-calls.ts';
import { SINGLE_KEY } from '@bahi/contract/content/kinds.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';

export interface DocumentText {
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

export type DocumentTexts = Readonly<Record<DocumentLanguage, DocumentText>>;

export type DocumentFacts = z.output<typeof documentFacts>;

export interface DocumentVersion {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly number: number;
  readonly group: DocumentGroup | null;
  readonly place: number;
  /** Null: it is removed. */
  readonly texts: DocumentTexts | null;
  /** Of news, notices and themes. */
  readonly facts: DocumentFacts | null;
  readonly asksAgain: boolean;
  /** UTC ms; 0: from the beginning. */
  readonly effectiveAt: number;
  readonly approvedAt: number;
  /** Of what came with a release; null: people wrote it. */
  readonly houseHash: string | null;
  readonly maker: string | null;
  readonly checker: string | null;
  readonly reason: string | null;
}

/** A text of the house with its versions in the order in which they take each other's place. */
export interface Document {
  readonly kind: DocumentKind;
  readonly key: string;
  readonly versions: readonly DocumentVersion[];
}

export function nameOf({ kind, key }: Pick<DocumentVersion, 'kind' | 'key'>): string {
  return `${kind}/${key}`;
}

/** `versions` by moment and then by number. */
export function documentsOf(versions: readonly DocumentVersion[]): ReadonlyMap<string, Document> {
  const grouped = Map.groupBy(versions, nameOf);
  return new Map(
    [...grouped].map(([name, of]) => [name, { kind: of[0]!.kind, key: of[0]!.key, versions: of }] as const),
  );
}

/** Null: none is yet. */
export function inForce({ versions }: Document, at: number): DocumentVersion | null {
  return versions.findLast(({ effectiveAt }) => effectiveAt <= at) ?? null;
}

/** The one that was approved last, whether it is in force or to come. */
export function newest({ versions }: Document): DocumentVersion {
  return versions.reduce((last, version) => (version.number > last.number ? version : last));
}

/** "replaced": another one took its place before it had. */
export function stateOf(
  document: Document,
  version: DocumentVersion,
  at: number,
): 'coming' | 'in_force' | 'past' | 'replaced' {
  if (inForce(document, version.effectiveAt) !== version) return 'replaced';
  if (version.effectiveAt > at) return 'coming';
  return inForce(document, at) === version ? 'in_force' : 'past';
}

/** Numbers of the versions that a customer has accepted. */
export type Accepted = Readonly<Record<ConsentKind, readonly number[]>>;

export type Documents = ReadonlyMap<string, Document>;

/**
 * What a customer has to agree to before new business: the version in force, where it or one since the last that was accepted asks again. By the order
 * in which versions take each other's place: a later number may have come first.
 */
export function dueOf(documents: Documents, kind: ConsentKind, accepted: Accepted, at: number): DocumentVersion | null {
  const document = documents.get(nameOf({ kind, key: SINGLE_KEY }));
  const current = document === undefined ? null : inForce(document, at);
  for (const version of document?.versions.toReversed() ?? []) {
    const state = stateOf(document!, version, at);
    if (state === 'coming' || state === 'replaced') continue;
    if (accepted[kind].includes(version.number)) return null;
    if (version.asksAgain) return current;
  }
  return null;
}

/** So long every process needs at most to hear of a version. */
const SPREAD_MS = 5_000;

/** The next full minute by which everybody has heard of it, or the later one that was named. */
export function takesEffectAt(now: number, named: number | null): number {
  return Math.ceil(Math.max(now + SPREAD_MS, named ?? 0) / MINUTE_MS) * MINUTE_MS;
}
