/** The words of a refusal: its code's text with the parameters written by their kind. Pure. */
import { formatAmount, formatDateTime, formatPrice, formatQuantity, signOf } from '@bahi/core/format.ts';
import { isRefusalCode, refusals, type ParamKind } from '@bahi/contract/errors.ts';

export interface AnyReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Null when the code is not one of ours. */
export function formatReason(reason: AnyReason, texts: Partial<Record<string, string>>, zone: string): string | null {
  const template = texts[reason.code];
  if (!isRefusalCode(reason.code) || template === undefined) return null;
  const kinds: Partial<Record<string, ParamKind>> = refusals[reason.code];
  return template.replaceAll(/\{([a-z_]+)\}/g, (whole, name: string) => {
    const value = reason.params[name];
    const kind = kinds[name];
    return value === undefined || kind === undefined ? whole : formatParam(kind, value, zone);
  });
}

function formatParam(kind: ParamKind, value: string | number, zone: string): string {
  switch (kind) {
    case 'money':
      return formatAmount(String(value));
    case 'price':
      return formatPrice(String(value));
    case 'int':
    case 'seconds':
      return formatQuantity(Number(value));
    case 'time':
      return formatDateTime(Number(value), zone);
    case 'rate':
      return `${signOf(String(value)) < 0 ? '−' : ''}${String(value).replace('-', '')}%`;
    case 'text':
      return String(value);
  }
}
