/** The steps of a first verification, and the fields each asks for. */
import type { FieldName } from './answers.ts';

export const STEPS = ['name', 'number', 'photos', 'check'] as const;
export type Step = (typeof STEPS)[number];

export const fieldsOf: Readonly<Record<Step, ReadonlySet<FieldName>>> = {
  name: new Set(['name']),
  number: new Set(['id_number', 'pan']),
  photos: new Set(['front', 'back']),
  check: new Set(),
};
