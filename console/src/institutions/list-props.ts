/** The two lists of the page, and what each is given. */
import type { ReactNode } from 'react';
import type { ListAddress } from '../shell/use-list-address.ts';

export const stages = ['institutions', 'codes'] as const;
export type Stage = (typeof stages)[number];

export interface PanelOfListProps {
  readonly list: ListAddress<Stage>;
  readonly mayChange: boolean;
  readonly filters: ReactNode;
}
