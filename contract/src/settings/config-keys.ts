/** What the operator sets of support; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const settings = {
  supportNumbers: key('numbers', 'house'),
  supportHours: key('text', 'house'),
  supportLink: key('link', 'house'),
};
