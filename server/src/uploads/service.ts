/**
 * Photos and proofs of customers (rules §6): redrawn, sealed under the customer's key, used once, and seen by a member of staff through a
 * ticket that lives a minute and works once. Other domains claim an upload in the transaction of what it belongs to.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { avatarSide, shownAgain, type avatar, type upload } from '@bahi/contract/uploads/calls.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';
import type { Clock } from '../platform/clock.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Database, Tx } from '../platform/database.ts';
import { onceChecked } from '../platform/idempotency.ts';
import type { Task } from '../platform/jobs.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import type { SealedFiles } from './files.ts';
import { redraw } from './image.ts';
import * as store from './store.ts';
import { watermark } from './watermark.ts';

export { redrawMark } from './image.ts';
export { createSealedFiles, type SealedFiles } from './files.ts';
export { insertPictures, writePictures } from './bulk-pictures.ts';

export interface UploadsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: CustomerKeys;
  readonly files: SealedFiles;
}

export interface NewFile {
  readonly customerId: bigint;
  readonly purpose: store.Purpose;
  readonly type: string;
  readonly bytes: Buffer;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  readonly now: number;
}

const TICKET_MS = MINUTE_MS;
const UNUSED_MAX = 40;

export async function keepUpload(deps: UploadsDeps, given: NewFile): Promise<OutputOf<typeof upload>> {
  const { customerId, purpose, idempotencyKey: key, bodyHash, now } = given;
  const call = { scope: customerId, endpoint: '/upload/file', key, bodyHash };
  return onceChecked(
    deps.db,
    call,
    () => write(deps, given),
    async (tx, written) => {
      const upload = await store.insertUpload(tx, { customerId, purpose, now, ...written });
      const { width, height, bytes } = written;
      return { upload: upload.toString(), width, height, bytes };
    },
  );
}

/** The file is on the disk when this resolves; should its row never come, the task below puts it away. */
async function write({ db, keys, files }: UploadsDeps, { customerId, purpose, type, bytes, now }: NewFile) {
  const { count, oldestAt } = await db.read((tx) => store.countUnused(tx, customerId));
  if (count >= UNUSED_MAX) {
    refuse('uploads.too_many', { wait: Math.max(60, Math.ceil((oldestAt + DAY_MS - now) / 1000)) });
  }
  const picture = await redraw(bytes, type, purpose === 'avatar' ? avatarSide : null);
  const contentIndex = createHmac('sha256', await keys.named('content-index'))
    .update(bytes)
    .digest();
  const key = await keys.of(customerId);
  if (key === null) refuse('session.ended', {});
  const file = await files.write(key.seal(picture.bytes, `upload of ${customerId}`));
  return { file, width: picture.width, height: picture.height, bytes: picture.bytes.length, contentIndex };
}

/** The upload belongs to `usedBy` from the commit on; one that is used, old or somebody else's is unknown. */
export async function claimUpload(tx: Tx, claim: store.Claim): Promise<void> {
  if (!(await store.updateUsed(tx, claim))) refuse('uploads.unknown', {});
}

/** Uses of the very same file, this one left out. */
export async function sameUploads(tx: Tx, upload: bigint): Promise<{ usedBy: string; customerId: bigint }[]> {
  return store.selectSameContent(tx, upload);
}

export interface Ticket {
  readonly upload: string;
  readonly ticket: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

interface Viewer {
  readonly id: bigint;
  readonly name: string;
}

/** Asking is written down with who asks. */
export async function issueTicket(
  tx: Tx,
  { upload: id, staff, now }: { upload: bigint; staff: Viewer; now: number },
): Promise<Ticket> {
  const kept = await store.selectUsed(tx, id);
  if (kept === null) refuse('uploads.unknown', {});
  const ticket = randomBytes(32).toString('base64url');
  await store.insertView(tx, { upload: id, staff, ticketHash: hashOf(ticket), now, expiresAt: now + TICKET_MS });
  const { width, height, bytes } = kept;
  return { upload: id.toString(), ticket, width, height, bytes };
}

/** The JPEG with the viewer's name across it. The view is written down before a byte is read. */
export async function viewUpload(
  { db, keys, files }: UploadsDeps,
  { ticket, staffId, now }: { ticket: string; staffId: bigint; now: number },
): Promise<Buffer> {
  const found = await db.transaction((tx) => store.updateViewed(tx, { hash: hashOf(ticket), staffId, now }));
  if (found === null) refuse('uploads.unknown', {});
  const key = await keys.of(found.customerId);
  if (key === null) refuse('uploads.unknown', {});
  const picture = key.open(await files.read(found.file), `upload of ${found.customerId}`);
  const moment = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  return watermark(picture, `${found.staffName} · ${moment} UTC`);
}

type AvatarView = z.output<typeof avatar>;

export async function avatarOf(tx: Tx, customerId: bigint): Promise<AvatarView> {
  const upload = await store.selectAvatar(tx, customerId);
  return upload === null ? null : { upload: upload.toString() };
}

/** Null: the initials. */
export async function changeAvatar(tx: Tx, customerId: bigint, upload: string | null): Promise<AvatarView> {
  const id = upload === null ? null : storedId(upload);
  if (id !== null) await claimUpload(tx, { upload: id, customerId, purpose: 'avatar', usedBy: `avatar ${customerId}` });
  await store.replaceAvatar(tx, customerId, id);
  return avatarOf(tx, customerId);
}

/** As its customer sent it, once it belongs to something that the customer may see again. */
export async function viewOwn(
  { db, keys, files }: UploadsDeps,
  { upload, customerId }: { readonly upload: string; readonly customerId: bigint },
): Promise<Buffer> {
  const asked = { upload: storedId(upload), customerId, purposes: shownAgain };
  const kept = (await db.read((tx) => store.selectOwn(tx, asked))) ?? refuse('uploads.unknown', {});
  const key = (await keys.of(customerId)) ?? refuse('uploads.unknown', {});
  return key.open(await files.read(kept.file), `upload of ${customerId}`);
}

export function createUploadsTasks(deps: Pick<UploadsDeps, 'db' | 'clock' | 'files'>): Task[] {
  return [{ name: 'uploads-tidy', cron: '23 * * * *', run: () => tidy(deps) }];
}

/** What nobody used for a day, and what never got its row. */
export async function tidy({ db, clock, files }: Pick<UploadsDeps, 'db' | 'clock' | 'files'>): Promise<void> {
  const before = clock.now() - DAY_MS;
  for (const file of await db.transaction((tx) => store.deleteUnused(tx, before))) await files.remove(file);
  const old = await files.olderThan(before);
  const known = await db.read((tx) => store.selectKnownFiles(tx, old));
  for (const name of old) if (!known.has(name)) await files.remove(name);
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
