/** The text of a refusal or a reason in the reader's language. */
import type { RefusalCode } from '@bahi/contract/errors.ts';
import { formatReason, type AnyReason } from './format-reason.ts';
import { defineTexts, useTexts } from './texts.ts';
import { translateMessage } from './server-message.ts';
import { messageTexts } from './message-texts.ts';
import { getLanguage, useLanguage, type Language } from './language.ts';
import { marketZone } from '../data/zone.ts';

export const refusalTexts = defineTexts<Record<RefusalCode, string>>({
  en: () => import('@bahi/contract/refusal-texts/en.ts').then(({ en }) => ({ default: en })),
  tw: () => import('@bahi/contract/refusal-texts/tw.ts').then(({ tw }) => ({ default: tw })),
  ko: () => import('@bahi/contract/refusal-texts/ko.ts').then(({ ko }) => ({ default: ko })),
});

/** Until the table is here; the spec's own word. */
const EMPTY = { error: 'Error', table: {} };

export type RefusalText = (reason: AnyReason | null, message?: string) => string;

/** `text(refusal, message)`: prefers the code; without a known one, the server's message by spec §8. */
export function useRefusalText(): RefusalText {
  const codes = useTexts(refusalTexts);
  const language = useLanguage();
  return (reason, message = '') => textOf({ reason, message, codes, language });
}

/** Outside React, for what is refused after a press: its words are loaded only then. */
export async function refusalText(reason: AnyReason | null, message = ''): Promise<string> {
  const language = getLanguage();
  return textOf({ reason, message, codes: await refusalTexts.load(language), language });
}

interface Refused {
  readonly reason: AnyReason | null;
  readonly message: string;
  readonly codes: Record<RefusalCode, string>;
  readonly language: Language;
}

function textOf({ reason, message, codes, language }: Refused): string {
  return (
    (reason === null ? null : formatReason(reason, codes, marketZone())) ??
    translateMessage(message, messageTexts.peek(language) ?? EMPTY)
  );
}
