/** The prospectuses of practice offers in Traditional Chinese. */
import { prospectusIn } from '@bahi/contract/practice-texts/prospectus-in.ts';
import { prospectusTw } from '@bahi/contract/practice-texts/prospectus.tw.ts';
import type { ProspectusReader } from './prospectus.en.ts';

const reader: ProspectusReader = { read: (text) => prospectusIn(text, prospectusTw) };

export default reader;
