/** What somebody proposed who was disabled since, or lost the role (rules §10): nobody approves it, others reject it and propose it themselves. */
import type { OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { proposeConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { disableMember, proposeEnabling, proposeRoles } from '@bahi/contract/staff/members.ts';
import { approveChange, listAudit, listChanges, rejectChange } from '@bahi/contract/staff/operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import type { StaffHarness } from './testing.ts';
import { key, startMembers, type Members } from './testing-members.ts';

let m: Members;
let h: StaffHarness;
beforeAll(async () => {
  m = await startMembers();
  ({ h } = m);
});
afterAll(() => h.stop());

const as: Members['as'] = (role) => m.as(role);
const reason = 'no longer with the house';
type Change = OutputOf<typeof proposeConfig>;

/** A member at work, and what it proposes. */
async function proposing(minutes: number): Promise<{ member: { id: string; name: string }; change: Change }> {
  const member = await m.added({ roles: ['risk'], name: `Maker of ${minutes}` });
  const { token } = await m.enrolled(member);
  return { member, change: expectOk(await propose(h.staff(token), minutes)) };
}

function propose(staff: ReturnType<Members['as']>, minutes: number) {
  const effectiveFrom = h.clock.now() + 30 * 3_600_000;
  return staff(proposeConfig, { key: 'tradingUnlockMinutes', value: minutes, effectiveFrom, reason }, key());
}

const bar = (staff: string) => as('admin')(disableMember, { staff, reason }, key());
const approve = (change: string) => as('admin')(approveChange, { change }, key());
const shown = async (id: string) =>
  expectOk(await as('risk')(listChanges, { kind: 'config', pageSize: 100 })).rows.find((row) => row.id === id)!;

test('it is refused with a name, shown as such, rejected by others and proposed anew', async () => {
  const { member, change } = await proposing(11);
  expect(change.isMakerDisabled).toBe(false);
  expectOk(await bar(member.id));
  const refused = await approve(change.id);
  expect(refused).toMatchObject({ refusal: { code: 'staff.maker_disabled', params: { by: member.name } } });
  expect(await shown(change.id)).toMatchObject({ state: 'proposed', isMakerDisabled: true });
  expect(endOf(await propose(as('risk'), 11))).toBe('staff.already_proposed');
  expect(expectOk(await as('admin')(rejectChange, { change: change.id, reason }, key()))).toMatchObject({
    state: 'rejected',
    isMakerDisabled: false,
  });
  const anew = expectOk(await propose(as('risk'), 11));
  expect(expectOk(await approve(anew.id)).state).toBe('approved');
  // What two people agreed on stays as it is when one of them goes.
  const { member: gone, change: agreed } = await proposing(12);
  expectOk(await approve(agreed.id));
  expectOk(await bar(gone.id));
  expect(await shown(agreed.id)).toMatchObject({ state: 'approved', isMakerDisabled: false });
});

test('what somebody proposed who has the role no longer is refused, and approved once the role is back', async () => {
  const { member, change } = await proposing(10);
  const rolesOf = async (roles: StaffRole[]) => {
    const asked = expectOk(await as('admin')(proposeRoles, { staff: member.id, roles, reason }, key()));
    expectOk(await as('risk')(approveChange, { change: asked.id }, key()));
  };
  await rolesOf(['support', 'content']);
  expect(await approve(change.id)).toMatchObject({
    refusal: { code: 'staff.maker_role_gone', params: { by: member.name, role: 'risk, admin' } },
  });
  expect(await shown(change.id)).toMatchObject({ state: 'proposed', isMakerDisabled: false });
  // Another of the roles will do.
  await rolesOf(['admin']);
  expect(expectOk(await approve(change.id)).state).toBe('approved');
});

test('it can be approved again once two have let its maker in again', async () => {
  const { member, change } = await proposing(13);
  expectOk(await bar(member.id));
  const enabling = expectOk(await as('risk')(proposeEnabling, { staff: member.id, reason }, key()));
  expect(endOf(await approve(change.id))).toBe('staff.maker_disabled');
  expectOk(await approve(enabling.id));
  expectOk(await approve(change.id));
});

test('an approval and the bar of its maker at once: approved before the bar, or not at all', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { member, change } = await proposing(14 + round);
    const calls = [() => approve(change.id), () => bar(member.id)];
    const ends = await Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((call) => call()));
    const [approval, barred] = round % 2 === 0 ? ends : ends.toReversed();
    expect(endOf(barred!)).toBe('ok');
    const { state } = await shown(change.id);
    if (endOf(approval!) === 'ok') {
      expect(state).toBe('approved');
      const { rows } = expectOk(await as('auditor')(listAudit, { pageSize: 20 }));
      const at = (action: string, subject: string) =>
        Number(rows.find((row) => row.action === action && row.subject === subject)!.seq);
      expect(at('config.approve', `change:${change.id}`)).toBeLessThan(at('staff.disable', `staff:${member.id}`));
    } else {
      expect([endOf(approval!), state]).toEqual(['staff.maker_disabled', 'proposed']);
      expectOk(await as('admin')(rejectChange, { change: change.id, reason }, key()));
    }
  }
});

test('whoever bars the maker waits for an approval that has begun, and one that begins then sees the bar', async () => {
  const { member, change } = await proposing(40);
  let barring: Promise<unknown> = Promise.resolve();
  await h.t.owner.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock_shared(hashtext('staff.member'), $1::int)`, [member.id]);
    barring = bar(member.id).then((end) => expect(endOf(end)).toBe('ok'));
    await expect
      .poll(
        async () =>
          (await h.t.owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
      )
      .toBe(1);
    const { rows } = await tx.query<{ is_disabled: boolean }>('select is_disabled from staff.member where id = $1', [
      member.id,
    ]);
    expect(rows[0]!.is_disabled).toBe(false);
  });
  await barring;
  expect(endOf(await approve(change.id))).toBe('staff.maker_disabled');
  expectOk(await as('admin')(rejectChange, { change: change.id, reason }, key()));
});

test('the table refuses an approval of what somebody disabled proposed', async () => {
  const { member, change } = await proposing(41);
  expectOk(await bar(member.id));
  const approved = `update staff.change set state = 'approved', checked_at = now(),
    checker_id = (select id from staff.member where account = 'risk') where id = $1`;
  await expect(h.t.db.query(approved, [change.id])).rejects.toThrow(/somebody disabled/);
});
