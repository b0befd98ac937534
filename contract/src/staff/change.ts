/** A change proposed by one person and in force only once another has approved it (rules §10). */
import * as z from 'zod/mini';
import { staffRoles, type StaffRole } from '../endpoint.ts';
import { id, instant, written } from '../shapes.ts';

export const changeKind = z.enum([
  'config',
  'correction',
  'roles',
  'staff',
  'restriction',
  'restart',
  'bank_statement',
  'product',
  'draw',
  'pool_resume',
  'document',
  'institution',
]);

type ChangeKind = z.infer<typeof changeKind>;

/** Who sees the proposals of a kind: whoever makes or checks them, and risk and auditors all; what is configured, everybody here. */
const readers: Readonly<Record<ChangeKind, readonly StaffRole[]>> = {
  config: staffRoles,
  correction: ['funds_maker', 'funds_checker', 'risk', 'auditor'],
  roles: ['admin', 'risk', 'auditor'],
  staff: ['admin', 'risk', 'auditor'],
  restriction: ['support', 'risk', 'auditor'],
  restart: ['funds_checker', 'admin', 'risk', 'auditor'],
  bank_statement: ['funds_maker', 'funds_checker', 'risk', 'auditor'],
  product: ['products', 'risk', 'auditor'],
  draw: ['products', 'risk', 'auditor'],
  pool_resume: ['funds_checker', 'admin', 'risk', 'auditor'],
  document: ['content', 'admin', 'risk', 'auditor'],
  institution: ['support', 'risk', 'auditor'],
};

export function changeKindsFor(roles: readonly StaffRole[]): ChangeKind[] {
  return (Object.keys(readers) as ChangeKind[]).filter((kind) => readers[kind].some((role) => roles.includes(role)));
}

export const changeReason = written(5, 500);

const json = z.record(z.string(), z.unknown());

export const change = z.object({
  id,
  kind: changeKind,
  subject: z.string(),
  before: z.nullable(json),
  after: json,
  reason: z.string(),
  effectiveFrom: z.nullable(instant),
  /** Overtaken: what it was to start has happened without it, or what it was to confirm is over. */
  state: z.enum(['proposed', 'approved', 'rejected', 'withdrawn', 'overtaken']),
  maker: z.string(),
  /** It waits, and nobody approves it: others reject it and propose it themselves. */
  isMakerDisabled: z.boolean(),
  madeAt: instant,
  checker: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
});
