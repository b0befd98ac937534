/** What the operator sets of the configuration itself; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const configuration = {
  configurationNoticeHours: key('hours', 'house'),
};
