/**
 * One picture as the documents of many accounts of the practice market (decision 0035): drawn anew once, and kept for each of them under
 * its own key. As with any upload, files are on the disk before their rows are written.
 */
import { createHmac } from 'node:crypto';
import { bytesArray, plainArray, textArray } from '../platform/arrays.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import type { SealedFiles } from './files.ts';
import { redraw } from './image.ts';
import type { Purpose } from './store.ts';

interface WrittenPicture {
  readonly customerId: bigint;
  readonly purpose: Purpose;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly contentIndex: Buffer;
}

/** Files that are written at once. */
const AT_ONCE = 24;

/** A PNG. Whose key was destroyed has none. */
export async function writePictures(
  { keys, files }: { readonly keys: CustomerKeys; readonly files: SealedFiles },
  of: { readonly picture: Buffer; readonly customerIds: readonly bigint[]; readonly purposes: readonly Purpose[] },
): Promise<WrittenPicture[]> {
  const { bytes, width, height } = await redraw(of.picture, 'image/png');
  const secret = await keys.named('content-index');
  const left = [...of.customerIds];
  const written: WrittenPicture[] = [];
  async function writeNext(): Promise<void> {
    for (let customerId = left.shift(); customerId !== undefined; customerId = left.shift()) {
      const key = await keys.of(customerId);
      if (key === null) continue;
      for (const purpose of of.purposes) {
        const file = await files.write(key.seal(bytes, `upload of ${customerId}`));
        // Each is a document of its own: nobody sent another's.
        const contentIndex = createHmac('sha256', secret)
          .update(of.picture)
          .update(`${purpose} ${customerId}`)
          .digest();
        written.push({ customerId, purpose, file, width, height, bytes: bytes.length, contentIndex });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext));
  return written;
}

/** Their rows, used from the start; answers their numbers in the same order. */
export async function insertPictures(
  tx: Tx,
  of: { readonly pictures: readonly WrittenPicture[]; readonly usedBy: (customerId: bigint) => string; now: number },
): Promise<bigint[]> {
  const { pictures, usedBy, now } = of;
  const { rows } = await tx.query<{ id: bigint; file: string }>(
    `insert into uploads.upload (customer_id, purpose, file, width, height, bytes, content_index, created_at, used_by)
     select customer_id, purpose, file, width, height, bytes, content_index, $8, used_by
     from unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::bytea[], $9::text[])
       as picture (customer_id, purpose, file, width, height, bytes, content_index, used_by)
     returning id, file`,
    [
      plainArray(pictures.map(({ customerId }) => customerId)),
      textArray(pictures.map(({ purpose }) => purpose)),
      textArray(pictures.map(({ file }) => file)),
      plainArray(pictures.map(({ width }) => width)),
      plainArray(pictures.map(({ height }) => height)),
      plainArray(pictures.map(({ bytes }) => bytes)),
      bytesArray(pictures.map(({ contentIndex }) => contentIndex)),
      now,
      textArray(pictures.map(({ customerId }) => usedBy(customerId))),
    ],
  );
  const ids = new Map(rows.map(({ id, file }) => [file, id]));
  return pictures.map(({ file }) => ids.get(file)!);
}
