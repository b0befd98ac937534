/**
 * Rights issues, the capital increase of a listed company (spec §1, rules §8): who holds its shares when the record date closes may buy
 * new ones in proportion, below the market's price. Prices and amounts are INR; rights are counted in single shares.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { businessDate, decimal, id, instant, pageOf, paging, symbol } from '../shapes.ts';

/**
 * Follows from the clock and from what was done. `announced`: until the ex-date, whoever holds at the close of the record date gets
 * rights; `open`: rights are taken up; `closed`: extra shares wait for their price and are shared out; `settled`: the customer has shares or money.
 */
export const rightsState = z.enum(['announced', 'open', 'closed', 'settled', 'withdrawn']);

/** What the issue does to the own holding in theory, before and after, in figures. A market price may differ from it. */
export const rightsOutlook = z.object({
  /** Of one share: before the ex-date, and what the issue makes of it (the theoretical ex-rights price). */
  priceBefore: decimal,
  priceAfter: decimal,
  /** Of the shares held: at the price before, and at the price after when nothing is done. */
  valueBefore: decimal,
  valueAfter: decimal,
  /** Shares that lapse when nothing (more) is done, and the value that is given up by it, but for what others may pay (`proceeds`). */
  lapses: z.int(),
  loss: decimal,
  /** What taking up all that is left would cost. */
  cost: decimal,
});

/** One time that rights were taken up. It is final: shares are paid at once, extra ones are held for. */
export const rightsTakeUp = z.object({
  id,
  at: instant,
  shares: z.int(),
  paid: decimal,
  extra: z.int(),
  /** For the extra shares, while it is not decided who gets them. */
  held: decimal,
  entry: z.nullable(id),
});

export const rightsIssue = z.object({
  id,
  symbol,
  name: z.string(),
  state: rightsState,
  /** `ratioNew` new shares for each `ratioHeld` held. */
  ratioNew: z.int(),
  ratioHeld: z.int(),
  /** Of a new share. */
  price: decimal,
  marketPrice: z.nullable(decimal),
  /** Whoever holds when its session closes has the rights; from the ex-date on the share trades without them. */
  recordDate: businessDate,
  exDate: businessDate,
  /** From when rights are taken up, and the first moment at which they no longer are. */
  opensAt: instant,
  payBy: instant,
  /** The deadline without the restriction by staff for which `payBy` waits, or waited (core/src/waiting-deadline.ts); null: it is that. */
  publishedPayBy: z.nullable(instant),
  lockDays: z.int(),
  prospectus: z.string(),
  publishedAt: instant,
  notes: z.array(z.object({ at: instant, text: z.string() })),
  /** All the new shares for the holders at this broker; null until the record date has closed. */
  offeredShares: z.nullable(z.int()),

  /** Of the customer. Final once the record date has closed; before it, as if it closed now. */
  isFinal: z.boolean(),
  held: z.int(),
  entitled: z.int(),
  /** A part of a share that buys nothing, "1/3"; null: none. */
  fraction: z.nullable(z.string()),
  /** What all entitled shares cost. */
  amount: decimal,
  /** Taken up and paid for; and what may still be. */
  taken: z.int(),
  left: z.int(),
  paid: decimal,
  /** Asked for beyond the entitlement, once all of it is taken; the most that may still be asked; what came of it (null: not decided). */
  extraAsked: z.int(),
  extraMaximum: z.int(),
  extraAllotted: z.nullable(z.int()),
  extraHeld: decimal,
  /** The most that an extra share can cost, which is held for each; null until the record date has closed. */
  extraCeiling: z.nullable(decimal),
  /** The close whose mark price an extra share costs, never less than a new one; until it is known, the next that can be. Null: it costs what a new one does, or none was given out by a close. */
  extraPricedAt: z.nullable(instant),
  /** What an extra share costs; null: not decided, or none are given out. */
  extraPrice: z.nullable(decimal),
  /** Of what was held for extra shares, what came back. */
  released: decimal,
  /** Of the entitlement, what was not taken up in time; null until the deadline. */
  lapsed: z.nullable(z.int()),
  /** What others paid for it above the price of a new share: paid out as the issue is settled. */
  proceeds: decimal,
  canTake: z.boolean(),
  /** Null: nothing is held, or no price is known. */
  outlook: z.nullable(rightsOutlook),
  takeUps: z.array(rightsTakeUp),
  /** The position of the new shares, and the ledger entries of the money. */
  position: z.nullable(id),
  entries: z.array(id),
});

export const listRights = define({
  path: '/rights/list',
  summary: 'Rights issues with the own entitlement: what is open, then what is announced, then what is over.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(rightsIssue),
  errors: [],
});

export const getRights = define({
  path: '/rights/detail',
  summary: 'One rights issue with the own entitlement.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ issue: id }),
  output: rightsIssue,
  errors: ['rights.unknown'],
});

const unreadable = {
  shares: { code: 'rights.shares_invalid', params: {} },
  extra: { code: 'rights.shares_invalid', params: {} },
} as const;

export const getRightsTerms = define({
  path: '/rights/terms',
  summary:
    'What taking up so many shares, and asking for extra ones, would pay and hold, and the first thing that stands in the way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    issue: id,
    /** Left out: all that is left of the entitlement. */
    shares: z.optional(z.int()),
    extra: z._default(z.int(), 0),
  }),
  unreadable,
  output: z.object({
    shares: z.int(),
    extra: z.int(),
    /** Paid at once, and held until the extra shares are shared out. */
    paid: decimal,
    held: decimal,
    charges: decimal,
    available: decimal,
    /** Of the entitlement, what would still be left to take. */
    left: z.int(),
    lockedUntil: z.nullable(instant),
    /** Never that the fund password is needed: taking up itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['rights.unknown', 'rights.shares_invalid'],
});

export const takeUpRights = define({
  path: '/rights/take',
  summary:
    'Takes up entitled shares, which are paid at once, and asks for extra ones, for which the most that they can cost is held. It is final, and may be done again for what is left. The fund password is given as for orders (`/security/unlock`).',
  audience: 'customer',
  isMutation: true,
  input: z.object({ issue: id, shares: z.int(), extra: z._default(z.int(), 0) }),
  unreadable,
  output: rightsIssue,
  errors: [
    'rights.unknown',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'identity.paused',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'verification.required',
    'rights.channel_closed',
    'rights.not_open',
    'rights.closed',
    'rights.not_entitled',
    'rights.shares_invalid',
    'rights.above_entitlement',
    'rights.extra_before_all',
    'rights.extra_above_maximum',
    'rights.insufficient',
  ],
});
