/** English words of what a practice install wrote down itself. */
import { en } from '@bahi/contract/practice-texts/en.ts';

export default en;
