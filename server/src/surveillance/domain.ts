import type { Domain } from '../house.ts';
import { createSurveillanceTasks } from './service.ts';

export const surveillance: Domain = {
  name: 'surveillance',
  open: (house) => ({ tasks: createSurveillanceTasks({ ...house, recorded: house.market.recorded }) }),
};
