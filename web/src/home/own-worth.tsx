/**
 * What is one's own on home, once there is any: the total over time, and below the next task what is held. Both come after the total; of
 * who never bought anything there is nothing to tell.
 */
import { Suspense, lazy, useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { OWN } from '../data/own.ts';
import { useCall } from '../data/use-call.ts';
import { useFunds } from '../data/use-funds.ts';
import { KeptPlace } from './kept-place.tsx';
import { useSettled } from './use-settled.ts';

const parts = {
  worth: { Part: lazy(() => import('../portfolio/parts/worth-card.tsx')), storedAs: OWN.worthHeight, firstPx: 348 },
  holdings: { Part: lazy(() => import('./home-holdings.tsx')), storedAs: OWN.holdingsHeight, firstPx: 120 },
};

export function OwnWorth({ part }: { readonly part: keyof typeof parts }) {
  const isSettled = useSettled();
  const [stands, setStands] = useState(false);
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  const { data: funds } = useFunds();
  if (!orders.data?.total && !Number(funds?.invested ?? 0)) return null;
  const { Part, ...place } = parts[part];
  return (
    <KeptPlace {...place} stands={stands}>
      {isSettled && (
        <Suspense>
          <Part onStands={setStands} />
        </Suspense>
      )}
    </KeptPlace>
  );
}
