/** What the operator sets of the desk; its defaults: core/src/parameters.ts. */
import { key } from '../config-key.ts';

export const staff = {
  isPracticeReviewerOn: key('boolean', 'house', false),
};
