/** Cases for the console's queues: customers who send their photos, pay in, and ask for money out. */
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createClient, API_BASE, type Call } from '@bahi/contract/client.ts';
import { listBlocks } from '@bahi/contract/block-trades/calls.ts';
import { listActions } from '@bahi/contract/corporate-actions/calls.ts';
import { createDeposit, getDepositTerms } from '@bahi/contract/deposits/calls.ts';
import { listGrabOffers } from '@bahi/contract/grab/calls.ts';
import { register } from '@bahi/contract/identity/calls.ts';
import { getInstrument, getQuotes, listInstruments } from '@bahi/contract/market/calls.ts';
import { listPlacements } from '@bahi/contract/placements/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { getConfig } from '@bahi/contract/common.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { numberAtRest } from '../server/src/destinations/numbers.ts';
import { lockBooks, writeBooks } from '../server/src/ledger/post.ts';
import { placeHold } from '../server/src/ledger/books.ts';
import { createCustomerKeys, type CustomerKeys } from '../server/src/platform/customer-keys.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { openSealer } from '../server/src/platform/sealing.ts';
import { photo } from '../server/src/uploads/testing.ts';
import { freshAccount, PASSWORD } from './app.ts';
import { expectOk } from './trading.ts';

export interface Customer {
  readonly account: string;
  readonly token: string;
  readonly call: Call;
}

const key = () => ({ idempotencyKey: randomUUID() });

export async function newCustomer(origin: string, prefix: string): Promise<Customer> {
  const account = freshAccount(prefix);
  const call = createClient({ origin, credentials: () => null });
  const config = await expectOk(call(getConfig, { type: 'all' }));
  const consentVersion = config.find(({ name }) => name === 'consent_version')!.value;
  const { token } = await expectOk(
    call(
      register,
      {
        account,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        code: 'BAHI-DEMO',
        consentVersion,
        hasConsented: true,
      },
      key(),
    ),
  );
  return { account, token, call: createClient({ origin, credentials: () => ({ token, account }) }) };
}

/** Companies that trade, of which nothing goes ex and no desk has anything, last listed first: those of other journeys are the first. */
export async function quietCompanies({ call }: Customer, count = 5): Promise<string[]> {
  const { rows } = await expectOk(call(listInstruments, {}));
  const everything = { pageSize: 100 };
  const lists = await Promise.all([
    expectOk(call(listRights, everything)),
    expectOk(call(listPlacements, everything)),
    expectOk(call(listBlocks, everything)),
    expectOk(call(listGrabOffers, everything)),
  ]);
  const taken = new Set(lists.flatMap(({ rows: offers }) => offers.map(({ symbol }) => symbol)));
  const found: string[] = [];
  for (const { symbol, kind, isTradable, state } of rows.toReversed()) {
    if (kind !== 'equity' || !isTradable || state !== 'trading') continue;
    if (taken.has(symbol)) continue;
    if ((await expectOk(call(listActions, { symbol }))).total === 0) found.push(symbol);
    if (found.length === count) break;
  }
  return found;
}

/** Of so many of them the one with the highest market value: of the upper quarter of all. */
export async function largeQuietCompany(customer: Customer): Promise<string> {
  const values = new Map<string, number>();
  for (const symbol of await quietCompanies(customer, 60)) {
    const { marketValue } = await expectOk(customer.call(getInstrument, { symbol }));
    values.set(symbol, Number(marketValue));
  }
  return [...values].toSorted(([, one], [, other]) => other - one)[0]![0];
}

/** A price that an offer may have: a little below the mark price, on the tick. */
export async function priceBelowMark({ call }: Pick<Customer, 'call'>, symbol: string): Promise<string> {
  const [quote] = await expectOk(call(getQuotes, { symbols: [symbol] }));
  return formatMoney(BigInt(tickAtOrBelow(Math.round(Number(parseMoney(quote!.mark)!) * 0.99))));
}

export interface Person {
  readonly name: string;
  readonly pan: string;
}

/** A PAN nobody else of this run has. */
export function freshPan(): string {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  return `${letter()}${letter()}${letter()}P${letter()}${String(randomInt(10_000)).padStart(4, '0')}${letter()}`;
}

/** From nothing to the identity queue. */
export async function sendIdentity(origin: string, customer: Customer, { name, pan }: Person): Promise<void> {
  const front = await sendPicture(origin, customer, 'id_front', await photo(900, 570));
  const back = await sendPicture(origin, customer, 'id_back', await photo(900, 570));
  const number = { idType: 'pan' as const, idFirst: pan.slice(0, 6), idRest: pan.slice(6), pan };
  await expectOk(customer.call(submitVerification, { name, ...number, front, back }, key()));
}

/** By a verified customer: tells of a payment. */
export async function sendDeposit(origin: string, customer: Customer, amount: string): Promise<string> {
  const { channels } = await expectOk(customer.call(getDepositTerms, {}));
  const proof = await sendPicture(origin, customer, 'deposit_proof', await photo(700, 1100));
  const channel = channels.find(({ hasPassword }) => !hasPassword)!.id;
  return (await expectOk(customer.call(createDeposit, { channel, amount, proof }, key()))).id;
}

/** A request to a card that waited its day, as the customer's call leaves it: the amount is held. */
export async function askWithdrawal(
  databaseUrl: string,
  { account, holder, rupees, needsTwo }: { account: string; holder: string; rupees: number; needsTwo: boolean },
): Promise<string> {
  const db = openDatabase({ url: databaseUrl, role: 'owner', poolSize: 1 });
  try {
    const now = Date.now();
    const { rows: found } = await db.query<{ id: bigint }>('select id from identity.customer where account = $1', [
      account,
    ]);
    const customerId = found[0]!.id;
    const number = `${50_100_000_000 + randomInt(1_000_000_000)}`;
    const { sealed, numberIndex, shown } = await numberAtRest(await keys(), { customerId, kind: 'card', number });
    const { rows: destinations } = await db.query<{ id: bigint }>(
      `insert into destinations.destination (customer_id, kind, sealed, number_index, shown, holder, bank, branch, bank_code, ifsc,
         is_default, added_at, usable_from)
       values ($1, 'card', $2, $3, $4, $5, 'HDFC Bank', 'Fort', 'HDFC', 'HDFC0000001', true, $6, $7) returning id`,
      [customerId, sealed, numberIndex, shown, holder, now - 2 * 86_400_000, now - 86_400_000],
    );
    return await db.transaction(async (tx) => {
      const { rows } = await tx.query<{ id: bigint }>(
        `insert into withdrawals.withdrawal (customer_id, destination_id, amount, fee, needs_two, created_at, usually_by, latest_by)
         values ($1, $2, $3, 0, $4, $5, $6, $7) returning id`,
        [customerId, destinations[0]!.id, rupees * 100, needsTwo, now, now + 2 * 3_600_000, now + 86_400_000],
      );
      const books = await lockBooks(tx, { customerIds: [customerId] });
      placeHold(books, { kind: 'withdrawal', reference: rows[0]!.id, customerId, amount: BigInt(rupees) * 100n });
      await writeBooks(tx, books, { at: now, businessDate: new Date(now).toISOString().slice(0, 10) });
      return rows[0]!.id.toString();
    });
  } finally {
    await db.close();
  }
}

/** Of the server of this run. */
async function keys(): Promise<CustomerKeys> {
  const folder = join(process.env['BAHI_E2E_DATA']!, 'keys');
  return createCustomerKeys({ folder, master: await openSealer(join(folder, 'master.key')) });
}

async function sendPicture(
  origin: string,
  { token, account }: Customer,
  purpose: string,
  bytes: Buffer,
): Promise<string> {
  const answer = await fetch(`${origin}${API_BASE}/upload/file?purpose=${purpose}`, {
    method: 'POST',
    headers: { token, account, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
    body: new Uint8Array(bytes),
  });
  const { data } = (await answer.json()) as { data: { upload: string } };
  return data.upload;
}
