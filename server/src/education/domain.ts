import type { Domain } from '../house.ts';
import { EDUCATION_INVARIANTS } from './audit.ts';
import { EDUCATION_CASE_FILE } from './case-file.ts';
import { HOUSE_BANK } from './house-bank.ts';
import { registerEducationRoutes } from './routes.ts';

export const education: Domain = {
  name: 'education',
  invariants: EDUCATION_INVARIANTS,
  caseFile: EDUCATION_CASE_FILE,
  open: (house) => ({ routes: (server) => registerEducationRoutes(server, { ...house, bank: HOUSE_BANK }) }),
};
