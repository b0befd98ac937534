/**
 * Customers who trade and pay in over HTTP, ask again with the same key until they know, and remember every answer: what was acknowledged
 * is there once, and is answered the same when asked again.
 */
import { API_BASE, createClient, type Call, type CallResult } from '@bahi/contract/client.ts';
import { cancelDeposit, createDeposit } from '@bahi/contract/deposits/calls.ts';
import { acknowledgeNotice, login } from '@bahi/contract/identity/calls.ts';
import { getQuotes } from '@bahi/contract/market/calls.ts';
import { cancelOrder, placeOrder } from '@bahi/contract/orders/calls.ts';
import { formatDecimal, parseDecimal } from '@bahi/core/money.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import type { Rng } from '@bahi/core/rng.ts';
import { PRACTICE_PASSWORD } from '@bahi/server/practice/customers.ts';
import { photo } from '@bahi/server/uploads/testing.ts';
import { fundCustomers } from '../../bench/customers.ts';
import { openBooks, type Sent } from './books.ts';
import { pause, type House } from './house.ts';

export interface Customers {
  /** Sends until `stop`, which resolves once every answer is known. */
  begin(): void;
  stop(): Promise<void>;
  readonly figures: { acknowledged: number; refused: number; repeated: number; unknown: number };
  /** Acknowledged in the last so many milliseconds. */
  acknowledgedSince(moment: number): number;
  failedSince(moment: number): number;
  /** What is lost, doubled, answered otherwise than before, or broken in the books. */
  check(): Promise<string[]>;
}

const TRADERS = 40;
const TRADERS_AT_ONCE = 6;
const SYMBOLS = ['VRM', 'NEEM', 'SRTH', 'ROHN', 'BNYN', 'CHKR'];
const PAYERS = ['priya', 'arjun'];
const BETWEEN_MS = 40;
const UNKNOWN_MS_MAX = 240_000;
/** So many of each are asked again: the tables tell of all of them. */
const ASKED_AGAIN = { new: 200, old: 50 };
const ASKED_AT_ONCE = 8;

export async function openCustomers(house: House, rng: Rng): Promise<Customers> {
  const { origin } = house;
  const traders = (await fundCustomers(house.databaseUrl(), TRADERS)).map((credentials) => ({
    account: credentials.account,
    call: createClient({ origin, credentials: () => credentials }),
  }));
  const payers = await Promise.all(PAYERS.map((account) => signIn(origin, account)));
  const books = await openBooks(house, PAYERS);
  const picture = await photo(220, 220);
  const sent: Sent[] = [];
  const figures = { acknowledged: 0, refused: 0, repeated: 0, unknown: 0 };
  const acknowledgedAt: number[] = [];
  const failedAt: number[] = [];
  let checked = 0;
  let isOn = false;
  let work: Promise<unknown> = Promise.resolve();
  let turn = 0;

  /** Null: refused. */
  async function untilKnown(command: Omit<Sent, 'id'>): Promise<string | null> {
    const deadline = Date.now() + UNKNOWN_MS_MAX;
    for (;;) {
      const answer = await command.send();
      if (answer.kind === 'ok') {
        sent.push({ ...command, id: answer.data.id });
        figures.acknowledged += 1;
        acknowledgedAt.push(Date.now());
        return answer.data.id;
      }
      if (answer.kind === 'refused' && answer.refusal.code !== 'system.busy') {
        figures.refused += 1;
        return null;
      }
      if (answer.kind === 'unauthorized') throw new Error(`${command.account} was signed out: ${answer.message}`);
      figures.unknown += 1;
      failedAt.push(Date.now());
      if (Date.now() > deadline) throw new Error(`${command.kind} ${command.key} has no answer`);
      await pause(200);
    }
  }

  async function trade(nth: number): Promise<void> {
    const open: { account: string; call: Call; id: string }[] = [];
    while (isOn) {
      const { account, call } = traders[(nth + TRADERS_AT_ONCE * turn++) % TRADERS]!;
      const key = keyOf(rng);
      if (open.length > 3 && rng.below(3) === 0) {
        const { id, ...by } = open.splice(rng.below(open.length), 1)[0]!;
        const send = () => by.call(cancelOrder, { order: id }, { idempotencyKey: key });
        await untilKnown({ kind: 'cancel', account: by.account, key, send });
      } else {
        const terms = await termsOf(call, rng);
        if (terms !== null) {
          const send = () => call(placeOrder, terms, { idempotencyKey: key });
          const id = await untilKnown({ kind: 'place', account, key, send });
          if (id !== null) open.push({ account, call, id });
        }
      }
      await pause(BETWEEN_MS);
    }
  }

  async function pay({ account, call, token }: Payer): Promise<void> {
    let pending: string | null = null;
    while (isOn) {
      const key = keyOf(rng);
      if (pending !== null) {
        const deposit: string = pending;
        await untilKnown({
          kind: 'take_back',
          account,
          key,
          send: () => call(cancelDeposit, { deposit }, { idempotencyKey: key }),
        });
        pending = null;
      } else {
        const proof = await upload(origin, { account, token, key: keyOf(rng), picture });
        if (proof !== null) {
          const input = { channel: 'practice-bank', amount: String(5_000 + rng.below(1_000)), proof };
          const send = () => call(createDeposit, input, { idempotencyKey: key });
          pending = await untilKnown({ kind: 'pay_in', account, key, send });
        }
      }
      await pause(20 * BETWEEN_MS);
    }
    if (pending === null) return;
    const [deposit, key] = [pending, keyOf(rng)];
    const send = () => call(cancelDeposit, { deposit }, { idempotencyKey: key });
    await untilKnown({ kind: 'take_back', account, key, send });
  }

  async function check(): Promise<string[]> {
    const found: string[] = [];
    const some = (from: number, until: number, count: number) =>
      Array.from({ length: Math.min(until - from, count) }, () => sent[from + rng.below(until - from)]!);
    const asked = [...some(0, checked, ASKED_AGAIN.old), ...some(checked, sent.length, ASKED_AGAIN.new)];
    const askAgain = async () => {
      for (let command = asked.pop(); command !== undefined; command = asked.pop()) {
        const answer = await command.send();
        figures.repeated += 1;
        if (answer.kind !== 'ok' || answer.data.id !== command.id)
          found.push(`${command.kind} ${command.key} made ${command.id}, and now answers ${JSON.stringify(answer)}`);
      }
    };
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, askAgain));
    checked = sent.length;
    return [...found, ...(await books.check(sent))];
  }

  return {
    figures,
    begin() {
      isOn = true;
      work = Promise.all([...Array.from({ length: TRADERS_AT_ONCE }, (_, nth) => trade(nth)), ...payers.map(pay)]);
      work.catch(() => {});
    },
    async stop() {
      isOn = false;
      await work;
    },
    acknowledgedSince: (moment) => acknowledgedAt.length - 1 - acknowledgedAt.findLastIndex((at) => at < moment),
    failedSince: (moment) => failedAt.length - 1 - failedAt.findLastIndex((at) => at < moment),
    check,
  };
}

interface Payer {
  readonly account: string;
  readonly token: string;
  readonly call: Call;
}

/** Past the notices of a new device. */
async function signIn(origin: string, account: string): Promise<Payer> {
  let token = '';
  const call = createClient({ origin, credentials: () => (token === '' ? null : { token, account }) });
  const begun = okOf(await call(login, { account, password: PRACTICE_PASSWORD }));
  token = begun.token;
  for (const notice of begun.due)
    okOf(await call(acknowledgeNotice, { notice }, { idempotencyKey: `notice-${account}` }));
  return { account, token, call };
}

interface Picture {
  readonly account: string;
  readonly token: string;
  readonly key: string;
  readonly picture: Buffer;
}

/** Null: not now. */
async function upload(origin: string, { account, token, key, picture }: Picture): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}${API_BASE}/upload/file?purpose=deposit_proof`, {
      method: 'POST',
      headers: { token, account, 'content-type': 'image/jpeg', 'idempotency-key': key },
      body: new Uint8Array(picture),
      signal: AbortSignal.timeout(10_000),
    });
    const { data } = (await answer.json()) as { data: { upload?: string } };
    return data.upload ?? null;
  } catch {
    return null;
  }
}

/** A lot at market, or a limit that rests as most do; null: no quote now. */
async function termsOf(call: Call, rng: Rng) {
  const symbol = SYMBOLS[rng.below(SYMBOLS.length)]!;
  const terms = { symbol, direction: 'long', lots: 1, timeInForce: 'gtc' } as const;
  if (rng.below(4) === 0) return { ...terms, type: 'market' as const, timeInForce: 'session' as const };
  const answer = await call(getQuotes, { symbols: [symbol] });
  const [quote] = answer.kind === 'ok' ? answer.data : [];
  if (quote === undefined || quote.bid === null || quote.lower === null) return null;
  const wished = (parseDecimal(quote.bid, 2)! * BigInt(99 - rng.below(3))) / 100n;
  const lower = parseDecimal(quote.lower, 2)!;
  const limitPrice = formatDecimal(tickAtOrBelow(Number(wished > lower ? wished : lower)), 2);
  return { ...terms, type: 'limit' as const, limitPrice };
}

function keyOf(rng: Rng): string {
  return `fault-${rng.next().toString(36)}-${rng.next().toString(36)}`;
}

function okOf<T>(answer: CallResult<T>): T {
  if (answer.kind !== 'ok') throw new Error(`no session: ${JSON.stringify(answer)}`);
  return answer.data;
}
