/** Who stands behind a code, shown before the form is sent. */
import { useDeferredValue } from 'react';
import { getInviter } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { identityTexts } from './texts.ts';

export function InviterLine({ code }: { readonly code: string }) {
  const t = useTexts(identityTexts);
  const asked = useDeferredValue(code.trim());
  const isWhole = /^[A-Za-z0-9-]{3,32}$/.test(asked);
  const { data, failure } = useCall(getInviter, { code: asked }, { enabled: isWhole, staleTimeMs: 60_000 });
  if (!isWhole) return t.codeHint;
  if (data !== undefined) return data.kind === 'customer' ? t.invitedBy(data.name) : t.ofInstitution(data.name);
  if (failure?.kind === 'refused') return <span className="font-medium text-error">{t.noInviter}</span>;
  return t.codeHint;
}
