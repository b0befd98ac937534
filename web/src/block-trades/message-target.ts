/** Where a message about a block trade leads. */
import type { Message } from '../data/unread.ts';
import { href } from '../shell/location.ts';

export function target({ about, story }: Message): string | null {
  if (about?.type === 'block_trade') return href('/home/blockTrade1', { request: about.id });
  return about === null && story.key.startsWith('block_trades.') ? href('/home/blockTrade1') : null;
}
