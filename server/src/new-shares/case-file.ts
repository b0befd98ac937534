/**
 * Applications for new shares in a customer's case file. Before a change the amounts are not kept: only its last state is told. A bid is
 * sealed for staff as well (rules §8): until the result, or until everybody has everything back, neither it nor its amount is told.
 */
import type { CaseFileSource } from '../platform/case-file.ts';

const about = `jsonb_build_object('application', s.id::text, 'symbol', o.symbol, 'name', o.name)`;
const isOpen = `(o.allocation = 'draw' or o.drawn_at is not null or o.withdrawn_at is not null)`;
const asked = `jsonb_build_object('lots', s.lots, 'currency', 'INR', 'price', case when ${isOpen} then s.bid::text end,
  'amount', case when ${isOpen} then s.amount::text end)`;
const won = `jsonb_build_object('lots', s.won_lots, 'amount', s.cost::text, 'currency', 'INR')`;
const from = 'from new_shares.subscription s join new_shares.offer o on o.id = s.offer_id where s.customer_id = $1';

export const NEW_SHARES_CASE_FILE: readonly CaseFileSource[] = [
  // Each entry of its money: paid with the application or after winning, and what came back.
  {
    domain: 'money',
    sql: `select m.entry_id as id, m.at, 'new_shares.' || m.kind as what,
      ${about} || jsonb_build_object('entry', m.entry_id::text, 'amount', m.amount::text, 'currency', 'INR') as params, null::text as by
      from new_shares.subscription s join new_shares.offer o on o.id = s.offer_id
      join new_shares.movement m on m.subscription_id = s.id and m.kind in ('paid', 'refunded') where s.customer_id = $1`,
  },
  step('applied', 's.applied_at', { params: `case when s.changed_at is null then ${asked} else '{}'::jsonb end` }),
  step('changed', 's.changed_at', { params: asked }),
  step('cancelled', 's.cancelled_at'),
  step('won', 's.decided_at', { params: won, where: 's.won_lots is not null' }),
  step('not_won', 's.decided_at', { where: `s.status = 'not_won'` }),
  step('payment_failed', 's.payment_failed_at'),
  step('payment_waits', 's.pay_waits_since', {
    params: `${won} || jsonb_build_object('until', s.pay_waits_until)`,
  }),
  step('forfeited', 's.forfeited_at', { params: won }),
  step('allotted', 's.allotted_at', {
    params: `${won} || jsonb_build_object('position', s.position_id::text)`,
  }),
];

function step(
  name: string,
  at: string,
  { params = `'{}'::jsonb`, where = 'true' }: { readonly params?: string; readonly where?: string } = {},
): CaseFileSource {
  return {
    domain: 'money',
    sql: `select s.id, ${at} as at, 'new_shares.${name}' as what, ${about} || ${params} as params, null::text as by
      ${from} and ${at} is not null and ${where}`,
  };
}
