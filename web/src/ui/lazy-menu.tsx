/** A Menu whose code comes with the first press of its button: rows have hundreds of such buttons, and few are pressed. */
import { Suspense, lazy, useState, type ComponentProps, type ReactElement } from 'react';
import type { MenuProps } from './menu.tsx';

const Menu = lazy(() => import('./menu.tsx').then((module) => ({ default: module.Menu })));

export interface LazyMenuProps {
  /** Renders the button with the properties it is given. */
  readonly trigger: (props: ComponentProps<'button'>) => ReactElement;
  readonly items: MenuProps['items'];
}

export function LazyMenu({ trigger, items }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const plain = trigger({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setWanted(true) });
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <Menu trigger={trigger({})} items={items} isOpenAtFirst />
    </Suspense>
  );
}
