/** State F without its note: whether the account is frozen, and what is said then beside whatever it bars. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';

export function useFrozen() {
  return useCall(getUser, {}).data?.restrictions.filter(({ kind }) => kind === 'frozen') ?? [];
}

/** In the words of the refusal; null while it is not. */
export function useFrozenReason(): string | null {
  const text = useRefusalText();
  const frozen = useFrozen()[0];
  if (frozen === undefined) return null;
  const { reason, since, until, case: id } = frozen;
  return text({ code: 'identity.frozen', params: { reason, since, until, case: id } });
}
