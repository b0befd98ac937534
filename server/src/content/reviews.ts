/** Texts as staff list, compare, preview and propose them: contract/src/content/staff-calls.ts. */
import * as contract from '@bahi/contract/content/staff-calls.ts';
import { documentLanguages, isDated } from '@bahi/contract/content/kinds.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { refuse } from '../platform/refuse.ts';
import { changeView, selectProposed, selectProposedOf, type ChangeRow, type Desk } from '../staff/service.ts';
import { diffLines } from './diff.ts';
import { readMarkdown } from './markdown.ts';
import { checkText, documentRule, proposed, proposeRemoval, proposeVersion } from './proposals.ts';
import type { ContentDeps } from './routes.ts';
import { selectVersions } from './store.ts';
import { fill, fillBlocks } from './values.ts';
import {
  documentsOf,
  inForce,
  nameOf,
  newest,
  stateOf,
  type Document,
  type DocumentText,
  type DocumentVersion,
} from './versions.ts';
import { fillingOf, inOrder, momentOf } from './views.ts';
import type { Tx } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';

type Row = OutputOf<typeof contract.listStaffDocuments>['rows'][number];
type VersionView = OutputOf<typeof contract.listStaffVersions>['rows'][number];

/** Staff read the table itself: what was approved a moment ago is there. */
export function registerContentReviews(
  desk: Desk,
  { configuration, feed }: Pick<ContentDeps, 'configuration'> & Pick<Deps, 'feed'>,
): void {
  desk.changes({ document: documentRule });
  desk.query(contract.listStaffDocuments, async (tx, { input: { kind, text = '', page, pageSize }, now }) => {
    const waiting = await selectProposed(tx, 'document');
    const wanted = text.toLowerCase();
    const documents = documentsOf(await selectVersions(tx));
    const found = [
      ...[...documents.values()].map((document) => rowOf(document, { proposed: waiting, now })),
      ...waiting.filter(({ subject }) => !documents.has(subject)).map(newRowOf),
    ]
      .filter((row) => row.kind === kind)
      .filter((row) => [row.key, ...Object.values(row.titles)].join('\n').toLowerCase().includes(wanted))
      .toSorted(isDated(kind) ? newestFirst : inOrder);
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
  });
  desk.query(contract.getStaffDocument, async (tx, { input, now }) => {
    const document = documentsOf(await selectVersions(tx)).get(nameOf(input));
    const proposal = await selectProposedOf(tx, 'document', nameOf(input));
    if (document === undefined) {
      if (proposal === null) refuse('content.unknown', {});
      return { row: newRowOf(proposal), newest: null, proposed: changeView(proposal) };
    }
    return {
      row: rowOf(document, { proposed: proposal === null ? [] : [proposal], now }),
      newest: versionView(document, newest(document), now),
      proposed: proposal === null ? null : changeView(proposal),
    };
  });
  desk.query(contract.listStaffVersions, async (tx, { input, now }) => {
    const { page, pageSize } = input;
    const document = await documentOf(tx, input);
    const versions = document.versions.toSorted((a, b) => b.number - a.number);
    const rows = versions.slice((page - 1) * pageSize, page * pageSize);
    return { rows: rows.map((version) => versionView(document, version, now)), total: versions.length, page, pageSize };
  });
  desk.query(contract.diffDocument, async (tx, { input }) => {
    const { language, from, to } = input;
    const versions = documentsOf(await selectVersions(tx)).get(nameOf(input))?.versions ?? [];
    const said = (number: number): DocumentText | null => {
      const found = versions.find((version) => version.number === number) ?? refuse('content.unknown', {});
      return found.texts?.[language] ?? null;
    };
    const proposal = to === null ? await selectProposedOf(tx, 'document', nameOf(input)) : null;
    if (to === null && proposal === null) refuse('content.unknown', {});
    const after = proposal === null ? said(to!) : (proposed(proposal).texts?.[language] ?? null);
    return { lines: diffLines(linesOf(from === 0 ? null : said(from)), linesOf(after)) };
  });
  desk.query(contract.previewDocument, async (_tx, { input: { language, title, body }, now }) => {
    checkText(language, { title, body });
    const filling = fillingOf({ configuration, now }, language);
    const read = readMarkdown(body);
    return { title: fill(title, filling), blocks: 'blocks' in read ? fillBlocks(read.blocks, filling) : [] };
  });
  desk.command(contract.proposeDocument, (tx, asked) => proposeVersion(tx, asked, feed));
  desk.command(contract.proposeDocumentRemoval, proposeRemoval);
}

async function documentOf(tx: Tx, named: Pick<Document, 'kind' | 'key'>): Promise<Document> {
  return documentsOf(await selectVersions(tx)).get(nameOf(named)) ?? refuse('content.unknown', {});
}

function linesOf(text: DocumentText | null): string[] {
  return text === null ? [] : [text.title, '', ...text.body.split('\n')];
}

function rowOf(document: Document, { proposed, now }: { proposed: readonly ChangeRow[]; now: number }): Row {
  const { kind, key, versions } = document;
  const last = newest(document);
  const current = inForce(document, now);
  // Of a text that is removed the last words that there were.
  const { texts } = versions.findLast((version) => version.texts !== null)!;
  const titles = documentLanguages.map((language) => [language, texts![language].title]);
  const waiting = proposed.find(({ subject }) => subject === nameOf(document));
  return {
    kind,
    key,
    group: last.group,
    place: last.place,
    asksAgain: last.asksAgain,
    titles: Object.fromEntries(titles) as Row['titles'],
    version: last.number,
    effectiveAt: momentOf(last),
    isHouse: last.houseHash !== null,
    inForce: current?.number ?? null,
    removedAt: current !== null && current.texts === null ? current.effectiveAt : null,
    proposed: waiting?.id.toString() ?? null,
  };
}

/** Of a text that is not there yet: what is proposed. */
function newRowOf(change: ChangeRow): Row {
  const [kind, key] = change.subject.split('/') as [Row['kind'], string];
  const { group, place, asksAgain, texts } = proposed(change);
  const titles = documentLanguages.map((language) => [language, texts![language].title]);
  return {
    kind,
    key,
    group,
    place,
    asksAgain,
    titles: Object.fromEntries(titles) as Row['titles'],
    version: 0,
    effectiveAt: null,
    isHouse: false,
    inForce: null,
    removedAt: null,
    proposed: change.id.toString(),
  };
}

/** What waits stands before what does not, then the latest. */
function newestFirst(a: Row, b: Row): number {
  const rank = (row: Row) => (row.version === 0 ? Infinity : (row.effectiveAt ?? 0));
  return rank(a) === rank(b) ? inOrder(a, b) : rank(b) - rank(a);
}

function versionView(document: Document, version: DocumentVersion, now: number): VersionView {
  const { kind, key, number, group, place, texts, facts, asksAgain, maker, checker, reason, houseHash, approvedAt } =
    version;
  return {
    kind,
    key,
    version: number,
    group,
    place,
    asksAgain,
    facts,
    isRemoval: texts === null,
    texts,
    effectiveAt: momentOf(version),
    state: stateOf(document, version, now),
    isHouse: houseHash !== null,
    maker,
    checker,
    reason,
    approvedAt: houseHash === null ? approvedAt : null,
  };
}
