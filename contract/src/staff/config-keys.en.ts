/** English: what each key of the configuration of the desk is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { staff as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isPracticeReviewerOn: {
    name: 'Practice reviewer',
    meaning:
      'Whether the practice reviewer, an automatic job, decides requests by the published rules within a minute. It leaves alone what a member of staff has claimed. In live mode there is none.',
  },
};
