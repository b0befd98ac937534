import type { Domain } from '../house.ts';
import { LENDING_INVARIANTS } from './audit.ts';

export const lending: Domain = {
  name: 'lending',
  invariants: LENDING_INVARIANTS,
  open: () => ({}),
};
