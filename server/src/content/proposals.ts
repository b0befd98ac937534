/**
 * What is proposed of a text and what becomes of it (rules §10), in the transactions of the two people: the words can be read and differ from what is there,
 * nobody has changed the text meanwhile, and it takes effect once everybody has heard of it.
 */
import {
  BODY_LENGTH_MAX,
  contentRoles,
  type proposeDocument,
  type proposeDocumentRemoval,
} from '@bahi/contract/content/staff-calls.ts';
import {
  consentKinds,
  documentGroups,
  documentLanguages,
  isDated,
  languageNames,
  SINGLE_KEY,
  singleKinds,
} from '@bahi/contract/content/kinds.ts';
import type { DocumentKind, DocumentLanguage } from '@bahi/contract/content/kinds.ts';
import type { ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { propose, type Asked, type ChangeRow, type ChangeRule, type ChangeView } from '../staff/service.ts';
import { readMarkdown, type Fault } from './markdown.ts';
import { insertAgreed, lockVersions, selectVersions, type AgreedVersion } from './store.ts';
import { keysIn } from './values.ts';
import {
  documentsOf,
  nameOf,
  newest,
  takesEffectAt,
  type DocumentFacts,
  type DocumentText,
  type DocumentVersion,
} from './versions.ts';

type Said = Pick<AgreedVersion, 'group' | 'place' | 'texts' | 'facts' | 'asksAgain'>;

/** A proposal of an earlier release has no facts. */
type Proposed = Omit<Said, 'facts'> & Partial<Pick<Said, 'facts'>>;

type Market = Pick<MarketFeed, 'instrument'>;

export async function proposeVersion(
  tx: Tx,
  { input, ...by }: Asked<ParsedInputOf<typeof proposeDocument>>,
  market: Market,
): Promise<ChangeView> {
  const { kind, key, group, place, asksAgain, texts, base, effectiveAt, reason } = input;
  if (singleKinds.includes(kind) && key !== SINGLE_KEY) refuse('content.unknown', {});
  const groups: readonly (string | null)[] = documentGroups[kind];
  if (groups.length === 0 ? group !== null : !groups.includes(group)) refuse('content.group_unknown', {});
  const kinds: readonly DocumentKind[] = consentKinds;
  if (asksAgain && !kinds.includes(kind)) refuse('content.asks_nobody', {});
  for (const language of documentLanguages) checkText(language, texts[language]);
  const facts = factsOf(kind, input.facts, market);
  return proposeSaid(tx, { kind, key, base, effectiveAt, reason, said: { group, place, texts, facts, asksAgain } }, by);
}

/** What a kind has not is not kept. */
function factsOf(
  kind: DocumentKind,
  given: ParsedInputOf<typeof proposeDocument>['facts'],
  market: Market,
): DocumentFacts | null {
  if (!isDated(kind)) return null;
  const { symbols = [], pinnedUntil = null, author = null, isPaid = false } = given ?? {};
  const unknown = symbols.find((symbol) => market.instrument(symbol) === undefined);
  if (unknown !== undefined) refuse('content.symbol_unknown', { symbol: unknown });
  const facts = { symbols: [...new Set(symbols)], pinnedUntil: null, author: null, isPaid: false };
  if (kind === 'news') return facts;
  if (kind === 'notice') return { ...facts, pinnedUntil };
  if (symbols.length === 0) refuse('content.symbols_missing', {});
  return { ...facts, author: author ?? refuse('content.author_missing', {}), isPaid };
}

export async function proposeRemoval(
  tx: Tx,
  { input, ...by }: Asked<ParsedInputOf<typeof proposeDocumentRemoval>>,
): Promise<ChangeView> {
  const { kind, key, base, effectiveAt, reason } = input;
  const last = (await newestOf(tx, { kind, key })) ?? refuse('content.unknown', {});
  if (singleKinds.includes(kind)) refuse('content.kept', {});
  const said = { group: last.group, place: last.place, texts: null, facts: null, asksAgain: false };
  return proposeSaid(tx, { kind, key, base, effectiveAt, reason, said }, by);
}

interface Proposal extends Pick<DocumentVersion, 'kind' | 'key'> {
  readonly base: number;
  readonly effectiveAt: number | null;
  readonly reason: string;
  readonly said: Said;
}

async function proposeSaid(
  tx: Tx,
  { kind, key, base, effectiveAt, reason, said }: Proposal,
  { staff, now }: Omit<Asked<unknown>, 'input'>,
): Promise<ChangeView> {
  const last = await newestOf(tx, { kind, key });
  refuseStale(last, base);
  if (last !== null && isDeepStrictEqual(saidOf(last), said)) refuse('staff.value_same', {});
  if (effectiveAt !== null && effectiveAt <= now)
    refuse('staff.effective_too_soon', { earliest: takesEffectAt(now, null) });
  return propose(tx, {
    kind: 'document',
    subject: nameOf({ kind, key }),
    before: { version: base },
    after: { ...said },
    reason,
    ...(effectiveAt === null ? {} : { effectiveFrom: effectiveAt }),
    makerId: staff.staffId,
    now,
  });
}

export const documentRule: ChangeRule = {
  proposers: () => contentRoles,
  checkers: () => contentRoles,
  isAbout: () => false,
  async apply(tx, change, { now }) {
    await lockVersions(tx);
    const [kind, key] = change.subject.split('/') as [DocumentKind, string];
    const { group, place, texts, facts = null, asksAgain } = change.after as unknown as Proposed;
    const base = Number(change.before!['version']);
    refuseStale(await newestOf(tx, { kind, key }), base);
    // Keys and screens may have gone since.
    for (const language of texts === null ? [] : documentLanguages) checkText(language, texts![language]);
    const version = { kind, key, number: base + 1, group, place, texts, facts, asksAgain };
    const effectiveAt = takesEffectAt(now, change.effective_from?.getTime() ?? null);
    await insertAgreed(tx, { ...version, effectiveAt, approvedAt: now, changeId: change.id });
  },
};

/** What waits of a text; without words it is to be removed. */
export function proposed({ after }: Pick<ChangeRow, 'after'>): Proposed {
  return after as unknown as Proposed;
}

export function checkText(language: DocumentLanguage, { title, body }: DocumentText): void {
  const name = languageNames[language];
  if (body.trim() === '' || title.trim() === '') refuse('content.empty', { language: name });
  if ([...body].length > BODY_LENGTH_MAX) refuse('content.too_long', { language: name, maximum: BODY_LENGTH_MAX });
  const unknown = keysIn(title).find(({ key }) => key === null);
  if (unknown !== undefined) refuse('content.key_unknown', { language: name, line: 0, name: unknown.name });
  const read = readMarkdown(body);
  if ('fault' in read) refuseFault(name, read.fault);
}

function refuseFault(language: string, fault: Fault): never {
  const { line } = fault;
  switch (fault.code) {
    case 'link_refused':
      return refuse('content.link_refused', { language, line, link: fault.link });
    case 'figure_unknown':
    case 'key_unknown':
      return refuse(`content.${fault.code}`, { language, line, name: fault.name });
    case 'html':
    case 'picture_refused':
    case 'structure':
      return refuse(`content.${fault.code}`, { language, line });
  }
}

async function newestOf(tx: Tx, document: Pick<DocumentVersion, 'kind' | 'key'>): Promise<DocumentVersion | null> {
  const found = documentsOf(await selectVersions(tx)).get(nameOf(document));
  return found === undefined ? null : newest(found);
}

function refuseStale(last: DocumentVersion | null, base: number): void {
  if ((last?.number ?? 0) !== base) refuse('content.changed_since', { version: last?.number ?? 0 });
}

function saidOf({ group, place, texts, facts, asksAgain }: DocumentVersion): Said {
  return { group, place, texts, facts, asksAgain };
}
