/** The state of a product, in words on the ground of its colour. */
import type { listProducts } from '@bahi/contract/staff/offerings.ts';
import type { RowOf } from '../data/data-provider.ts';
import { useTexts } from '../i18n/wording.ts';
import { StateGround } from '../shell/state-ground.tsx';

export type ProductRow = RowOf<typeof listProducts>;

const grounds: Readonly<Record<ProductRow['state'], string>> = {
  draft: 'action.hover',
  proposed: 'warning.light',
  announced: 'info.light',
  upcoming: 'info.light',
  open: 'info.light',
  closed: 'action.hover',
  drawn: 'action.hover',
  settled: 'action.hover',
  listed: 'action.hover',
  recorded: 'warning.light',
  ex: 'warning.light',
  done: 'action.hover',
  withdrawn: 'action.hover',
};

export function StateChip({ state }: { state: ProductRow['state'] }) {
  const { products } = useTexts();
  return <StateGround ground={grounds[state]} word={products.states[state]} />;
}
