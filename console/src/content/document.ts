/** One text as the server answers it. */
import type { getStaffDocument } from '@bahi/contract/content/staff-calls.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';

export type StaffDocument = OutputOf<typeof getStaffDocument>;
export type Version = NonNullable<StaffDocument['newest']>;
export type Facts = NonNullable<Version['facts']>;
export type Proposed = NonNullable<StaffDocument['proposed']>;
