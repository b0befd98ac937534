/** The terms of a product as they are typed, by kind and in the order of the form, and each as one reads it. Pure. */
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { sectors, type Sector } from '@bahi/contract/market/sectors.ts';
import type { saveDraft } from '@bahi/contract/staff/offerings.ts';
import { formatAmount, formatBusinessDate, formatQuantity } from '@bahi/core/format.ts';
import { momentOf } from './moment.ts';
import { when } from './when.ts';

export type ProductValues = NonNullable<InputOf<typeof saveDraft>['values']>;
export type ProductField = keyof ProductValues;
export type ProductKind = InputOf<typeof saveDraft>['kind'];

export const productKinds: readonly ProductKind[] = ['new_shares', 'placement', 'rights', 'corporate_action'];

export type FieldForm = 'text' | 'long' | 'symbol' | 'choice' | 'amount' | 'count' | 'moment' | 'date';

/** Keys of the words of choices. */
export type Choice =
  | 'draw'
  | 'auction_bid'
  | 'auction_uniform'
  | 'block'
  | 'pay_after'
  | 'lot'
  | 'application'
  | 'split'
  | 'bonus'
  | 'dividend'
  | Sector;

interface Part {
  readonly part: 'who' | 'terms' | 'dates';
  readonly fields: readonly ProductField[];
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
  recordDate: 'date',
  allotmentDate: 'date',
  listingDate: 'date',
  issueDate: 'date',
  actionKind: 'choice',
  perShare: 'amount',
  exDate: 'date',
  payDate: 'date',
};

const choices: Partial<Record<ProductField, readonly Choice[]>> = {
  sector: sectors,
  allocation: ['draw', 'auction_bid', 'auction_uniform'],
  funding: ['block', 'pay_after'],
  tickets: ['lot', 'application'],
  actionKind: ['split', 'bonus', 'dividend'],
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

/** A corporate action is announced: it has no prospectus. */
export function labelOf(
  kind: string | null,
  field: ProductField,
  { fields, announcement }: { readonly fields: Readonly<Record<ProductField, string>>; readonly announcement: string },
): string {
  return kind === 'corporate_action' && field === 'prospectus' ? announcement : fields[field];
}

export function isOptional(field: ProductField): boolean {
  return optional.includes(field);
}

/** What the form asks for: an auction asks for no index, and only who pays after winning has a deadline. */
export function partsOf(kind: ProductKind, values: ProductValues): readonly Part[] {
  switch (kind) {
    case 'new_shares': {
      const isAuction = values.allocation === 'auction_bid' || values.allocation === 'auction_uniform';
      const isAfter = !isAuction && values.funding === 'pay_after';
      return [
        { part: 'who', fields: ['symbol', 'name', 'sector', 'market', 'sponsor', 'prospectus'] },
        {
          part: 'terms',
          fields: [
            'allocation',
            ...(isAuction ? [] : (['funding', 'tickets'] as const)),
            'price',
            'provisionalPrice',
            'actualPrice',
            'lots',
            'lotSize',
            'minimumLots',
            'maximumLots',
            ...(isAuction ? [] : (['applicationsMaximum'] as const)),
            'fundsThreshold',
            ...(isAfter ? (['prepaidPercent'] as const) : []),
            'lockDays',
          ],
        },
        {
          part: 'dates',
          fields: [
            'opensAt',
            'closesAt',
            ...(isAuction ? [] : (['publicIndex', 'publicDate'] as const)),
            'drawAt',
            ...(isAfter ? (['payBy'] as const) : []),
            'allotmentDate',
            'listingDate',
            'issueDate',
          ],
        },
      ];
    }
    case 'placement':
      return [
        { part: 'who', fields: ['symbol', 'prospectus'] },
        { part: 'terms', fields: ['price', 'lots', 'lotSize', 'minimumAmount', 'maximumLots', 'lockDays'] },
        { part: 'dates', fields: ['opensAt', 'closesAt', 'promiseMinutes'] },
      ];
    case 'rights':
      return [
        { part: 'who', fields: ['symbol', 'prospectus'] },
        { part: 'terms', fields: ['ratioNew', 'ratioHeld', 'price', 'lockDays'] },
        { part: 'dates', fields: ['recordDate', 'payBy'] },
      ];
    case 'corporate_action': {
      const isDividend = values.actionKind === 'dividend';
      return [
        { part: 'who', fields: ['symbol', 'prospectus'] },
        { part: 'terms', fields: ['actionKind', ...(isDividend ? (['perShare'] as const) : (['ratioNew', 'ratioHeld'] as const))] },
        { part: 'dates', fields: ['exDate', ...(isDividend ? (['payDate'] as const) : [])] },
      ];
    }
  }
}

/** What a new draft begins with. */
export function newValues(kind: ProductKind): ProductValues {
  switch (kind) {
    case 'new_shares':
      return {
        allocation: 'draw',
        funding: 'block',
        tickets: 'lot',
        lotSize: '100',
        minimumLots: '1',
        applicationsMaximum: '1',
        lockDays: '0',
        publicIndex: 'BAHIFIFTY',
      };
    case 'placement':
      return { lotSize: '100', lockDays: '0', promiseMinutes: '1440' };
    case 'rights':
      return { lockDays: '0' };
    case 'corporate_action':
      return { actionKind: 'split', ratioHeld: '1' };
  }
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
