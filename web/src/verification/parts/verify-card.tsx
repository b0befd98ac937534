/** State U: what a screen shows while the customer's identity is not verified; leads to information/authInfo and back here. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useVerificationStateTexts } from '../../i18n/verification.ts';
import { href } from '../../shell/location.ts';
import { usePane } from '../../shell/pane.tsx';
import { Button } from '../../ui/button.tsx';

/** Nothing once the customer is verified. */
export function VerifyCard() {
  const t = useVerificationStateTexts();
  const { path, search } = usePane();
  const state = useCall(getUser, {}).data?.identity ?? 'verified';
  if (state === 'verified') return null;
  const { title, body, action } = t.card[state];
  const here = search === '' ? path : `${path}?${search}`;
  return (
    <section
      aria-label={t.label}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-wash p-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-2">{body}</p>
      </div>
      <Button size="medium" href={href('/information/authInfo', { return: here })}>
        {action}
      </Button>
    </section>
  );
}
