/** The words of what a server refused: those of its code, otherwise of its message (spec §8). Comes with them (refusal-text.ts). */
import { formatReason, type AnyReason, type ReasonTexts } from './format-reason.ts';
import { translateMessage, type MessageTable } from './server-message.ts';

export interface RefusalWords {
  readonly texts: ReasonTexts;
  readonly messages: MessageTable;
  readonly zone: string;
}

export function writeRefusal(
  { reason, message }: { readonly reason: AnyReason | null; readonly message: string },
  { texts, messages, zone }: RefusalWords,
): string {
  return (reason === null ? null : formatReason(reason, texts, zone)) ?? translateMessage(message, messages);
}
