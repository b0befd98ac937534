/** Where the verification stands, beside the name; leads to it. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getUser } from '@bahi/contract/identity/calls.ts';
import { useVerificationStateTexts } from '../i18n/verification.ts';
import { href } from '../shell/location.ts';
import { StatusChip, type Tone } from '../ui/status-chip.tsx';

type Identity = OutputOf<typeof getUser>['identity'];

const tones: Readonly<Record<Identity, Tone>> = {
  not_verified: 'info',
  under_review: 'waiting',
  verified: 'success',
  failed: 'error',
};

export function IdentityChip({ identity }: { readonly identity: Identity }) {
  const t = useVerificationStateTexts();
  return (
    <a
      href={href('/information/authInfo')}
      aria-label={`${t.label}: ${t.state[identity]}`}
      className="inline-flex min-h-11 min-w-11 items-center"
    >
      <StatusChip tone={tones[identity]}>{t.state[identity]}</StatusChip>
    </a>
  );
}
