/** Block offers of this run, published by the server's own functions as two members of staff do, and what a reviewer decides about a request. */
import { randomUUID } from 'node:crypto';
import { approveBlock, rejectBlock } from '@bahi/contract/block-trades/staff-calls.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { getInstrument, getQuotes } from '@bahi/contract/market/calls.ts';
import { claimCase } from '@bahi/contract/staff/queues.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { publishBlock, type BlockTerms } from '../server/src/block-trades/service.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { databaseUrl, type App } from './app.ts';
import { staffCall } from './staff.ts';
import { callAs, expectOk } from './trading.ts';

const HOUR_MS = 3_600_000n;

/** 40 lots of a share at 1 % below its mark price, at least 2 and at most 10 a customer, locked for a business day, open for an hour. */
export async function publishOpenBlock(
  app: App,
  changes: Partial<BlockTerms> = {},
): Promise<{ readonly offer: string; readonly price: bigint }> {
  const call = await callAs(app);
  const { symbol = 'NEEM' } = changes;
  const found = await expectOk(call(getInstrument, { symbol }));
  const [quote] = await expectOk(call(getQuotes, { symbols: [symbol] }));
  const mark = parseMoney(quote!.mark)!;
  const price = BigInt(tickAtOrBelow(Math.round(Number(mark) * 0.99)));
  const db = openDatabase({ url: databaseUrl(), poolSize: 1 });
  const now = BigInt(Date.now());
  const terms: BlockTerms = {
    symbol,
    price,
    reference: mark,
    lots: 40,
    lotSize: 100,
    minimumLots: 2,
    maximumLots: 10,
    lockDays: 1,
    promiseMinutes: 30,
    publishedAt: now,
    opensAt: now,
    closesAt: now + HOUR_MS,
    ...changes,
  };
  const feed = { instrument: () => found, blockInventory: () => 1e9 } as unknown as Parameters<
    typeof publishBlock
  >[0]['feed'];
  const { id } = await db.transaction((tx) => publishBlock({ feed }, tx, terms));
  await db.close();
  return { offer: id.toString(), price: terms.price };
}

const key = () => ({ idempotencyKey: randomUUID() });

/** A reviewer of the risk desk takes the case and approves so many lots, or none. */
export async function decideBlock(
  request: { readonly id: string },
  decision:
    | Pick<InputOf<typeof approveBlock>, 'lots' | 'amount' | 'reason' | 'note'>
    | InputOf<typeof rejectBlock>['reason'],
): Promise<void> {
  const staff = await staffCall('risk');
  await expectOk(staff(claimCase, { queue: 'block_trades', case: request.id }, key()));
  if (typeof decision === 'string')
    await expectOk(staff(rejectBlock, { case: request.id, reason: decision, note: 'Wait for another.' }, key()));
  else await expectOk(staff(approveBlock, { case: request.id, ...decision }, key()));
}
