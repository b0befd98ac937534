/** Whether the sheet that asks for consent stands. By itself, so that the shell loads no more than this. */
import { createStore } from '../../data/store.ts';

export const isConsentDue = createStore(false);
