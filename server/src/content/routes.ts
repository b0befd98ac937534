/** The calls of contract/src/content/calls.ts. */
import * as contract from '@bahi/contract/content/calls.ts';
import { consentKinds, SINGLE_KEY } from '@bahi/contract/content/kinds.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration/service.ts';
import { command } from '../platform/command.ts';
import type { Database } from '../platform/database.ts';
import { publicRoute, route } from '../platform/http.ts';
import { refuse } from '../platform/refuse.ts';
import { acceptedOf, type Content } from './service.ts';
import { insertConsent, selectConsents, type ConsentRow } from './store.ts';
import { dueOf, inForce, nameOf, type Documents } from './versions.ts';
import { changesView, documentView, listView, momentOf, versionsView } from './views.ts';

export interface ContentDeps {
  readonly db: Database;
  readonly content: Content;
  readonly configuration: Pick<Configuration, 'valueAt'>;
}

export function registerContentRoutes(server: FastifyInstance, { db, content, configuration }: ContentDeps): void {
  const reading = (now: number) => ({ documents: content.documents(), configuration, now });
  publicRoute(server, contract.getDocument, async (input, { now }) => documentView(reading(now), input));
  publicRoute(server, contract.listDocuments, async (input, { now }) => listView(reading(now), input));
  publicRoute(server, contract.listVersions, async (input, { now }) => versionsView(reading(now), input));
  publicRoute(server, contract.getDocumentChanges, async (input, { now }) => changesView(reading(now), input));
  route(server, contract.getConsents, async (_input, { customer: { customerId }, now }) =>
    consentsView(content.documents(), await db.read((tx) => selectConsents(tx, customerId)), now),
  );
  command(server, db, contract.acceptDocument, async (tx, { input: { kind, version }, customerId, now }) => {
    const documents = content.documents();
    const current = inForce(documents.get(nameOf({ kind, key: SINGLE_KEY }))!, now)!;
    if (current.number !== version) refuse('content.not_in_force', { version: current.number });
    await insertConsent(tx, { customerId, kind, number: version, now });
    return consentsView(documents, await selectConsents(tx, customerId), now);
  });
}

function consentsView(
  documents: Documents,
  rows: readonly ConsentRow[],
  now: number,
): OutputOf<typeof contract.getConsents> {
  const last = consentKinds.flatMap((kind) => rows.findLast((row) => row.kind === kind) ?? []);
  const numberOf = (kind: ConsentRow['kind']) => last.find((row) => row.kind === kind)?.number ?? null;
  return {
    due: consentKinds.flatMap((kind) => {
      const version = dueOf(documents, kind, acceptedOf(rows), now);
      if (version === null) return [];
      return [{ kind, version: version.number, effectiveAt: momentOf(version), accepted: numberOf(kind) }];
    }),
    accepted: last.map(({ kind, number, acceptedAt }) => ({ kind, version: number, acceptedAt: Number(acceptedAt) })),
  };
}
