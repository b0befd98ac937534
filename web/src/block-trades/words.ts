/** What stands in the chip of a block offer and of a request. Pure. */
import type { getBlock, getBlockRequest } from '@bahi/contract/block-trades/calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { Tone } from '../ui/status-chip.tsx';
import type { BlockTexts } from './texts.en.ts';

export type BlockOffer = OutputOf<typeof getBlock>;
export type BlockRequest = OutputOf<typeof getBlockRequest>;

interface Chip {
  readonly tone: Tone;
  readonly text: string;
}

const offerTones: Readonly<Record<BlockOffer['state'], Tone>> = {
  upcoming: 'neutral',
  open: 'info',
  closed: 'ended',
  withdrawn: 'error',
};

export function offerChip({ state }: Pick<BlockOffer, 'state'>, t: BlockTexts): Chip {
  return { tone: offerTones[state], text: t.offer.state[state] };
}

const requestTones: Readonly<Record<BlockRequest['state'], Tone>> = {
  pending: 'waiting',
  approved: 'success',
  rejected: 'error',
  cancelled: 'ended',
  expired: 'ended',
};

export function requestChip({ state, lots, approvedLots }: BlockRequest, t: BlockTexts): Chip {
  const isPart = approvedLots !== null && approvedLots < lots;
  return { tone: requestTones[state], text: isPart ? t.request.partly : t.request.status[state] };
}
