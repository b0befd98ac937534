/**
 * The one place where answers, refusals and failures become the envelope of spec §7. A refusal is HTTP 200 with
 * status 0; only what the transport itself must know has an HTTP status of its own.
 */
import { refusals, type Refusal, type RefusalCode } from '@bahi/contract/errors.ts';
import { fieldWord } from '@bahi/contract/format-params.ts';
import { en as restrictions } from '@bahi/contract/restrictions/reasons.en.ts';
import { contractTexts } from './contract-texts.ts';

export const englishTexts = await contractTexts<Record<RefusalCode, string>>('refusals', 'en');
const fields = await contractTexts<Record<string, string>>('fields', 'en');

const STATUS: Partial<Record<RefusalCode, number>> = {
  'session.missing': 401,
  'session.ended': 401,
  'session.account_mismatch': 401,
  'request.not_found': 404,
  'request.too_large': 413,
  'request.too_frequent': 429,
  'system.busy': 500,
  'system.stopping': 503,
};

export function httpStatusOf(code: RefusalCode): number {
  return STATUS[code] ?? 200;
}

export function successEnvelope(data: unknown): string {
  return `{"status":1,"msg":"success","data":${JSON.stringify(data ?? null)}}`;
}

export function refusalEnvelope(refused: Refusal): string {
  return JSON.stringify({ status: 0, msg: englishText(refused), data: { code: refused.code, params: refused.params } });
}

/** The English text with its parameters in place (rules §11). */
export function englishText({ code, params }: Refusal): string {
  const kinds = refusals[code] as Record<string, string>;
  const values = params as Record<string, string | number | null>;
  return englishTexts[code].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) return hole;
    if (kinds[name] === 'time') return `${timeFormat.format(Number(value))} IST`;
    if (kinds[name] === 'field') return fieldWord(String(value), fields);
    if (kinds[name] === 'reason') return reasons[String(value)] ?? String(value);
    return String(value);
  });
}

const reasons: Partial<Record<string, string>> = restrictions.reason;

const timeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
