/**
 * The customers' side: sends a command, several times at once when told, again when the outcome is unknown, and holds the
 * server to its answers: one key makes one order, whatever happened on the way.
 */
import { assert, assertNever } from '@bahi/core/assert.ts';
import { closingSide, openingSide } from '@bahi/core/position.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import type { Caller } from '@bahi/server/orders/service.ts';
import { isConnectionError } from '@bahi/server/platform/database.ts';
import { RefusalError } from '@bahi/server/platform/refuse.ts';
import { priceFor, type Command, type Wish } from './commands.ts';
import type { DeskWish } from './desk-commands.ts';
import { caseAt, newestOffer } from './desks.ts';
import { holdingOf } from './pools.ts';
import type { World } from './world.ts';

/** Number of the order or the request a command made or touched, or the code of its refusal. */
type Answer =
  | { readonly order: string }
  | { readonly request: string }
  | { readonly done: true }
  | { readonly refusal: string };

export interface Clients {
  /** Resolves once the outcome is known. */
  run(command: Command): Promise<void>;
  /** Orders that were acknowledged to a customer. */
  readonly acknowledged: ReadonlySet<string>;
  /** Deposits and withdrawals by number, requests of the desks as "loans.loan 7". */
  readonly acknowledgedRequests: ReadonlySet<string>;
  /** How often each outcome was seen. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** What the server answered that it must not. */
  readonly breaks: readonly string[];
}

interface Sent {
  readonly caller: Caller;
  readonly send: (caller: Caller) => Promise<Answer>;
  /** The order or request its key stands for; null after a refusal. */
  readonly made: string | null;
}

const ATTEMPTS_MAX = 50;
const HISTORY_MAX = 40;

export function createClients(world: World): Clients {
  const acknowledged = new Set<string>();
  const acknowledgedRequests = new Set<string>();
  const outcomes = new Map<string, number>();
  const breaks: string[] = [];
  const history = new Map<bigint, Sent[]>();

  async function run({ customer, key, wish, ways }: Command): Promise<void> {
    const customerId = world.customers[customer]!;
    if (wish.type === 'repeat') return repeat(customerId, wish);
    const send = await prepare(world, customerId, wish);
    const caller = { customerId, sessionId: null, idempotencyKey: key, bodyHash: hashOf(key) };
    const answers = await Promise.all(Array.from({ length: ways }, () => untilKnown(() => send(caller))));
    const made = new Set(answers.map(madeBy).filter((number) => number !== null));
    if (made.size > 1) breaks.push(`key ${key} sent ${ways} times at once made ${[...made].join(', ')}`);
    for (const answer of answers) {
      if ('order' in answer) acknowledged.add(answer.order);
      if ('request' in answer) acknowledgedRequests.add(answer.request);
      count(nameOf(wish), answer);
    }
    if (MAKING.has(wish.type)) remember(customerId, { caller, send, made: [...made][0] ?? null });
  }

  async function repeat(customerId: bigint, { nth, isAltered }: Extract<Wish, { type: 'repeat' }>): Promise<void> {
    const sent = history.get(customerId);
    if (sent === undefined) return;
    const { caller, send, made } = sent[nth % sent.length]!;
    // A refusal left nothing behind: its key is free, and sending it again is a new attempt.
    if (made === null) return;
    const again = isAltered ? { ...caller, bodyHash: hashOf(`${caller.idempotencyKey} altered`) } : caller;
    const answer = await untilKnown(() => send(again));
    count('repeat', answer);
    const expected = isAltered ? 'request.idempotency_key_reused' : made;
    const got = madeBy(answer) ?? ('refusal' in answer ? answer.refusal : 'done');
    if (got !== expected) breaks.push(`key ${caller.idempotencyKey} sent again answered ${got}, not ${expected}`);
  }

  function remember(customerId: bigint, sent: Sent): void {
    const list = history.get(customerId) ?? [];
    list.push(sent);
    if (list.length > HISTORY_MAX) list.shift();
    history.set(customerId, list);
  }

  function count(type: string, answer: Answer): void {
    const outcome = `${type} ${'refusal' in answer ? answer.refusal : 'done'}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  return { run, acknowledged, acknowledgedRequests, outcomes, breaks };
}

const MAKING: ReadonlySet<string> = new Set(
  'place close pay_in pay_out borrow repay pledge repay_pledge ask_mandate day_order ask_block grab'.split(' '),
);

function madeBy(answer: Answer): string | null {
  if ('order' in answer) return answer.order;
  return 'request' in answer ? answer.request : null;
}

/** Of a desk's request, which desk. */
function nameOf(wish: Wish): string {
  if (wish.type === 'grab') return `${wish.type} ${wish.rule}`;
  return wish.type === 'review' || wish.type === 'withdraw_asking' ? `${wish.type} ${wish.desk}` : wish.type;
}

/** What a client does when the connection breaks: it asks again with the same key. */
async function untilKnown(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (error instanceof RefusalError) return { refusal: error.refusal.code };
      assert(isConnectionError(error) && attempt < ATTEMPTS_MAX, `the server failed: ${String(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

/** Fixes the terms now, so that every sending of the command says the same. */
async function prepare(
  world: World,
  customerId: bigint,
  wish: Exclude<Wish, { type: 'repeat' }>,
): Promise<Sent['send']> {
  const { feed } = world.market;
  switch (wish.type) {
    case 'place': {
      const { symbol, type, direction } = wish.terms;
      const limitPrice = type === 'limit' ? priceFor(feed, symbol, openingSide(direction), wish.price) : null;
      return async (caller) => ({ order: (await world.orders.place(caller, { ...wish.terms, limitPrice })).id });
    }
    case 'cancel': {
      const { rows } = await world.orders.listOrders(customerId, { state: 'open', page: 1, pageSize: 20 });
      const orderId = BigInt(rows[wish.nth % Math.max(1, rows.length)]?.id ?? '1');
      return async (caller) => ({ order: (await world.orders.cancel(caller, orderId)).id });
    }
    case 'change': {
      const { rows } = await world.orders.listOrders(customerId, { state: 'open', page: 1, pageSize: 20 });
      const limits = rows.filter(({ type }) => type === 'limit');
      const order = limits[wish.nth % Math.max(1, limits.length)];
      const { id, symbol, side, stopLoss, takeProfit } = order ?? NO_ORDER;
      const limitPrice = wish.price === null ? (order?.limitPrice ?? '1') : priceFor(feed, symbol, side, wish.price);
      const terms = { limitPrice, quantity: wish.lots * 100, stopLoss, takeProfit };
      return async (caller) => (await world.orders.change(caller, BigInt(id), terms), { done: true });
    }
    case 'close': {
      const { id, symbol, direction } = await positionOf(world, customerId, wish.nth);
      const { type } = wish.terms;
      const limitPrice = type === 'limit' ? priceFor(feed, symbol, closingSide(direction), wish.price) : null;
      return async (caller) => ({ order: (await world.orders.close(caller, id, { ...wish.terms, limitPrice })).id });
    }
    case 'add_margin': {
      const { id } = await positionOf(world, customerId, wish.nth);
      return async (caller) => (await world.orders.addMargin(caller, id, wish.amount), { done: true });
    }
    case 'protect': {
      const { id, direction, symbol } = await positionOf(world, customerId, wish.nth);
      const last = BigInt(feed.quote(symbol)?.last ?? 100_00);
      const below = roundedText((last * BigInt(100 - wish.percent)) / 100n);
      const above = roundedText((last * BigInt(100 + wish.percent)) / 100n);
      const terms =
        direction === 'long' ? { stopLoss: below, takeProfit: above } : { stopLoss: above, takeProfit: below };
      return async (caller) => (await world.orders.protect(caller, id, terms), { done: true });
    }
    case 'pay_in':
      return async (caller) => ({ request: await world.money.payIn(caller, wish.amount) });
    case 'pay_out':
      return async (caller) => ({ request: await world.money.payOut(caller, wish.amount) });
    case 'take_back': {
      const { id } = await world.openRequest(customerId, wish.request);
      return async (caller) => ({ request: await world.money.takeBack(caller, wish.request, id) });
    }
    case 'decide': {
      const deciding = { ...wish, ...(await world.openRequest(customerId, wish.request)) };
      return async (caller) => ({ request: await world.money.decide(caller, deciding) });
    }
    default:
      return prepareDesk(world, customerId, wish);
  }
}

const NO_ORDER = { id: '1', symbol: 'NOSUCH', side: 'buy', stopLoss: null, takeProfit: null } as const;

async function prepareDesk(world: World, customerId: bigint, wish: DeskWish): Promise<Sent['send']> {
  const { owner } = world;
  switch (wish.type) {
    case 'borrow':
      return async (caller) => ({ request: await world.desks.borrow(caller, wish.amount, wish.termDays) });
    case 'repay': {
      const { id, amount } = await caseAt(owner, customerId, 'owed');
      const part = formatMoney((parseMoney(amount)! * BigInt(wish.percent)) / 100n);
      return async (caller) => ({ request: await world.desks.repay(caller, id, part) });
    }
    case 'lend': {
      const { id } = await caseAt(owner, customerId, 'owned');
      return async (caller) => (await world.desks.lend(caller, id, wish.lots), { done: true });
    }
    case 'recall': {
      const { id } = await caseAt(owner, customerId, 'lent');
      return async (caller) => (await world.desks.recall(caller, id, wish.lots), { done: true });
    }
    case 'pledge': {
      const { id } = await caseAt(owner, customerId, 'owned');
      return async (caller) => ({ request: await world.desks.pledge(caller, id, wish) });
    }
    case 'repay_pledge': {
      const { id, amount } = await caseAt(owner, customerId, 'owed_pledge');
      const part = formatMoney((parseMoney(amount)! * BigInt(wish.percent)) / 100n);
      return async (caller) => ({ request: await world.desks.repayPledge(caller, id, part) });
    }
    case 'ask_mandate':
      return async (caller) => ({ request: await world.desks.askMandate(caller, wish.amount) });
    case 'day_order': {
      const { symbol, type, direction } = wish.terms;
      const price = type === 'limit' ? priceFor(world.market.feed, symbol, openingSide(direction), wish.price) : null;
      const terms = price === null ? wish.terms : { ...wish.terms, limitPrice: price };
      return async (caller) => ({ order: await world.desks.dayOrder(caller, terms) });
    }
    case 'ask_block': {
      const offer = await newestOffer(owner, 'block_trades.offer');
      return async (caller) => ({ request: await world.desks.askBlock(caller, offer, wish.lots) });
    }
    case 'grab': {
      const offer = await newestOffer(owner, 'grab.offer', wish.rule);
      return async (caller) => ({ request: await world.desks.grab(caller, offer, wish.lots) });
    }
    case 'withdraw_asking': {
      const { id } = await caseAt(owner, customerId, wish.desk);
      return async (caller) => ({ request: await world.desks.withdrawAsking(caller, wish.desk, id) });
    }
    case 'follow':
      return async (caller) => ({ request: await world.pools.follow(caller, wish.amount, wish.stopPercent) });
    case 'unfollow': {
      const holding = await holdingOf(owner, customerId);
      return async (caller) => ({ request: await world.pools.stop(caller, holding) });
    }
    case 'take_back_copy': {
      const holding = await holdingOf(owner, customerId);
      return async (caller) => ({ request: await world.pools.takeBack(caller, holding) });
    }
    case 'change_stop': {
      const holding = await holdingOf(owner, customerId);
      return async (caller) => ({ request: await world.pools.changeStop(caller, holding, wish.stopPercent) });
    }
    case 'review': {
      const reviewing = { ...wish, ...(await caseAt(owner, null, wish.desk)) };
      return async (caller) => (await world.desks.review(caller, reviewing), { done: true });
    }
    default:
      return assertNever(wish);
  }
}

async function positionOf(world: World, customerId: bigint, nth: number) {
  const { rows } = await world.orders.listPositions(customerId, { state: 'open', page: 1, pageSize: 20 });
  const position = rows[nth % Math.max(1, rows.length)];
  return position === undefined
    ? { id: 1n, symbol: world.market.symbols[0]!, direction: 'long' as const }
    : { ...position, id: BigInt(position.id) };
}

/** Whole tens of paise are on every tick of the simulator's instruments. */
function roundedText(price: bigint): string {
  return formatMoney((price / 10n) * 10n);
}

function hashOf(text: string): string {
  return Buffer.from(text.padEnd(32, '.')).toString('base64url');
}
