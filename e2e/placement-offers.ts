/** Placements of this run, published by the server's own functions as two members of staff do, and what a reviewer decides about a request. */
import { randomUUID } from 'node:crypto';
import { getInstrument } from '@bahi/contract/market/calls.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { approvePlacement, rejectPlacement } from '@bahi/contract/placements/staff-calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { publishPlacement, type PlacementTerms } from '../server/src/placements/service.ts';
import { databaseUrl, type App } from './app.ts';
import { staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const HOUR_MS = 3_600_000n;

/** 40 lots at 25.00, at least 5,000.00 (2 lots), locked for a business day, open for an hour. */
export async function publishOpenPlacement(app: App, changes: Partial<PlacementTerms> = {}): Promise<string> {
  const db = openDatabase({ url: databaseUrl(), poolSize: 1 });
  const now = BigInt(Date.now());
  const terms: PlacementTerms = {
    symbol: 'VRM',
    price: 2_500n,
    lots: 40,
    lotSize: 100,
    minimumAmount: 500_000n,
    lockDays: 1,
    promiseMinutes: 240,
    publishedAt: now,
    opensAt: now,
    closesAt: now + HOUR_MS,
    prospectus: 'The money pays for a second plant.',
    ...changes,
  };
  const found = await expectOk((await callAs(app))(getInstrument, { symbol: terms.symbol }));
  const feed = { instrument: () => found } as unknown as Parameters<typeof publishPlacement>[0]['feed'];
  const { id } = await db.transaction((tx) => publishPlacement({ feed }, tx, terms));
  await db.close();
  return id.toString();
}

const key = () => ({ idempotencyKey: randomUUID() });

/** A reviewer takes the case and allots so many lots, or none. */
export async function decide(
  request: { readonly id: string; readonly price: string },
  decision:
    | Pick<InputOf<typeof approvePlacement>, 'lots' | 'amount' | 'reason' | 'note'>
    | InputOf<typeof rejectPlacement>['reason'],
): Promise<void> {
  const staff = await staffCall('maker');
  await expectOk(staff(claimCase, { queue: 'placements', case: request.id }, key()));
  if (typeof decision === 'string')
    await expectOk(
      staff(rejectPlacement, { case: request.id, reason: decision, note: 'Already half of your account.' }, key()),
    );
  else await expectOk(staff(approvePlacement, { case: request.id, ...decision }, key()));
}
