/**
 * The text of a refusal or a reason in the reader's language. The words of all domains, and what writes them, are downloaded when the
 * first one is told: an answer that refuses waits for them (data/call.ts), so that whoever tells it has them; what is told of anything
 * else stands once they have come.
 */
import { marketZone } from '../data/zone.ts';
import { createStore, useStore } from '../data/store.ts';
import { commonTexts } from './common.ts';
import type { AnyReason } from './format-reason.ts';
import { getLanguage, useLanguage } from './language.ts';
import { messageTexts } from './message-texts.ts';
import { defineTexts, textsNow } from './texts.ts';

const reasonTexts = defineTexts(import.meta.glob<typeof import('./reasons.en.ts')>('./reasons.{en,tw,ko}.ts'), {
  isLater: true,
});

export type RefusalText = (reason: AnyReason | null, message?: string) => string;

/** So long an answer waits for its words; then it is told without. */
const PATIENCE_MS = 5_000;
/** Keeps a line's height until its words are here. */
const BLANK = '\u00a0';

const state = createStore<'unasked' | 'here' | 'missing'>('unasked');
let write: typeof import('./write-refusal.ts').writeRefusal | undefined;
let coming: Promise<void> | null = null;

/** `text(refusal, message)`: prefers the code; without a known one, the server's message by spec §8. */
export function useRefusalText(): RefusalText {
  useStore(state);
  useLanguage();
  return refusalText;
}

/** Outside React, of an answer. */
export function refusalText(reason: AnyReason | null, message = ''): string {
  const language = getLanguage();
  const [texts, messages] = [reasonTexts.peek(language), messageTexts.peek(language)];
  if (write !== undefined && texts !== undefined && messages !== undefined)
    return write({ reason, message }, { texts, messages, zone: marketZone() });
  if (state.get() === 'missing') return textsNow(commonTexts).reasonMissing;
  void refusalWords();
  return BLANK;
}

/** Never fails: it ends when the words are here, or are not to be had for the moment. */
export function refusalWords(): Promise<void> {
  coming ??= fetchWords().finally(() => (coming = null));
  return coming;
}

async function fetchWords(): Promise<void> {
  const language = getLanguage();
  const fetched = Promise.all([
    import('./write-refusal.ts'),
    reasonTexts.load(language),
    messageTexts.load(language),
  ]).then(([module]) => {
    write = module.writeRefusal;
    state.set('here');
    return true;
  });
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
  if (await Promise.race([fetched, late]).catch(() => false)) return;
  // A browser asks for a module once: one that failed comes with a new start only.
  if (state.get() !== 'here') state.set('missing');
}
