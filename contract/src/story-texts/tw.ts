/** Traditional Chinese texts of every story, as Taiwan's brokers write; a crore is 1,000 萬. */
import { alerts } from '../alerts/stories.tw.ts';
import { corporateActions } from '../corporate-actions/stories.tw.ts';
import { deposits } from '../deposits/stories.tw.ts';
import { exchange } from '../exchange/stories.tw.ts';
import { newShares } from '../new-shares/stories.tw.ts';
import { news } from '../news/stories.tw.ts';
import { notices } from '../notices/stories.tw.ts';
import { orders } from '../orders/stories.tw.ts';
import { placements } from '../placements/stories.tw.ts';
import { records } from '../records/stories.tw.ts';
import { restrictions } from '../restrictions/stories.tw.ts';
import { rights } from '../rights/stories.tw.ts';
import { security } from '../security/stories.tw.ts';
import { staff } from '../staff/stories.tw.ts';
import { verification } from '../verification/stories.tw.ts';
import { withdrawals } from '../withdrawals/stories.tw.ts';
import type { StoryKey, StoryText } from '../stories.ts';

export const tw: Readonly<Record<StoryKey, StoryText>> = {
  ...alerts,
  ...corporateActions,
  ...deposits,
  ...exchange,
  ...newShares,
  ...news,
  ...notices,
  ...orders,
  ...placements,
  ...records,
  ...restrictions,
  ...rights,
  ...security,
  ...staff,
  ...verification,
  ...withdrawals,
};
