/** State F where something is bought: what keeps this customer from it, and where its reason, end and appeal stand. Loaded for them alone. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { useCall } from '../../data/use-call.ts';
import { RestrictionNotes } from './restriction-notes.tsx';

const BARRING: ReadonlySet<string> = new Set(['frozen', 'no_trade']);

export default function RestrictedNote() {
  const { data } = useCall(getUser, {});
  return <RestrictionNotes restrictions={data?.restrictions.filter(({ kind }) => BARRING.has(kind)) ?? []} />;
}
