/** The text of a refusal or a reason in the reader's language. */
import { formatReason, type AnyReason, type ReasonTexts } from './format-reason.ts';
import { defineTexts, useTexts } from './texts.ts';
import { translateMessage } from './server-message.ts';
import { messageTexts } from './message-texts.ts';
import { getLanguage, useLanguage, type Language } from './language.ts';
import { marketZone } from '../data/zone.ts';

export const refusalTexts = defineTexts(import.meta.glob<typeof import('./reasons.en.ts')>('./reasons.{en,tw,ko}.ts'));

/** Until the table is here; the spec's own word. */
const EMPTY = { error: 'Error', table: {} };

export type RefusalText = (reason: AnyReason | null, message?: string) => string;

/** `text(refusal, message)`: prefers the code; without a known one, the server's message by spec §8. */
export function useRefusalText(): RefusalText {
  const texts = useTexts(refusalTexts);
  const language = useLanguage();
  return (reason, message = '') => textOf({ reason, message, texts, language });
}

/** Outside React, for what is refused after a press: its words are loaded only then. */
export async function refusalText(reason: AnyReason | null, message = ''): Promise<string> {
  const language = getLanguage();
  return textOf({ reason, message, texts: await refusalTexts.load(language), language });
}

interface Refused {
  readonly reason: AnyReason | null;
  readonly message: string;
  readonly texts: ReasonTexts;
  readonly language: Language;
}

function textOf({ reason, message, texts, language }: Refused): string {
  return (
    (reason === null ? null : formatReason(reason, texts, marketZone())) ??
    translateMessage(message, messageTexts.peek(language) ?? EMPTY)
  );
}
