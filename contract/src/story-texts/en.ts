/**
 * English texts of every story: what happened, why, and what it means; `{name}` stands for a parameter. The titles that the
 * server answers with are made of these.
 */
import { alerts } from '../alerts/stories.en.ts';
import { corporateActions } from '../corporate-actions/stories.en.ts';
import { deposits } from '../deposits/stories.en.ts';
import { exchange } from '../exchange/stories.en.ts';
import { newShares } from '../new-shares/stories.en.ts';
import { news } from '../news/stories.en.ts';
import { notices } from '../notices/stories.en.ts';
import { orders } from '../orders/stories.en.ts';
import { placements } from '../placements/stories.en.ts';
import { records } from '../records/stories.en.ts';
import { restrictions } from '../restrictions/stories.en.ts';
import { rights } from '../rights/stories.en.ts';
import { security } from '../security/stories.en.ts';
import { staff } from '../staff/stories.en.ts';
import { verification } from '../verification/stories.en.ts';
import { withdrawals } from '../withdrawals/stories.en.ts';
import type { StoryKey, StoryText } from '../stories.ts';

export const en: Readonly<Record<StoryKey, StoryText>> = {
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
