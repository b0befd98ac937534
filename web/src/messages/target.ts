/** Where a message leads: each domain says in its `message-target.ts` which messages lead to its screens, and which of them to none. */
import type { Instruments } from '../data/instruments.ts';
import type { Message } from '../data/unread.ts';

type Target = (message: Message, instruments: Pick<Instruments, 'bySymbol'>) => string | null;

const targets = Object.values(import.meta.glob<Target>('../*/message-target.ts', { eager: true, import: 'target' }));

/** Null: to no screen. */
export const targetOf: Target = (message, instruments) =>
  targets.map((target) => target(message, instruments)).find((target) => target !== null) ?? null;
