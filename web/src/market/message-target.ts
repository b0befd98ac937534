/** Where a message about a symbol leads. */
import type { Instruments } from '../data/instruments.ts';
import type { Message } from '../data/unread.ts';
import { instrumentHref } from './parts/instrument-link.ts';

export function target({ about }: Message, { bySymbol }: Pick<Instruments, 'bySymbol'>): string | null {
  return about?.type === 'symbol' ? instrumentHref(about.id, bySymbol.get(about.id)?.kind) : null;
}
