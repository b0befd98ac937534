/** On a screen that limits are about: their changes that are still to come, and nothing while there are none. */
import { lazy, Suspense } from 'react';
import { listAnnounced, type ConfigKey } from '@bahi/contract/configuration/calls.ts';
import { useCall } from '../../data/use-call.ts';

const AnnouncedBlock = lazy(() => import('./announced-block.tsx'));
const STALE_MS = 60_000;

export function AnnouncedNote({ keys }: { readonly keys: readonly ConfigKey[] }) {
  const { data } = useCall(listAnnounced, {}, { staleTimeMs: STALE_MS });
  const changes = (data?.changes ?? []).filter(({ key }) => keys.includes(key));
  if (changes.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncedBlock changes={changes} />
    </Suspense>
  );
}
