/** A win whose payment deadline passes while staff bar the customer: it waits, is told, and ends by the rule, whatever happens when. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { waitingDeadline } from '@bahi/core/waiting-deadline.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { freezeOwn, impose, lift } from '../restrictions/imposing.ts';
import { progress } from './jobs.ts';
import type { OfferRow, SubscriptionView } from './rows.ts';
import { forfeitBatch, settleBatch } from './settlement.ts';
import { startOffering, type Customer, type Offering } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
const staff = { id: 900n, name: 'risk' };
/** The least time to pay of these offers: half of the two hours between draw and deadline. */
const PAY_MS = HOUR_MS;

let o: Offering;
beforeAll(async () => {
  o = await startOffering();
});
afterEach(async () => {
  expect(await o.audit()).toEqual([]);
});
afterAll(() => o.stop());

const now = () => o.h.clock.now();

interface Won {
  readonly offer: OfferRow;
  readonly customer: Customer;
  readonly id: string;
  readonly deadline: number;
  read(): Promise<SubscriptionView>;
  freeze(until: number | null): Promise<bigint>;
  lift(restriction: bigint): Promise<unknown>;
  pay(): Promise<string>;
  stories(): Promise<string[]>;
}

async function won(): Promise<Won> {
  const offer = await o.offer({ funding: 'pay_after', payBy: BigInt(now() + 240 * MINUTE_MS), prepaidPercent: 10 });
  const customer = await o.customer();
  const { id } = await o.applied(customer, offer, 3);
  await o.close(offer);
  await o.draw(offer);
  await settleBatch(o.deps, { offerId: offer.id, now: now() });
  return {
    offer,
    customer,
    id,
    deadline: Number(offer.payBy),
    read: () => o.read(customer, id),
    freeze: async (until) => {
      const asked = { customerId: customer.id, kind: 'frozen', reason: 'suspected_fraud', message: 'we look' } as const;
      const given = { ...asked, until, author: staff, aloneMs: 60 * DAY_MS, now: now() };
      return (await o.h.t.db.transaction((tx) => impose(tx, given))).id;
    },
    lift: (restriction) =>
      o.h.t.db.transaction((tx) => lift(tx, { id: restriction, by: staff, reason: 'cleared', now: now() })),
    pay: async () => endOf(await o.pay(customer, id)),
    stories: async () => expectOk(await customer.call(listMessages, {})).rows.map(({ story }) => story.key),
  };
}

const forfeit = ({ offer }: Won) => forfeitBatch(o.deps, { offerId: offer.id, now: now() });
const goTo = (moment: number) => o.h.clock.advance(moment - now());

test('a freeze by staff over the deadline: the win waits, and is paid once the freeze is over', async () => {
  const win = await won();
  const until = win.deadline + 5 * HOUR_MS;
  await win.freeze(until);
  // Shown before the deadline passes; told when it does, once.
  expect(await win.read()).toMatchObject({ payBy: until + PAY_MS, publishedPayBy: win.deadline, canPay: true });
  await goTo(win.deadline);
  expect(await forfeit(win)).toBe(1);
  expect(await forfeit(win)).toBe(0);
  expect((await win.stories()).filter((key) => key === 'new_shares.payment_waits')).toHaveLength(1);
  expect(await win.pay()).toBe('identity.frozen');
  await goTo(until + PAY_MS - 1);
  expect(await forfeit(win)).toBe(0);
  expect(await win.pay()).toBe('ok');
  expect(await win.read()).toMatchObject({ state: 'paid', payBy: until + PAY_MS, publishedPayBy: win.deadline });
});

test('who does not pay after it forfeits, at the moment that was told and not before', async () => {
  const win = await won();
  const until = win.deadline + 2 * HOUR_MS;
  await win.freeze(until);
  await goTo(win.deadline);
  await forfeit(win);
  await goTo(until + PAY_MS);
  expect(await win.pay()).toBe('new_shares.payment_late');
  expect(await forfeit(win)).toBe(1);
  expect(await win.read()).toMatchObject({ state: 'forfeited', due: '0.00', payBy: until + PAY_MS });
});

test('a freeze that is lifted earlier, or comes again, moves the end, and the customer is told each time', async () => {
  const win = await won();
  const first = await win.freeze(null);
  await goTo(win.deadline + MINUTE_MS);
  await forfeit(win);
  const latest = waitingDeadline(practiceCalendar, { deadline: win.deadline, payTimeMin: PAY_MS }, [
    { from: 0, until: null },
  ]);
  expect(await win.read()).toMatchObject({ payBy: latest });
  expect(latest - win.deadline).toBe(10 * DAY_MS);
  await goTo(win.deadline + HOUR_MS);
  await win.lift(first);
  await progress(o.deps);
  expect(await win.read()).toMatchObject({ payBy: now() + PAY_MS });
  await o.h.clock.advance(PAY_MS - 1);
  const second = await win.freeze(null);
  await o.h.clock.advance(HOUR_MS);
  await progress(o.deps);
  expect(await win.read()).toMatchObject({ state: 'awaiting_payment', payBy: latest });
  expect((await win.stories()).filter((key) => key === 'new_shares.payment_waits')).toHaveLength(3);
  await win.lift(second);
  expect(await win.pay()).toBe('ok');
});

test('the customer’s own freeze and a restriction that bars no payment move nothing', async () => {
  const [own, other] = [await won(), await won()];
  await o.h.t.db.transaction((tx) => freezeOwn(tx, own.customer.id, now()));
  const asked = { kind: 'no_withdrawal', reason: 'court_order', message: 'as ordered', until: null } as const;
  await o.h.t.db.transaction((tx) =>
    impose(tx, { ...asked, customerId: other.customer.id, author: staff, aloneMs: DAY_MS, now: now() }),
  );
  await goTo(Math.max(own.deadline, other.deadline));
  for (const win of [own, other]) {
    expect(await forfeit(win)).toBe(1);
    expect(await win.read()).toMatchObject({ state: 'forfeited', publishedPayBy: null });
  }
});

test('a payment that waits holds up nobody’s listing, and what is paid then becomes shares', async () => {
  const win = await won();
  const freeze = await win.freeze(null);
  await goTo(win.deadline);
  await progress(o.deps);
  await o.h.clock.advance(MINUTE_MS);
  await progress(o.deps);
  // Past the days of allotment and listing.
  await o.h.clock.advance(6 * DAY_MS);
  await progress(o.deps);
  const { rows } = await o.h.t.owner.query<{ listed: boolean }>(
    'select listed_at is not null as listed from new_shares.offer where id = $1',
    [win.offer.id],
  );
  expect(rows).toEqual([{ listed: true }]);
  expect(await win.read()).toMatchObject({ state: 'awaiting_payment' });
  await win.lift(freeze);
  expect(await win.pay()).toBe('ok');
  await progress(o.deps);
  expect(await win.read()).toMatchObject({ state: 'listed', position: expect.any(String) as string });
});

test(`lifting against the forfeiture, and imposing: what was first counts, once (seed ${seed})`, async () => {
  for (let round = 0; round < 6; round += 1) {
    const win = await won();
    const isImposing = round % 2 === 0;
    const restriction = isImposing ? null : await win.freeze(null);
    await goTo(isImposing ? win.deadline : win.deadline + 10 * DAY_MS);
    const change = () => (restriction === null ? win.freeze(null) : win.lift(restriction));
    const [first, second] = random.below(2) === 0 ? [change, () => forfeit(win)] : [() => forfeit(win), change];
    await Promise.all([first(), second()]);
    // A restriction that begins at the deadline, or ends after all of the waiting, moves nothing.
    expect(await win.read()).toMatchObject({ state: 'forfeited', paid: '1500.00', refunded: '1500.00' });
    expect(await forfeit(win)).toBe(0);
    expect((await win.stories()).filter((key) => key === 'new_shares.forfeited')).toHaveLength(1);
  }
});

test(`lifting, paying and forfeiting at once: paid, or still to be paid (seed ${seed})`, async () => {
  for (let round = 0; round < 6; round += 1) {
    const win = await won();
    const restriction = await win.freeze(null);
    await goTo(win.deadline + MINUTE_MS);
    const acts = [() => win.lift(restriction), () => win.pay(), () => forfeit(win)];
    const [lifted, ...others] = random.below(2) === 0 ? acts : acts.toReversed();
    await Promise.all([lifted!(), ...others.map((act) => act())]);
    const { state } = await win.read();
    expect(['paid', 'awaiting_payment']).toContain(state);
    if (state === 'awaiting_payment') expect(await win.pay()).toBe('ok');
  }
});
