/** Traditional Chinese words of what a practice install wrote down itself. */
import { tw } from '@bahi/contract/practice-texts/tw.ts';

export default tw;
