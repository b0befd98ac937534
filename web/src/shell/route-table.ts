/** Which screens there are, for one that links to others only once they are built. */
import { createContext, use } from 'react';
import type { Path } from './paths.ts';
import type { Routes } from './route.ts';

export const RouteTable = createContext<Routes>({});

/** Those of the paths that lead somewhere. */
export function useBuilt<P extends Path>(paths: readonly P[]): readonly P[] {
  const routes = use(RouteTable);
  return paths.filter((path) => routes[path] !== undefined);
}
