/** Korean words of refusals, and of the reasons of restrictions that stand in them: one download. */
import { ko as codes, fields } from '@bahi/contract/refusal-texts/ko.ts';
import { ko as restrictions } from '@bahi/contract/restrictions/reasons.ko.ts';
import type { ReasonTexts } from './format-reason.ts';

const texts: ReasonTexts = { codes, reasons: restrictions.reason, fields };

export default texts;
