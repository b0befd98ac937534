/** Pictures as phones and attackers send them, and uploads over a folder of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Clock } from '../platform/clock.ts';
import { createCustomerKeys } from '../platform/customer-keys.ts';
import type { Database } from '../platform/database.ts';
import { sealerOf } from '../platform/sealing.ts';
import { createSealedFiles, type UploadsDeps } from './service.ts';

/** A photo with some grain, so that it is as large as a real one; `orientation` as in EXIF. */
export function photo(
  width: number,
  height: number,
  { format = 'jpeg', orientation = 1 }: { format?: 'jpeg' | 'png' | 'webp'; orientation?: number } = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 15 };
  return sharp({ create: { width, height, channels: 3, background: '#888888', noise } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that says it is so large; its pixels, all of them zero, are there or not. */
export function declaredPng(width: number, height: number, data: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(data.length === 0 ? [] : [chunk('IDAT', data)]),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A small file of very many zeros. */
export function zeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 9 });
}

export interface TestUploads extends UploadsDeps {
  readonly folder: string;
  remove(): void;
}

export function testUploads(db: Database, clock: Clock): TestUploads {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-uploads-'));
  const keys = createCustomerKeys({ folder: join(folder, 'keys'), master: sealerOf(Buffer.alloc(32, 7)) });
  const files = createSealedFiles(join(folder, 'uploads'));
  return { db, clock, keys, files, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
