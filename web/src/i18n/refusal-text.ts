/** The text of a refusal or a reason: its code in the reader's language, its parameters formatted by their kind. */
import { formatAmount, formatDateTime, formatPrice, formatQuantity, signOf } from '@bahi/core/format.ts';
import { isRefusalCode, refusals, type ParamKind, type RefusalCode } from '@bahi/contract/errors.ts';
import { defineTexts, useTexts } from './texts.ts';
import { translateMessage } from './server-message.ts';
import { messageTexts } from './message-texts.ts';
import { marketZone } from '../data/zone.ts';

export const refusalTexts = defineTexts<Record<RefusalCode, string>>({
  en: () => import('@bahi/contract/refusal-texts/en.ts').then(({ en }) => ({ default: en })),
  tw: () => import('@bahi/contract/refusal-texts/tw.ts').then(({ tw }) => ({ default: tw })),
  ko: () => import('@bahi/contract/refusal-texts/ko.ts').then(({ ko }) => ({ default: ko })),
});

export interface AnyReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type RefusalText = (reason: AnyReason | null, message?: string) => string;

/** `text(refusal, message)`: prefers the code; without a known one, the server's message by spec §8. */
export function useRefusalText(): RefusalText {
  const codes = useTexts(refusalTexts);
  const messages = useTexts(messageTexts);
  return (reason, message = '') =>
    (reason === null ? null : formatReason(reason, codes, marketZone())) ?? translateMessage(message, messages);
}

/** Null when the code is not one of ours. */
export function formatReason(
  reason: AnyReason,
  texts: Partial<Record<string, string>>,
  zone: string,
): string | null {
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
