/** Korean words of what a practice install wrote down itself. */
import { ko } from '@bahi/contract/practice-texts/ko.ts';

export default ko;
