/** Prospectuses are stored in English. */
import type { ProspectusReader } from './prospectus.ts';

const reader: ProspectusReader = { read: (text) => text };

export default reader;
