/** Korean texts of every story; a crore is 10 million (크로르). */
import { alerts } from '../alerts/stories.ko.ts';
import { corporateActions } from '../corporate-actions/stories.ko.ts';
import { deposits } from '../deposits/stories.ko.ts';
import { exchange } from '../exchange/stories.ko.ts';
import { newShares } from '../new-shares/stories.ko.ts';
import { news } from '../news/stories.ko.ts';
import { notices } from '../notices/stories.ko.ts';
import { orders } from '../orders/stories.ko.ts';
import { placements } from '../placements/stories.ko.ts';
import { records } from '../records/stories.ko.ts';
import { restrictions } from '../restrictions/stories.ko.ts';
import { rights } from '../rights/stories.ko.ts';
import { security } from '../security/stories.ko.ts';
import { staff } from '../staff/stories.ko.ts';
import { verification } from '../verification/stories.ko.ts';
import { withdrawals } from '../withdrawals/stories.ko.ts';
import type { StoryKey, StoryText } from '../stories.ts';

export const ko: Readonly<Record<StoryKey, StoryText>> = {
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
