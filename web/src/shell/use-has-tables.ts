/** Whether a list of this screen is a table: where it is the window's main column and that is wide (from 1,024 px on). */
import { useWide } from '../data/use-wide.ts';
import { usePane } from './pane.tsx';

export function useHasTables(): boolean {
  const isWide = useWide();
  return usePane().kind === 'main' && isWide;
}
