/** Who stands behind a code, shown before the form is sent. */
import { useDeferredValue } from 'react';
import { getInviter } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useLanguage } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { identityTexts } from './texts.ts';

export function InviterLine({ code }: { readonly code: string }) {
  const t = useTexts(identityTexts);
  const text = useRefusalText();
  const language = useLanguage();
  const asked = useDeferredValue(code.trim());
  const isWhole = /^[A-Za-z0-9-]{3,32}$/.test(asked);
  const { data, failure } = useCall(getInviter, { code: asked }, { enabled: isWhole, staleTimeMs: 60_000 });
  if (!isWhole) return t.codeHint;
  if (data !== undefined)
    return data.kind === 'customer' ? t.invitedBy(data.name[language]) : t.ofInstitution(data.name[language]);
  if (failure?.kind === 'refused') {
    const { refusal, message } = failure;
    const isUnknown = refusal.code === 'identity.inviter_missing';
    return <span className="font-medium text-error">{isUnknown ? t.noInviter : text(refusal, message)}</span>;
  }
  return t.codeHint;
}
