/**
 * Verification of many accounts of the practice market in a few statements (decision 0035): each has a submission with documents of its
 * own, approved by a reviewer, and by a second one where the rules ask for it. Who is verified, or under review, stays as it is.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import { writeMessages } from '../messages/service.ts';
import { bytesArray, plainArray } from '../platform/arrays.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database, Tx } from '../platform/database.ts';
import { insertPictures, writePictures, type SealedFiles } from '../uploads/service.ts';
import { needsSecondLook } from './decisions.ts';
import { numberIndexOf, sealEntered } from './entered.ts';
import { nameIndexOf } from './names.ts';

interface Reviewer {
  readonly id: bigint;
  readonly name: string;
}

interface Person {
  readonly customerId: bigint;
  readonly name: string;
  readonly pan: string;
}

interface ManyToVerify {
  readonly people: readonly Person[];
  /** A PNG: both sides of everybody's card. */
  readonly picture: Buffer;
  /** The second one approves what two people look at. */
  readonly reviewers: readonly [Reviewer, Reviewer];
  readonly submittedAt: number;
  readonly decidedAt: number;
}

interface VerifyManyDeps {
  readonly db: Database;
  readonly keys: CustomerKeys;
  readonly files: SealedFiles;
}

export async function verifyMany({ db, keys, files }: VerifyManyDeps, many: ManyToVerify): Promise<void> {
  const { people, picture } = many;
  const all = people.map(({ customerId }) => customerId);
  const known = new Set(await db.read((tx) => selectKnown(tx, all)));
  const customerIds = all.filter((id) => !known.has(id));
  if (customerIds.length === 0) return;
  const purposes = ['id_front', 'id_back'] as const;
  const pictures = await writePictures({ keys, files }, { picture, customerIds, purposes });
  const sealed = await Promise.all(
    people
      .filter(({ customerId }) => !known.has(customerId))
      .map(async ({ customerId, name, pan }) => ({
        customerId,
        sealed: await sealEntered(keys, customerId, { idType: 'pan', name, idNumber: pan, pan }),
        nameIndex: await nameIndexOf(keys, name),
        numberIndex: await numberIndexOf(keys, 'pan', pan),
      })),
  );
  await db.transaction(async (tx) => {
    const taken = new Set(await takeNumbers(tx, sealed));
    const isTaken = ({ customerId }: { readonly customerId: bigint }): boolean => taken.has(customerId);
    const own = pictures.filter(isTaken);
    const usedBy = (customerId: bigint): string => `verification ${customerId}-1`;
    const ids = await insertPictures(tx, { pictures: own, usedBy, now: many.submittedAt });
    const uploadOf = new Map(own.map(({ customerId, purpose }, at) => [`${customerId} ${purpose}`, ids[at]!]));
    const submissions = sealed.filter(isTaken).map((each) => ({
      ...each,
      front: uploadOf.get(`${each.customerId} id_front`)!,
      back: uploadOf.get(`${each.customerId} id_back`)!,
    }));
    await approveAll(tx, keys, { ...many, submissions });
  });
}

/** Anybody with a row of their own. */
async function selectKnown(tx: Tx, customerIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select customer_id as id from verification.person where customer_id = any ($1::bigint[])',
    [plainArray(customerIds)],
  );
  return rows.map(({ id }) => id);
}

/** Answers those whose number is nobody else's. */
async function takeNumbers(
  tx: Tx,
  of: readonly { readonly customerId: bigint; readonly numberIndex: Buffer }[],
): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into verification.number (kind, blind_index, customer_id)
     select 'pan', blind_index, customer_id from unnest($1::bigint[], $2::bytea[]) as n (customer_id, blind_index)
     on conflict do nothing returning customer_id as id`,
    [plainArray(of.map(({ customerId }) => customerId)), bytesArray(of.map(({ numberIndex }) => numberIndex))],
  );
  return rows.map(({ id }) => id);
}

interface NewSubmission {
  readonly customerId: bigint;
  readonly sealed: Buffer;
  readonly nameIndex: Buffer;
  readonly front: bigint;
  readonly back: bigint;
}

async function approveAll(
  tx: Tx,
  keys: CustomerKeys,
  of: Omit<ManyToVerify, 'people' | 'picture'> & { readonly submissions: readonly NewSubmission[] },
): Promise<void> {
  const { submissions, submittedAt, decidedAt: at } = of;
  const [first, second] = of.reviewers;
  const customers = plainArray(submissions.map(({ customerId }) => customerId));
  await tx.query('insert into verification.person (customer_id) select unnest($1::bigint[])', [customers]);
  const { rows } = await tx.query<{ id: bigint; customerId: bigint }>(
    `insert into verification.submission (customer_id, attempt, id_type, sealed, front, back, accepted, submitted_at)
     select customer_id, 1, 'pan', sealed, front, back, '{}', $5
     from unnest($1::bigint[], $2::bytea[], $3::bigint[], $4::bigint[]) as s (customer_id, sealed, front, back)
     returning id, customer_id as "customerId"`,
    [
      customers,
      bytesArray(submissions.map(({ sealed }) => sealed)),
      plainArray(submissions.map(({ front }) => front)),
      plainArray(submissions.map(({ back }) => back)),
      submittedAt,
    ],
  );
  const looks = await Promise.all(rows.map(({ id }) => needsSecondLook(keys, id)));
  const [twice, once] = [true, false].map((is) =>
    plainArray(rows.filter((_row, place) => looks[place] === is).map(({ id }) => id)),
  );
  await tx.query(
    `update verification.submission set state = 'approved', decided_by = $2, decided_by_name = $3, decided_at = $4
     where id = any ($1::bigint[])`,
    [once, first.id, first.name, at],
  );
  await tx.query(
    `update verification.submission set first_approved_by = $2, first_approved_name = $3, first_approved_at = $6,
       state = 'approved', decided_by = $4, decided_by_name = $5, decided_at = $6
     where id = any ($1::bigint[])`,
    [twice, first.id, first.name, second.id, second.name, at],
  );
  const indexes = new Map(submissions.map(({ customerId, nameIndex }) => [customerId, nameIndex]));
  await tx.query(
    `update verification.person p set state = 'verified', case_id = v.case_id, name_index = v.name_index
     from unnest($1::bigint[], $2::bigint[], $3::bytea[]) as v (customer_id, case_id, name_index)
     where p.customer_id = v.customer_id`,
    [
      plainArray(rows.map(({ customerId }) => customerId)),
      plainArray(rows.map(({ id }) => id)),
      bytesArray(rows.map(({ customerId }) => indexes.get(customerId)!)),
    ],
  );
  await writeMessages(
    tx,
    rows.map(({ id, customerId }) => ({
      customerId,
      kind: 'decision' as const,
      at,
      story: storyOf('verification.approved', {}),
      about: { type: 'verification' as const, id: id.toString() },
      onceKey: `verification ${id}`,
    })),
  );
}
