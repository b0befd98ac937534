import type { Domain } from '../house.ts';

export const messenger: Domain = {
  name: 'messenger',
  open: (house) => ({ tasks: house.messenger.tasks }),
};
