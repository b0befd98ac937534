/** A kind of product that is prepared and never published. */
import type { Kind } from '../products/service.ts';

export function sampleProduct(): Kind {
  return {
    name: 'sample',
    tooLate: 'new_shares.result_decided',
    plan: async () => ({ problems: [], publish: null }),
    page: async () => ({ rows: [], total: 0 }),
    detail: async () => null,
    callOff: async () => {},
    note: async () => {},
  };
}
