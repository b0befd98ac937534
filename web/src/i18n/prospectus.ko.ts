/** The prospectuses of practice offers in Korean. */
import { prospectusIn } from '@bahi/contract/practice-texts/prospectus-in.ts';
import { prospectusKo } from '@bahi/contract/practice-texts/prospectus.ko.ts';
import type { ProspectusReader } from './prospectus.en.ts';

const reader: ProspectusReader = { read: (text) => prospectusIn(text, prospectusKo) };

export default reader;
