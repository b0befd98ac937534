/** An alert in one line: "Reaches 990.00". Pure. */
import type { alert, alertKind } from '@bahi/contract/alerts/calls.ts';
import { formatPrice } from '@bahi/core/format.ts';
import type * as z from 'zod/mini';
import type { AlertTexts } from '../../i18n/alerts.ts';

export type Alert = z.output<typeof alert>;
export type AlertKind = z.output<typeof alertKind>;

/** The wire's value as it is shown: prices with the instrument's digits, shares without. */
export function alertValue(kind: AlertKind, value: string, digits: number): string {
  switch (kind) {
    case 'above':
    case 'below':
      return formatPrice(value, digits);
    case 'rise':
    case 'fall':
      return formatPrice(value, 2).replace(/\.00$/, '');
    case 'volume':
      return formatPrice(value, 0);
  }
}

export function alertWhat(t: AlertTexts, { kind, value }: Pick<Alert, 'kind' | 'value'>, digits: number): string {
  return t.what[kind](alertValue(kind, value, digits));
}
