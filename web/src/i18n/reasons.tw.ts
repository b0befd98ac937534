/** Traditional Chinese words of refusals, and of the reasons of restrictions that stand in them: one download. */
import { tw as codes, fields } from '@bahi/contract/refusal-texts/tw.ts';
import { tw as restrictions } from '@bahi/contract/restrictions/reasons.tw.ts';
import type { ReasonTexts } from './format-reason.ts';

const texts: ReasonTexts = { codes, reasons: restrictions.reason, fields };

export default texts;
