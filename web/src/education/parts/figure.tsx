/** A figure of a lesson by its name; each is a file of its own, which comes when it is drawn. */
import { Suspense, lazy, type ComponentType } from 'react';
import type { Lesson } from '@bahi/core/education.ts';
import type { FigureProps } from '../figures/drawing.tsx';

const FIGURES: Readonly<Record<Lesson, ComponentType<FigureProps>>> = {
  markets: lazy(() => import('../figures/markets.tsx')),
  orders: lazy(() => import('../figures/orders.tsx')),
  charges: lazy(() => import('../figures/charges.tsx')),
  leverage: lazy(() => import('../figures/leverage.tsx')),
  shorts: lazy(() => import('../figures/shorts.tsx')),
  'stop-loss': lazy(() => import('../figures/stop-loss.tsx')),
  draws: lazy(() => import('../figures/draws.tsx')),
  'corporate-actions': lazy(() => import('../figures/corporate-actions.tsx')),
  lending: lazy(() => import('../figures/lending.tsx')),
  loans: lazy(() => import('../figures/loans.tsx')),
  fraud: lazy(() => import('../figures/fraud.tsx')),
  rights: lazy(() => import('../figures/rights.tsx')),
};

/** Of a name that is not drawn here, as in a text of a later version, the words are shown. */
export function Figure({ name, alt }: FigureProps & { readonly name: string }) {
  if (!Object.hasOwn(FIGURES, name)) return <p className="text-ink-2">{alt}</p>;
  const Drawn = FIGURES[name as Lesson];
  return (
    <Suspense fallback={<div className="aspect-8/5 w-full max-w-120 rounded-control bg-surface" />}>
      <Drawn alt={alt} />
    </Suspense>
  );
}
