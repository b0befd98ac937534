/** Running the house: two-person changes, the record of what staff did, saved filters (rules §10, T2). */
import * as z from 'zod/mini';
import { defineStaff } from '../endpoint.ts';
import { empty, id, instant, pageOf, paging, written } from '../shapes.ts';
import { change, changeKind, changeReason as reason } from './change.ts';
import { textFaults } from '../content/staff-calls.ts';
import { fieldErrors } from './offerings.ts';

const json = z.record(z.string(), z.unknown());

export const listChanges = defineStaff({
  path: '/changes/list',
  summary: 'Proposed and decided changes, newest first: the own ones, and of the kinds that the roles have to do with.',
  roles: 'any',
  isMutation: false,
  input: z.object({ kind: z.optional(changeKind), state: z.optional(change.shape.state), ...paging }),
  output: pageOf(change),
  errors: [],
});
export const approveChange = defineStaff({
  path: '/changes/approve',
  summary: 'Approves what somebody else proposed.',
  roles: 'any',
  isMutation: true,
  input: z.object({ change: id }),
  output: change,
  errors: [
    'staff.change_unknown',
    'staff.change_decided',
    'staff.same_person',
    'staff.maker_disabled',
    'staff.maker_role_gone',
    'staff.role_missing',
    'staff.own_case',
    // What held when it was proposed and no longer does.
    'staff.value_invalid',
    'staff.value_same',
    'staff.effective_too_soon',
    'staff.undoes_announced',
    'staff.disabled',
    'staff.not_enrolled',
    'staff.already_reversed',
    'staff.not_reversible',
    'staff.not_halted',
    'restrictions.not_in_force',
    'staff.account_exists',
    'products.unknown',
    ...fieldErrors,
    'new_shares.result_decided',
    'products.action_recorded',
    'placements.over',
    'block_trades.over',
    'block_trades.seller_has',
    'rights.recorded',
    'draws.drawn',
    'draws.not_closed',
    'draws.value_missing',
    'content.changed_since',
    ...textFaults,
  ],
});
export const rejectChange = defineStaff({
  path: '/changes/reject',
  summary: 'Rejects what somebody else proposed, or withdraws the own.',
  roles: 'any',
  isMutation: true,
  input: z.object({ change: id, reason }),
  output: change,
  errors: ['staff.change_unknown', 'staff.change_decided', 'staff.role_missing', 'staff.own_case'],
});

export const listAudit = defineStaff({
  path: '/audit/list',
  summary: 'What staff did and saw, newest first; each row is chained to the one before.',
  roles: ['auditor', 'admin'],
  isMutation: false,
  input: z.object({
    staff: z.optional(id),
    action: z.optional(z.string().check(z.maxLength(60))),
    subject: z.optional(z.string().check(z.maxLength(60))),
    ...paging,
  }),
  output: pageOf(
    z.object({
      seq: z.int(),
      at: instant,
      staff: z.nullable(z.string()),
      action: z.string(),
      subject: z.string(),
      detail: json,
      hash: z.string(),
    }),
  ),
  errors: [],
});

export const savedView = z.object({ id, list: z.string(), name: z.string(), filter: json });
export const listViews = defineStaff({
  path: '/views/list',
  summary: 'The own saved filters.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: z.array(savedView),
  errors: [],
});
export const saveView = defineStaff({
  path: '/views/save',
  summary: 'Keeps a filter under a name.',
  roles: 'any',
  isMutation: true,
  input: z.object({
    list: z.string().check(z.maxLength(40)),
    name: written(1, 40),
    filter: json,
  }),
  output: savedView,
  errors: ['staff.too_many_views'],
});
export const deleteView = defineStaff({
  path: '/views/delete',
  summary: 'Forgets a saved filter.',
  roles: 'any',
  isMutation: true,
  input: z.object({ view: id }),
  output: empty,
  errors: ['staff.view_unknown'],
});
