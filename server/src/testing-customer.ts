/** A customer with one record of each kind, made through the API, for tests of what strangers can reach and what restrictions bar. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { addAlert } from '@bahi/contract/alerts/calls.ts';
import { applyDayMandate } from '@bahi/contract/day-trading/calls.ts';
import { createDeposit } from '@bahi/contract/deposits/calls.ts';
import { addCard } from '@bahi/contract/destinations/calls.ts';
import { quoteExchange } from '@bahi/contract/exchange/calls.ts';
import { startExam } from '@bahi/contract/education/calls.ts';
import { listRecords } from '@bahi/contract/records/calls.ts';
import { getUser, listSessions } from '@bahi/contract/identity/calls.ts';
import { requestLoan } from '@bahi/contract/loans/calls.ts';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { applyForShares } from '@bahi/contract/new-shares/calls.ts';
import { requestPledge } from '@bahi/contract/pledges/calls.ts';
import { followPool, getPoolTerms } from '@bahi/contract/pools/calls.ts';
import { requestBlock } from '@bahi/contract/block-trades/calls.ts';
import { requestPlacement } from '@bahi/contract/placements/calls.ts';
import { addPasskey, beginPasskey, setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { liftRestriction, restrict } from '@bahi/contract/staff/customers.ts';
import { approveIdentity } from '@bahi/contract/staff/reviews.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { openTicket } from '@bahi/contract/support/calls.ts';
import { addTrigger } from '@bahi/contract/triggers/calls.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import { createWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { createWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { LESSONS } from '@bahi/core/education.ts';
import { publishBlock } from './block-trades/service.ts';
import { blockTerms, SOLD } from './block-trades/testing.ts';
import { expectOk, PASSWORD, SEALER } from './identity/testing.ts';
import { publishOffer } from './new-shares/service.ts';
import { offerTerms } from './new-shares/testing.ts';
import { publishPlacement } from './placements/service.ts';
import { LISTED, placementTerms } from './placements/testing.ts';
import { openPool } from './pools/service.ts';
import { createSoftAuthenticator } from './security/testing-authenticator.ts';
import type { Database } from './platform/database.ts';
import type { WholeApp } from './testing-app.ts';
import { photo } from './uploads/testing.ts';

export const FUND_PASSWORD = '739164';
export const LOT_BELOW = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '450.00' } as const;
export const STOP_ABOVE = { kind: 'stop', symbol: 'VRM', direction: 'long', lots: 1, triggerPrice: '600.00' } as const;
const LOT_NOW = { ...LOT_BELOW, limitPrice: '500.05' } as const;

/** Each by the name of the record it is. */
export interface Records {
  readonly session: string;
  readonly list: string;
  readonly alert: string;
  readonly proof: string;
  readonly entry: string;
  readonly card: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly order: string;
  readonly position: string;
  /** One that opens a position. */
  readonly trigger: string;
  readonly quote: string;
  readonly message: string;
  readonly passkey: string;
  /** An application for new shares that holds its amount. */
  readonly subscription: string;
  /** A request for a placement that holds its amount. */
  readonly placementRequest: string;
  /** A request for a block that holds its amount and charges. */
  readonly blockRequest: string;
  /** A request for a loan that waits. */
  readonly loan: string;
  /** A request for a pledge, whose shares are blocked. */
  readonly pledge: string;
  /** Money that waits to come into a pool. */
  readonly poolHolding: string;
  /** An exam that is not submitted. */
  readonly examTry: string;
  /** A request for a day-trading mandate that holds its margin. */
  readonly dayMandate: string;
  /** One that may be applied for. */
  readonly dividend: string;
  /** One that waits for us. */
  readonly ticket: string;
  /** Lifted: it bars nothing. */
  readonly restriction: string;
}

export interface FullCustomer {
  readonly account: string;
  readonly token: string;
  readonly customerId: string;
  readonly call: Call;
  readonly records: Records;
  upload(purpose: string): Promise<string>;
}

export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });

/** `number` makes account, PAN and phone of one customer differ from another's: 0 to 9. */
export async function fullCustomer(h: WholeApp, account: string, number: number): Promise<FullCustomer> {
  const token = await h.register(account);
  const call = h.as(token);
  const { customerId } = expectOk(await call(getUser, {}));
  const upload = (purpose: string) => uploaded(h, token, purpose);

  async function card(): Promise<string> {
    const own = `30${number}0123456789`;
    const bank = { bank: 'HDFC Bank', branch: 'Fort', bankCode: 'HDFC', ifsc: 'HDFC0001234' };
    const input = { number: own, confirmNumber: own, ...bank, fundPassword: FUND_PASSWORD };
    const { id } = expectOk(await call(addCard, input, key()));
    const old = h.clock.now() - 3 * 86_400_000;
    await h.t.owner.query('update destinations.destination set added_at = $2, usable_from = $2 where id = $1', [
      id,
      old,
    ]);
    return id;
  }

  async function passkey(): Promise<string> {
    const { options } = expectOk(await call(beginPasskey, { loginPassword: PASSWORD }));
    const response = createSoftAuthenticator().create(options);
    return expectOk(await call(addPasskey, { name: 'Phone', response }, key())).id;
  }

  async function position(): Promise<string> {
    const { id } = expectOk(await call(placeOrder, LOT_NOW, key()));
    h.venue.emit(h.venue.execution(id, 100, 500_05, h.clock.now()));
    for (;;) {
      const { rows } = expectOk(await call(listPositions, {}));
      if (rows.some((row) => row.id === id)) return id;
      await h.clock.advance(100);
    }
  }

  /** Of shares that nothing else is about. */
  async function pledge(): Promise<string> {
    const asked = { position: await position(), lots: 1, amount: '10000', termDays: 30 };
    return expectOk(await call(requestPledge, { ...asked, fundPassword: FUND_PASSWORD }, key())).id;
  }

  async function subscription(): Promise<string> {
    const terms = offerTerms(h.clock.now());
    const deps = { sealer: SEALER, calendar: practiceCalendar };
    const { id } = await h.t.db.transaction((tx) => publishOffer(deps, tx, terms));
    return expectOk(await call(applyForShares, { offer: id.toString(), lots: 1 }, key())).id;
  }

  async function placementRequest(): Promise<string> {
    const terms = placementTerms(h.clock.now());
    const { id } = await h.t.db.transaction((tx) => publishPlacement({ feed: LISTED }, tx, terms));
    return expectOk(await call(requestPlacement, { offer: id.toString(), lots: 2 }, key())).id;
  }

  async function blockRequest(): Promise<string> {
    const terms = blockTerms(h.clock.now());
    const { id } = await h.t.db.transaction((tx) => publishBlock({ feed: SOLD }, tx, terms));
    return expectOk(await call(requestBlock, { offer: id.toString(), lots: 2 }, key())).id;
  }

  async function poolHolding(): Promise<string> {
    const terms = { strategy: 'trend', minimum: 10_000_00n, feeBps: 100, lockDays: 5, endsOn: '2028-11-20' } as const;
    const opened = { ...terms, now: h.clock.now() };
    const { id } = await h.t.db.transaction((tx) => openPool(practiceCalendar, tx, opened));
    const pool = id.toString();
    const { lockedUntil } = expectOk(await call(getPoolTerms, { pool }));
    const asked = { pool, amount: '10000', stopPercent: 40, lockedUntil: lockedUntil!, fundPassword: FUND_PASSWORD };
    return expectOk(await call(followPool, asked, key())).id;
  }

  async function dayMandate(): Promise<string> {
    const allow = (isAllowed: boolean) =>
      h.t.owner.query('update identity.customer set is_margin_enabled = $2 where id = $1', [customerId, isAllowed]);
    await allow(true);
    const { id } = expectOk(await call(applyDayMandate, { amount: '10000' }, key()));
    await allow(false);
    return id;
  }

  async function examTry(): Promise<string> {
    await h.t.owner.query(
      `insert into education.lesson (customer_id, lesson, started_at, last_at, read_ms, read_at, needed_seconds)
       select $1, lesson, $2, $2, 41000, $2, 40 from unnest($3::text[]) as lesson`,
      [customerId, h.clock.now(), LESSONS],
    );
    return expectOk(await call(startExam, {}, key())).try;
  }

  async function restriction(): Promise<string> {
    const risk = h.staff(await h.signIn('risk'));
    const message = 'We look into a payment of yours.';
    const asked = { customer: customerId, kind: 'no_trade', reason: 'identity_doubt', message } as const;
    const { id } = expectOk(await risk(restrict, { ...asked, until: h.clock.now() + 60_000 }, key()));
    expectOk(await risk(liftRestriction, { restriction: id, reason: 'Nothing was found.' }, key()));
    return id;
  }

  await verify(h, { token, customerId, number });
  const lifted = await restriction();
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  expectOk(await call(setFundPassword, passwords, key()));
  expectOk(await call(unlockTrading, { fundPassword: FUND_PASSWORD }));
  const destination = await card();
  h.feed.set('VRM', 500_00);
  h.feed.set('USDINR', 84_30);
  const paidIn = { channel: 'practice-bank', amount: '5000', proof: await upload('deposit_proof') };
  const deposit = expectOk(await call(createDeposit, paidIn, key()));
  const paidOut = { destination, amount: '100', fundPassword: FUND_PASSWORD };
  const withdrawal = expectOk(await call(createWithdrawal, paidOut, key()));
  return {
    account,
    token,
    customerId,
    call,
    upload,
    records: {
      session: expectOk(await call(listSessions, {}))[0]!.id,
      list: expectOk(await call(createWatchlist, { type: 'stock', name: 'Banks' }, key())).id,
      alert: expectOk(await call(addAlert, { symbol: 'VRM', kind: 'above', value: '900' }, key())).id,
      proof: await upload('deposit_proof'),
      entry: expectOk(await call(listRecords, {})).rows[0]!.entry,
      card: destination,
      deposit: deposit.id,
      withdrawal: withdrawal.id,
      position: await position(),
      order: expectOk(await call(placeOrder, LOT_BELOW, key())).id,
      trigger: expectOk(await call(addTrigger, STOP_ABOVE, key())).id,
      quote: expectOk(await call(quoteExchange, { from: 'INR', to: 'USD', amount: '1000' })).quote,
      message: expectOk(await call(listMessages, {})).rows[0]!.id,
      passkey: await passkey(),
      subscription: await subscription(),
      placementRequest: await placementRequest(),
      blockRequest: await blockRequest(),
      loan: expectOk(await call(requestLoan, { amount: '1000', termDays: 30, fundPassword: FUND_PASSWORD }, key())).id,
      pledge: await pledge(),
      poolHolding: await poolHolding(),
      examTry: await examTry(),
      dayMandate: await dayMandate(),
      dividend: await dividendToApplyFor(h.t.owner, { customerId, number }),
      restriction: lifted,
      ticket: expectOk(await call(openTicket, { kind: 'other', about: null, text: 'How do I export?' }, key())).id,
    },
  };
}

/** By the API: numbers, photos and two reviewers. */
export async function verify(
  h: WholeApp,
  { token, customerId, number }: { readonly token: string; readonly customerId: string; readonly number: number },
): Promise<void> {
  await submitIdentity(h, { token, number });
  const reviewers = [await h.signIn('identity_reviewer'), await h.signIn('identity_reviewer', 1)];
  for (const reviewer of reviewers.map((one) => h.staff(one))) {
    const { rows } = expectOk(await reviewer(listQueue, { queue: 'identity' }));
    const found = rows.find(({ customer }) => customer.id === customerId);
    // One in ten is looked at twice.
    if (found === undefined) return;
    expectOk(await reviewer(claimCase, { queue: 'identity', case: found.id }, key()));
    expectOk(await reviewer(approveIdentity, { case: found.id }, key()));
  }
}

/** Numbers and photos, which then wait for their review. */
export async function submitIdentity(
  h: WholeApp,
  { token, number }: { readonly token: string; readonly number: number },
): Promise<void> {
  const [front, back] = [await uploaded(h, token, 'id_front'), await uploaded(h, token, 'id_back')];
  const pan = `ABCPE1${230 + number}F`;
  const numbers = { idType: 'pan', idFirst: pan.slice(0, 6), idRest: pan.slice(6), pan } as const;
  expectOk(await h.as(token)(submitVerification, { name: 'Asha Rao', ...numbers, front, back }, key()));
}

export async function uploaded(h: WholeApp, token: string, purpose: string): Promise<string> {
  const answer = await h.app.server.inject({
    method: 'POST',
    url: `/api/vue/upload/file?purpose=${purpose}`,
    headers: { token, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
    body: await photo(320, 320),
  });
  return answer.json<{ data: { upload: string } }>().data.upload;
}

/** As the steps of an action leave it, without the position that it would be of. */
async function dividendToApplyFor(
  owner: Database,
  { customerId, number }: { readonly customerId: string; readonly number: number },
): Promise<string> {
  const { rows } = await owner.query<{ id: bigint }>(
    `with a as (insert into actions.action (symbol, kind, numerator, denominator, cash, record_date, ex_date, pay_date, ex_at, base,
         settles_at, recorded_at, adjusted_at)
       values ($1, 'dividend', 0, 1, 1200, '2026-11-19', '2026-11-20', '2026-11-21', $5, 48800, $2, 1, 1) returning id)
     insert into actions.entitlement (action_id, customer_id, position_id, direction, quantity, amount, state, at)
     select id, $3, $4, 'long', 100, 120000, 'due', 1 from a returning id`,
    [`DIV${number}`, Date.UTC(2027, 0, 4), customerId, 9_000_000 + number, Date.UTC(2026, 10, 20)],
  );
  return rows[0]!.id.toString();
}
