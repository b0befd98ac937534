/** The terms of a product as they are typed, each as one reads it, and what a domain says of its kind (its product.ts). Pure. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { sectors, type Sector } from '@bahi/contract/market/sectors.ts';
import type { saveDraft } from '@bahi/contract/staff/offerings.ts';
import { formatAmount, formatBusinessDate, formatQuantity } from '@bahi/core/format.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { STRATEGIES, type Strategy } from '@bahi/core/strategies/strategies.ts';
import type { Texts } from '../i18n/texts.en.ts';
import type { Language } from '../i18n/wording.ts';
import { momentOf } from './moment.ts';
import { when } from './when.ts';

export type ProductValues = NonNullable<InputOf<typeof saveDraft>['values']>;
export type ProductField = keyof ProductValues;
export type ProductKind = InputOf<typeof saveDraft>['kind'];

export type FieldForm = 'text' | 'long' | 'symbol' | 'choice' | 'amount' | 'count' | 'moment' | 'date';

/** Keys of the words of choices. */
export type Choice =
  | 'draw'
  | 'first_come'
  | 'auction_bid'
  | 'auction_uniform'
  | 'block'
  | 'pay_after'
  | 'lot'
  | 'application'
  | 'split'
  | 'bonus'
  | 'dividend'
  | Strategy
  | Sector;

/** What a domain says of its kind of product. */
export interface ProductForm {
  readonly title: Readonly<Record<Language, string>>;
  /** What is asked for, by the values so far. */
  readonly parts: (values: ProductValues) => readonly Part[];
  /** What a new draft begins with. */
  readonly initial: ProductValues;
  /** What customers will read of it. */
  readonly facts: (preview: Preview) => readonly Fact[];
}

interface Part {
  readonly part: 'who' | 'terms' | 'dates';
  readonly fields: readonly ProductField[];
}

type Fact = readonly [label: string, value: string];

export interface Preview {
  readonly values: ProductValues;
  readonly texts: Texts['products'];
  readonly read: (field: ProductField) => string;
  /** Each under its own name. */
  readonly plain: (...fields: readonly ProductField[]) => readonly Fact[];
}

const forms: Readonly<Record<ProductField, FieldForm>> = {
  symbol: 'symbol',
  name: 'text',
  sector: 'choice',
  market: 'text',
  sponsor: 'text',
  prospectus: 'long',
  allocation: 'choice',
  funding: 'choice',
  tickets: 'choice',
  price: 'amount',
  provisionalPrice: 'amount',
  actualPrice: 'amount',
  fundsThreshold: 'amount',
  lots: 'count',
  lotSize: 'count',
  minimumLots: 'count',
  maximumLots: 'count',
  applicationsMaximum: 'count',
  prepaidPercent: 'count',
  lockDays: 'count',
  minimumAmount: 'amount',
  ratioNew: 'count',
  ratioHeld: 'count',
  opensAt: 'moment',
  closesAt: 'moment',
  publicIndex: 'symbol',
  publicDate: 'date',
  drawAt: 'moment',
  payBy: 'moment',
  promiseMinutes: 'count',
  rule: 'choice',
  vipLevel: 'count',
  recordDate: 'date',
  allotmentDate: 'date',
  listingDate: 'date',
  issueDate: 'date',
  actionKind: 'choice',
  perShare: 'amount',
  exDate: 'date',
  payDate: 'date',
  strategy: 'choice',
  endsOn: 'date',
};

const choices: Partial<Record<ProductField, readonly Choice[]>> = {
  sector: sectors,
  allocation: ['draw', 'auction_bid', 'auction_uniform'],
  funding: ['block', 'pay_after'],
  tickets: ['lot', 'application'],
  rule: ['first_come', 'draw'],
  actionKind: ['split', 'bonus', 'dividend'],
  strategy: STRATEGIES,
};

const optional: readonly ProductField[] = ['provisionalPrice', 'actualPrice', 'fundsThreshold', 'minimumAmount'];

export function isTerm(field: string): field is ProductField {
  return Object.hasOwn(forms, field);
}

export function formOf(field: ProductField): FieldForm {
  return forms[field];
}

export function choicesOf(field: ProductField): readonly Choice[] {
  return choices[field] ?? [];
}

/** A corporate action is announced: it has no prospectus. What one may have of a block or of a grab offer is of the customer, not of each request. */
export function labelOf(
  kind: string | null,
  field: ProductField,
  texts: {
    readonly fields: Readonly<Record<ProductField, string>>;
    readonly announcement: string;
    readonly lotsPerCustomer: string;
  },
): string {
  if (kind === 'corporate_action' && field === 'prospectus') return texts.announcement;
  const isOfCustomer = (kind === 'block_trade' || kind === 'grab') && field === 'maximumLots';
  return isOfCustomer ? texts.lotsPerCustomer : texts.fields[field];
}

export function isOptional(field: ProductField): boolean {
  return optional.includes(field);
}

/** How many shares, when both figures are whole. */
export function offered({ lots, lotSize }: ProductValues, shares: (count: string) => string): string | null {
  const [count, size] = [countOf(lots), countOf(lotSize)];
  return count === null || size === null ? null : shares(formatQuantity(count * size));
}

export function amountOf({ price, lotSize }: ProductValues, lots: string | undefined): string | null {
  const [each, size, count] = [parseMoney(price ?? ''), countOf(lotSize), countOf(lots)];
  if (each === null || size === null || count === null) return null;
  return formatAmount(formatMoney(each * BigInt(size) * BigInt(count)));
}

/** As one reads it; what is not whole, as it was typed. */
export function readableValue(field: ProductField, text: string, words: Readonly<Record<Choice, string>>): string {
  switch (formOf(field)) {
    case 'choice':
      return isChoice(text) ? words[text] : text;
    case 'amount':
      return /^[0-9]+(\.[0-9]{1,2})?$/.test(text) ? formatAmount(text) : text;
    case 'count':
      return /^[0-9]{1,12}$/.test(text) ? formatQuantity(Number(text)) : text;
    case 'moment': {
      const at = momentOf(text);
      return at === null ? text : when(at);
    }
    case 'date':
      return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) ? formatBusinessDate(text) : text;
    case 'text':
    case 'long':
    case 'symbol':
      return text;
  }
}

function isChoice(text: string): text is Choice {
  return Object.values(choices).some((keys) => keys.includes(text as Choice));
}

function countOf(text: string | undefined): number | null {
  return /^[0-9]{1,7}$/.test(text ?? '') ? Number(text) : null;
}
