/** What the operator sets of lessons and the exam; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const education = {
  lessonSeconds: key('seconds', 'trading'),
  examPassPercent: key('percent', 'trading'),
};
