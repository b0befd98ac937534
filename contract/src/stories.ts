/**
 * What news of the practice market and messages to a customer say, as a key with parameters. A domain's own are in its `stories.ts`,
 * put together here; their texts stand beside it, one file a language, so that each reader has them in the own one. The API's document has them in this order. Kinds are those of the refusals (errors.ts); `percent` is a signed percentage.
 */
import * as z from 'zod/mini';
import { alerts } from './alerts/stories.ts';
import { corporateActions } from './corporate-actions/stories.ts';
import { dayTrading } from './day-trading/stories.ts';
import { deposits } from './deposits/stories.ts';
import { education } from './education/stories.ts';
import type { ParamKind } from './errors.ts';
import { exchange } from './exchange/stories.ts';
import { institutions } from './institutions/stories.ts';
import { lending } from './lending/stories.ts';
import { loans } from './loans/stories.ts';
import { pledges } from './pledges/stories.ts';
import { grab } from './grab/stories.ts';
import { newShares } from './new-shares/stories.ts';
import { news } from './news/stories.ts';
import { notices } from './notices/stories.ts';
import { orders } from './orders/stories.ts';
import { blockTrades } from './block-trades/stories.ts';
import { placements } from './placements/stories.ts';
import { pools } from './pools/stories.ts';
import { records } from './records/stories.ts';
import { restrictions } from './restrictions/stories.ts';
import { rights } from './rights/stories.ts';
import { security } from './security/stories.ts';
import { staff } from './staff/stories.ts';
import { support } from './support/stories.ts';
import { triggers } from './triggers/stories.ts';
import { verification } from './verification/stories.ts';
import { vip } from './vip/stories.ts';
import { withdrawals } from './withdrawals/stories.ts';

export type StoryParamKind = ParamKind | 'percent';

export const stories = {
  ...news,
  ...notices,
  ...alerts,
  ...security,
  ...restrictions,
  ...verification,
  ...orders,
  ...corporateActions,
  ...staff,
  ...deposits,
  ...exchange,
  ...records,
  ...newShares,
  ...blockTrades,
  ...placements,
  ...rights,
  ...withdrawals,
  ...lending,
  ...loans,
  ...pledges,
  ...dayTrading,
  ...vip,
  ...education,
  ...grab,
  ...pools,
  ...support,
  ...institutions,
  ...triggers,
} as const satisfies Record<string, Record<string, StoryParamKind>>;

/** What a message may be about; the app opens its screen (`message-target.ts` of a domain there). */
export const aboutTypes = [
  'symbol',
  'order',
  'position',
  'record',
  'deposit',
  'withdrawal',
  'verification',
  'restriction',
  'subscription',
  'offer',
  'placement',
  'rights',
  'block_trade',
  'loan',
  'pledge',
  'day_mandate',
  'grab_request',
  'pool_holding',
  'ticket',
  'seat',
  'trigger',
] as const;

export type StoryKey = keyof typeof stories;

/** What a story says in one language; `{name}` stands for a parameter. */
export interface StoryText {
  readonly title: string;
  readonly body: string;
}

/** Parameters on the wire: int, time and seconds are JSON integers, the rest text. */
export const story = z.object({
  key: z.enum(Object.keys(stories) as [StoryKey, ...StoryKey[]]),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
});

export type Story = z.output<typeof story>;

/** Times and whole numbers are JSON integers, everything else is text. */
export type StoryParams<K extends StoryKey> = {
  readonly [P in keyof (typeof stories)[K]]: (typeof stories)[K][P] extends 'end'
    ? number | null
    : (typeof stories)[K][P] extends 'int' | 'time' | 'seconds'
      ? number
      : string;
};

export function storyOf<K extends StoryKey>(key: K, params: StoryParams<K>): Story {
  return { key, params };
}
