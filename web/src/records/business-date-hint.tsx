/** Below dates to be chosen: they are business dates, and when one begins, where that is not midnight. */
import { getSession } from '@bahi/contract/market/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { rollTimeOf } from './business-date.ts';
import { recordTexts } from './texts.ts';

export function BusinessDateHint() {
  const t = useTexts(recordTexts);
  const rollsAt = rollTimeOf(useCall(getSession, {}).data?.calendar ?? '');
  return rollsAt !== null && <p className="text-small text-ink-2">{t.rollsAt(rollsAt)}</p>;
}
