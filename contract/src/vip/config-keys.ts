/** What the operator sets of VIP levels; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const vip = {
  vipSignIns: key('count', 'trading'),
  vipAverageLevel2: key('money', 'trading'),
  vipAverageLevel3: key('money', 'trading'),
  vipAccountDays: key('count', 'trading'),
  vipFallDays: key('count', 'trading'),
};
