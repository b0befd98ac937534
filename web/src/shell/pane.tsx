/** Where a screen stands: the place its query comes from, and whether it is the screen of the address or a column beside it. */
import { createContext, use } from 'react';
import { readQuery } from './hash.ts';
import type { Path, QueryOf } from './paths.ts';

export interface Pane {
  readonly path: Path;
  readonly search: string;
  /** Back leads here when there is no history; null shows no back. */
  readonly parent: Path | null;
  /** "main" also on phones, where it is the only one. */
  readonly kind: 'main' | 'list' | 'ticket';
  /** The screen of the address: it owns the title and takes the focus. */
  readonly isPrimary: boolean;
  /** Whether other columns stand beside it. */
  readonly isAlone: boolean;
}

const PaneContext = createContext<Pane | null>(null);

export const PaneProvider = PaneContext;

export function usePane(): Pane {
  const pane = use(PaneContext);
  if (pane === null) throw new Error('a screen stands in a pane');
  return pane;
}

/** The query of this screen: `const { symbol } = useQuery('/market/stockDetail')`. Values may be missing. */
export function useQuery<P extends Path>(_path: P): QueryOf<P> {
  return readQuery(usePane().search);
}
