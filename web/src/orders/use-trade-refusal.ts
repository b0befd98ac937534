/** The text of a refusal of trading: a status it names is said in the reader's words, as the chips say it. */
import type { AnyReason } from '../i18n/format-reason.ts';
import { useRefusalText, type RefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { ordersTexts } from './texts.ts';

export function useTradeRefusal(): RefusalText {
  const t = useTexts(ordersTexts);
  const text = useRefusalText();
  const words: Partial<Record<string, string>> = { ...t.positionStatus, ...t.orderStatus };
  const worded = (reason: AnyReason): AnyReason => {
    const { status } = reason.params;
    const word = typeof status === 'string' ? words[status] : undefined;
    return word === undefined ? reason : { ...reason, params: { ...reason.params, status: word } };
  };
  return (reason, message) => text(reason === null ? null : worded(reason), message);
}
