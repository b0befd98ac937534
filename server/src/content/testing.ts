/** Texts proposed and approved over HTTP, for tests: one whole server for a test file. */
import { randomUUID } from 'node:crypto';
import type { CallResult } from '@bahi/contract/client.ts';
import { listVersions } from '@bahi/contract/content/calls.ts';
import { proposeDocument, getStaffDocument, listStaffVersions } from '@bahi/contract/content/staff-calls.ts';
import type { InputOf, OutputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { expect } from 'vitest';
import { expectOk } from '../identity/testing.ts';
import type { WholeApp } from '../testing-app.ts';
import { takesEffectAt } from './versions.ts';

export const key = (): { idempotencyKey: string } => ({ idempotencyKey: randomUUID() });
export const textsOf = (body: string, title = 'A text') => {
  const text = { title, body };
  return { en: text, tw: text, ko: text };
};

type Given = Partial<InputOf<typeof proposeDocument>>;

export interface Desk {
  staff(role: StaffRole, index?: 0 | 1): Promise<ReturnType<WholeApp['staff']>>;
  propose(given: Given): Promise<CallResult<OutputOf<typeof proposeDocument>>>;
  /** Answers the moment from which it is in force. */
  agree(given: Given): Promise<number>;
}

/** Sessions of staff end; who asks signs in anew. */
export function deskOf(h: WholeApp): Desk {
  const staff: Desk['staff'] = async (role, index = 0) => h.staff(await h.signIn(role, index));
  const propose: Desk['propose'] = async (given) => {
    const { kind = 'faq', key: name = 'test', ...rest } = given;
    const call = await staff('content');
    const found = await call(getStaffDocument, { kind, key: name });
    const base = found.kind === 'ok' ? (found.data.newest?.version ?? 0) : 0;
    const input = {
      group: kind === 'faq' ? ('money' as const) : null,
      place: 10,
      asksAgain: false,
      texts: textsOf('Some words.'),
      base,
      effectiveAt: null,
      reason: 'for a test',
      ...rest,
    };
    return call(proposeDocument, { kind, key: name, ...input }, key());
  };
  return {
    staff,
    propose,
    async agree(given) {
      const change = expectOk(await propose(given));
      const checker = await staff('admin');
      const effectiveAt = takesEffectAt(h.clock.now(), change.effectiveFrom);
      expectOk(await checker(approveChange, { change: change.id }, key()));
      const { kind = 'faq', key: name = 'test' } = given;
      const { rows } = expectOk(await checker(listStaffVersions, { kind, key: name }));
      expect(rows[0]).toMatchObject({ effectiveAt, maker: 'content', checker: 'admin' });
      return effectiveAt;
    },
  };
}

/** Once this process has heard of it. */
export async function heardOf(h: WholeApp, kind: 'agreement' | 'privacy', version: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = expectOk(await h.as()(listVersions, { kind, language: 'en' }));
      return rows.map((row) => row.version);
    })
    .toContain(version);
}
