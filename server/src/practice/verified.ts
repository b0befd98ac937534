/**
 * Practice customers whose identity is verified, so that they may apply for new shares: they send in plain pictures that say nothing, and
 * the practice reviewers approve them, a second one where the rules ask for it. And the participants of practice offers, all at once.
 */
import { crc32, deflateSync } from 'node:zlib';
import { PARAMETERS } from '@bahi/core/parameters.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import { createCustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import type { Sealer } from '../platform/sealing.ts';
import { findMemberByAccount } from '../staff/service.ts';
import { createSealedFiles, keepUpload } from '../uploads/service.ts';
import { approveIdentity, cases, submitVerification, verificationState, verifyMany } from '../verification/service.ts';

export interface VerifyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sealer: Sealer;
  /** Where the server keeps keys and photos. */
  readonly folders: { readonly keys: string; readonly uploads: string };
}

export interface Person {
  readonly name: string;
  readonly pan: string;
}

const REVIEWERS = ['reviewer', 'reviewer2'] as const;
/** Digits of a PAN that stand in the first of its two fields. */
const FIRST_DIGITS = 6;

/** Once: who is verified, or under review, stays as it is. */
export async function verifyPerson(
  { db, clock, sealer, folders }: VerifyDeps,
  { customerId, person: { name, pan }, now }: { customerId: bigint; person: Person; now: number },
): Promise<void> {
  if ((await db.read((tx) => verificationState(tx, customerId))) !== 'not_verified') return;
  const keys = createCustomerKeys({ folder: folders.keys, master: sealer });
  const uploads = { db, clock, keys, files: createSealedFiles(folders.uploads) };
  const send = async (purpose: 'id_front' | 'id_back'): Promise<string> => {
    const key = `practice ${purpose} ${customerId}`;
    const file = { type: 'image/png', bytes: picture(), idempotencyKey: key, bodyHash: '' };
    return (await keepUpload(uploads, { customerId, purpose, now, ...file })).upload;
  };
  const input = {
    name,
    pan,
    idType: 'pan' as const,
    idFirst: pan.slice(0, FIRST_DIGITS),
    idRest: pan.slice(FIRST_DIGITS),
    front: await send('id_front'),
    back: await send('id_back'),
  };
  const parametersAt = () => PARAMETERS.at(-1)!;
  await db.transaction((tx) => submitVerification({ keys, parametersAt }, tx, { customerId, input, now }));
  for (const account of REVIEWERS) {
    const needsSecond = await db.transaction(async (tx) => {
      const asked = { state: 'waiting' as const, ids: null, text: null, limit: 100, offset: 0, now };
      const mine = (await cases(tx, asked)).rows.find((row) => row.customerId === customerId)!;
      const { id, name: named } = (await findMemberByAccount(tx, account))!;
      const staff = { id, name: named, customerId: null };
      return (await approveIdentity({ keys }, tx, { id: mine.id, staff, now: now + HOUR_MS })).needsSecond;
    });
    if (!needsSecond) return;
  }
}

/** Who took part before verification was asked of participants too is verified from now on; who is, stays as it is. */
export async function verifyParticipants(
  { db, sealer, folders }: VerifyDeps,
  of: { readonly customerIds: readonly bigint[]; readonly group: number; readonly now: number; decidedAt: number },
): Promise<void> {
  const found = await db.read((tx) => Promise.all(REVIEWERS.map((account) => findMemberByAccount(tx, account))));
  const [first, second] = found.map((member) => ({ id: member!.id, name: member!.name }));
  const keys = createCustomerKeys({ folder: folders.keys, master: sealer });
  await verifyMany(
    { db, keys, files: createSealedFiles(folders.uploads) },
    {
      people: of.customerIds.map((customerId, place) => ({ customerId, ...personOf(of.group, place) })),
      picture: picture(),
      reviewers: [first!, second!],
      submittedAt: of.now,
      decidedAt: of.decidedAt,
    },
  );
}

/** Nobody's name and number: they say what they are. */
function personOf(group: number, place: number): Person {
  const letter = (at: number): string => String.fromCodePoint(65 + (Math.floor(at) % 26));
  const [high, low] = [letter(place / 26), letter(place)];
  const [era, of] = [letter(group / 26), letter(group)];
  return {
    name: `Practice Participant ${era}${of}${high}${low}`,
    pan: `ZZ${era}P${of}${(1 + place).toString().padStart(4, '0')}Q`,
  };
}

/** A grey PNG of the size of a card. */
function picture(): Buffer {
  const [width, height] = [640, 404];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 200);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
