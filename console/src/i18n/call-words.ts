/** What a call of the API says that failed or was refused, in the language in force. */
import type { Wording } from '../data/ask.ts';
import { languageNow, textsOf } from './wording.ts';

export const wording: Wording = {
  async refusal(refusal, message) {
    try {
      const { refusalWords } = await import('./refusal-words.ts');
      return refusalWords(refusal, languageNow()) ?? message;
    } catch {
      // No connection meanwhile: the server's own words, in English.
      return message;
    }
  },
  failure: (failure) => textsOf(languageNow()).failures[failure],
};
