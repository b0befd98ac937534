/**
 * Products as staff prepare them (rules §8, §10): a draft of one person, approved by a second one, is what publishes an offer of
 * new shares, a placement or a rights issue, or announces a corporate action. A draft keeps what was typed, so that nothing is lost on the way; what stands in the
 * way of its publication is told field by field.
 */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { offer } from '../new-shares/calls.ts';
import { empty, id, instant, pageOf, paging, written } from '../shapes.ts';
import { change, changeReason as reason } from './change.ts';
import { productKinds } from './kinds.ts';

const readers = ['products', 'risk', 'support', 'auditor', 'admin'] as const;

export const productKind = z.enum(productKinds);

const typed = (maximum: number) => z.optional(z.string().check(z.maxLength(maximum)));

/**
 * As it was typed: amounts and counts as decimal text, moments as "2026-11-23T10:00" and dates as "2026-11-23" of the market's
 * zone, choices by their keys. What a kind does not ask for is left out.
 */
export const productValues = z.object({
  symbol: typed(24),
  name: typed(80),
  sector: typed(40),
  market: typed(60),
  sponsor: typed(80),
  prospectus: typed(4000),
  allocation: typed(20),
  funding: typed(20),
  tickets: typed(20),
  price: typed(24),
  provisionalPrice: typed(24),
  actualPrice: typed(24),
  fundsThreshold: typed(24),
  lots: typed(12),
  lotSize: typed(12),
  minimumLots: typed(12),
  maximumLots: typed(12),
  applicationsMaximum: typed(12),
  prepaidPercent: typed(12),
  lockDays: typed(12),
  minimumAmount: typed(24),
  ratioNew: typed(12),
  ratioHeld: typed(12),
  opensAt: typed(24),
  closesAt: typed(24),
  publicIndex: typed(24),
  publicDate: typed(24),
  drawAt: typed(24),
  payBy: typed(24),
  promiseMinutes: typed(12),
  rule: typed(20),
  vipLevel: typed(12),
  recordDate: typed(24),
  allotmentDate: typed(24),
  listingDate: typed(24),
  issueDate: typed(24),
  actionKind: typed(20),
  perShare: typed(24),
  exDate: typed(24),
  payDate: typed(24),
  strategy: typed(24),
  endsOn: typed(24),
});
export const productField = z.enum(Object.keys(productValues.shape) as (keyof typeof productValues.shape)[]);

/** `announced`, of a rights issue or a corporate action: before it opens, before its record date closes. The rest as customers see it. */
export const productState = z.enum([
  'draft',
  'proposed',
  'announced',
  'upcoming',
  'open',
  'closed',
  'drawn',
  'settled',
  'listed',
  'recorded',
  'ex',
  'done',
  'withdrawn',
]);

export const product = z.object({
  /** Of the draft; once published, the number that customers see. */
  id,
  kind: productKind,
  isDraft: z.boolean(),
  /** Empty as long as nothing was typed. */
  symbol: z.string(),
  name: z.string(),
  state: productState,
  /** When a draft was last written, and by whom; when it was published. */
  at: instant,
  by: z.nullable(z.string()),
  opensAt: z.nullable(instant),
  closesAt: z.nullable(instant),
  /** What waits for a second person. */
  change: z.nullable(change),
});

export const productDraft = z.object({
  ...product.shape,
  values: productValues,
  /** Grows with each writing, so that two people do not write over each other. */
  version: z.int(),
  /** In the order of the form; none: it can be proposed. */
  problems: z.array(
    z.object({
      field: productField,
      refusal: z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    }),
  ),
});

const publicNote = written(5, 500);
const named = { kind: productKind, product: id };

export const listProducts = defineStaff({
  path: '/products/list',
  summary: 'Drafts, last written first, then what was published, newest first.',
  roles: readers,
  isMutation: false,
  input: z.object({
    kind: z.optional(productKind),
    stage: z.optional(z.enum(['draft', 'proposed', 'published'])),
    /** In symbol or name. */
    text: z.optional(z.string().check(z.maxLength(40))),
    ...paging,
  }),
  output: pageOf(product),
  errors: [],
});

export const getDraft = defineStaff({
  path: '/products/draft',
  summary: 'One draft, and what stands in the way of its publication now.',
  roles: readers,
  isMutation: false,
  input: z.object({ draft: id }),
  output: productDraft,
  errors: ['products.unknown'],
});

export const getProduct = defineStaff({
  path: '/products/detail',
  summary: 'What was published, with its public notes, and whether it can still be called off.',
  roles: readers,
  isMutation: false,
  input: z.object(named),
  output: z.object({
    ...product.shape,
    values: productValues,
    /** Of new shares: as customers see it. */
    offer: z.nullable(offer),
    notes: z.array(z.object({ at: instant, text: z.string() })),
    /** Until its result is decided. */
    canCallOff: z.boolean(),
  }),
  errors: ['products.unknown', 'placements.unknown', 'rights.unknown'],
});

export const saveDraft = defineStaff({
  path: '/products/save',
  summary: 'Writes a draft, whole or not; left out, a new one.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ draft: z.nullable(id), version: z.int(), kind: productKind, values: productValues }),
  output: productDraft,
  errors: ['products.unknown', 'products.changed', 'products.proposed', 'products.too_many_drafts'],
});

export const duplicateProduct = defineStaff({
  path: '/products/duplicate',
  summary: 'A new draft with what another one, or a published product, says.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ ...named, isDraft: z.boolean() }),
  output: productDraft,
  errors: ['products.unknown', 'placements.unknown', 'rights.unknown', 'products.too_many_drafts'],
});

export const deleteDraft = defineStaff({
  path: '/products/delete',
  summary: 'Deletes a draft that nobody proposed.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ draft: id }),
  output: empty,
  errors: ['products.unknown', 'products.proposed'],
});

/** What a field may be refused for; told while a draft is written, and refused when it is proposed or approved. */
export const fieldErrors = [
  'products.field_missing',
  'products.value_invalid',
  'products.text_length',
  'products.out_of_range',
  'products.symbol_taken',
  'market.symbol_unknown',
  'orders.price_off_tick',
  'products.too_early',
  'products.date_too_early',
  'products.no_session',
  'products.level_known_before',
  'products.tickets_too_many',
  'products.date_too_late',
  'products.action_near',
  'products.rights_running',
  'products.action_during',
  'products.placement_running',
  'products.action_before_decision',
  'products.price_unknown',
  'products.price_too_low',
  'products.position_too_large',
] as const;

export const proposeProduct = defineStaff({
  path: '/products/propose',
  summary: 'Proposes to publish a draft as it stands; a second person approves it before its window opens.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ draft: id, version: z.int(), reason }),
  output: change,
  errors: ['products.unknown', 'products.changed', 'products.proposed', 'staff.already_proposed', ...fieldErrors],
});

export const proposeCallingOff = defineStaff({
  path: '/products/callOff',
  summary:
    'Proposes to call a published product off: everybody gets everything back. Possible until its result is decided.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ ...named, note: publicNote, reason }),
  output: change,
  errors: [
    'products.unknown',
    'placements.unknown',
    'rights.unknown',
    'new_shares.result_decided',
    'products.action_recorded',
    'block_trades.over',
    'pools.valued',
    'staff.already_proposed',
  ],
});

export const proposePublicNote = defineStaff({
  path: '/products/note',
  summary: 'Proposes a public note on a published product; its terms stay what they are.',
  roles: ['products'],
  isMutation: true,
  input: z.object({ ...named, note: publicNote, reason }),
  output: change,
  errors: ['products.unknown', 'placements.unknown', 'rights.unknown', 'staff.already_proposed'],
});
