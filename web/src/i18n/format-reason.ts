/** The words of a refusal: its code's text with the parameters written by their kind. Pure. */
import { isRefusalCode, refusals } from '@bahi/contract/errors.ts';
import { fillText, type ParamValues } from '@bahi/contract/format-params.ts';

export interface AnyReason {
  readonly code: string;
  readonly params: ParamValues;
}

/** The texts of one language: of refusals, and of the reasons of restrictions and the fields named in them. */
export interface ReasonTexts {
  readonly codes: Partial<Record<string, string>>;
  readonly reasons: Partial<Record<string, string>>;
  readonly fields: Partial<Record<string, string>>;
}

/** Null when the code is not one of ours. */
export function formatReason(reason: AnyReason, { codes, ...words }: ReasonTexts, zone: string): string | null {
  const template = codes[reason.code];
  if (!isRefusalCode(reason.code) || template === undefined) return null;
  return fillText(template, { kinds: refusals[reason.code], values: reason.params, zone, ...words });
}
