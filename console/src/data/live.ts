/** The one client of this page. */
import { wording } from '../i18n/call-words.ts';
import { createAsk, staffCall } from './ask.ts';

export const ask = createAsk({ call: staffCall(), wording, newKey: () => crypto.randomUUID() });
