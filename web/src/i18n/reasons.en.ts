/** English words of refusals, and of the reasons of restrictions that stand in them: one download. */
import { en as codes, fields } from '@bahi/contract/refusal-texts/en.ts';
import { en as restrictions } from '@bahi/contract/restrictions/reasons.en.ts';
import type { ReasonTexts } from './format-reason.ts';

const texts: ReasonTexts = { codes, reasons: restrictions.reason, fields };

export default texts;
