/** Uploads over HTTP: what is on the disk, who may use and see it, and bodies that do not end as they should. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadBytesMaximum } from '@bahi/contract/uploads/calls.ts';
import { startHarness, type Harness } from '../identity/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { until } from '../platform/testing-waits.ts';
import { registerUploadsRoutes } from './routes.ts';
import { claimUpload, issueTicket, sameUploads, tidy, viewUpload, type Ticket } from './service.ts';
import { photo, testUploads, type TestUploads } from './testing.ts';

let h: Harness;
let uploads: TestUploads;
let token: string;
let priya: bigint;
let arjun: bigint;
let picture: Buffer;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock }) {
      uploads = testUploads(db, clock);
      registerUploadsRoutes(server, uploads);
    },
  });
  token = (await h.register('priya')).token;
  await h.register('arjun');
  const { rows } = await h.t.db.query<{ id: bigint }>('select id from identity.customer order by id');
  [priya, arjun] = [rows[0]!.id, rows[1]!.id];
  picture = await photo(640, 480);
});
afterAll(async () => {
  await h.stop();
  uploads.remove();
});

interface Sent {
  readonly bytes?: Buffer;
  readonly type?: string;
  readonly purpose?: string;
  readonly key?: string;
}

async function send({ bytes = picture, type = 'image/jpeg', purpose = 'id_front', key = randomUUID() }: Sent = {}) {
  const answer = await h.server.inject({
    method: 'POST',
    url: `/api/vue/upload/file?purpose=${encodeURIComponent(purpose)}`,
    headers: { token, 'content-type': type, 'idempotency-key': key },
    body: bytes,
  });
  return answer.json<{ status: number; data: { upload: string; code?: string; params?: Record<string, unknown> } }>();
}

const sealed = () =>
  readdirSync(uploads.folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^uploads\/..\/[0-9a-f.a-z]+$/.test(path))
    .map((path) => join(uploads.folder, path));
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error)),
  );

test('a photo is kept sealed: nothing of it lies open on the disk, and files and keys are the owner’s alone', async () => {
  const before = sealed().length;
  const { status, data } = await send();
  expect({ status, data }).toMatchObject({ status: 1, data: { width: 640, height: 480 } });
  expect(sealed()).toHaveLength(before + 1);
  for (const file of sealed()) {
    expect(readFileSync(file).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
  const key = join(uploads.folder, 'keys', 'customers', `${priya}.key`);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(statSync(join(uploads.folder, 'keys')).mode & 0o777).toBe(0o700);
});

test('the same key and file answer the same again; another file or purpose under it is refused', async () => {
  const key = randomUUID();
  const first = await send({ key });
  expect(await send({ key })).toEqual(first);
  const other = await photo(300, 300);
  expect((await send({ key, bytes: other })).data.code).toBe('request.idempotency_key_reused');
  expect((await send({ key, purpose: 'id_back' })).data.code).toBe('request.idempotency_key_reused');
});

test.each([
  ['no purpose', { purpose: '' }, 'request.invalid'],
  ['a path for a purpose', { purpose: '../../etc/passwd' }, 'request.invalid'],
  ['JSON', { type: 'application/json', bytes: Buffer.from('{}') }, 'uploads.type'],
  ['SVG', { type: 'image/svg+xml' }, 'uploads.type'],
  ['PDF', { type: 'application/pdf' }, 'uploads.type'],
  ['an empty body', { bytes: Buffer.alloc(0) }, 'uploads.unreadable'],
  ['one byte over 5 MB', { bytes: Buffer.alloc(uploadBytesMaximum + 1, 0xff) }, 'uploads.too_large'],
  ['5 MB of nothing', { bytes: Buffer.alloc(uploadBytesMaximum) }, 'uploads.type'],
])('%s is refused with a code', async (_name, sent, code) => {
  const files = sealed().length;
  expect((await send(sent)).data.code).toBe(code);
  expect(sealed()).toHaveLength(files);
});

test('other calls take no picture for a body', async () => {
  const url = '/api/vue/user/info';
  const answer = await h.server.inject({
    method: 'POST',
    url,
    headers: { token, 'content-type': 'image/png' },
    body: picture,
  });
  expect(answer.json()).toMatchObject({ status: 0, data: { code: expect.stringMatching(/^request\./) } });
});

test('an upload is claimed once, by its owner, for its purpose', async () => {
  const upload = BigInt((await send()).data.upload);
  const claim = { upload, customerId: priya, purpose: 'id_front' as const, usedBy: 'verification 1' };
  const tryOut = (change: object) => refusal(h.t.db.transaction((tx) => claimUpload(tx, { ...claim, ...change })));
  expect(await tryOut({ customerId: arjun })).toBe('uploads.unknown');
  expect(await tryOut({ purpose: 'id_back' })).toBe('uploads.unknown');
  const ends = await Promise.all(Array.from({ length: 8 }, () => tryOut({})));
  expect(ends.toSorted()).toEqual(['done', ...Array<string>(7).fill('uploads.unknown')]);
});

async function used(): Promise<bigint> {
  const upload = BigInt((await send()).data.upload);
  await h.t.db.transaction((tx) =>
    claimUpload(tx, { upload, customerId: priya, purpose: 'id_front', usedBy: `verification ${upload}` }),
  );
  return upload;
}

const meera = { id: 501n, name: 'Meera <Staff> & Co' };
const ticketFor = (upload: bigint): Promise<Ticket> =>
  h.t.db.transaction((tx) => issueTicket(tx, { upload, staff: meera, now: h.clock.now() }));

test('a reviewer sees it by a ticket: once, within a minute, with the own name across it, and it is written down', async () => {
  const upload = await used();
  const { ticket } = await ticketFor(upload);
  const look = (staffId: bigint) => viewUpload(uploads, { ticket, staffId, now: h.clock.now() });
  expect(await refusal(look(502n))).toBe('uploads.unknown');
  const seen = await look(501n);
  expect(await refusal(look(501n))).toBe('uploads.unknown');
  const [plain, marked] = await Promise.all(
    [picture, seen].map((bytes) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })),
  );
  expect([marked!.info.width, marked!.info.height]).toEqual([640, 480]);
  const changed = marked!.data.filter((value, index) => Math.abs(value - plain!.data[index]!) > 40).length;
  expect(changed / marked!.data.length).toBeGreaterThan(0.005);
  const { rows } = await h.t.db.query<{ staff_name: string; viewed_at: bigint }>(
    'select staff_name, viewed_at from uploads.view where upload_id = $1',
    [upload],
  );
  expect(rows).toEqual([{ staff_name: meera.name, viewed_at: BigInt(h.clock.now()) }]);
});

test('a ticket of a minute ago is over, and one of an unused upload is not given', async () => {
  const { ticket } = await ticketFor(await used());
  await h.clock.advance(60_000);
  expect(await refusal(viewUpload(uploads, { ticket, staffId: 501n, now: h.clock.now() }))).toBe('uploads.unknown');
  const unused = BigInt((await send()).data.upload);
  expect(await refusal(ticketFor(unused))).toBe('uploads.unknown');
});

test('the application can neither change a view nor take away a used upload', async () => {
  const upload = await used();
  const { ticket } = await ticketFor(upload);
  await viewUpload(uploads, { ticket, staffId: 501n, now: h.clock.now() });
  await expect(h.t.db.query('delete from uploads.view')).rejects.toThrow(/permission denied/);
  await expect(h.t.db.query('update uploads.view set viewed_at = 1 where upload_id = $1', [upload])).rejects.toThrow(
    /been written/,
  );
  await expect(h.t.db.query('delete from uploads.upload where id = $1', [upload])).rejects.toThrow(/is used/);
});

test('the very same file is recognised, whoever sends it', async () => {
  const [one, two] = [await used(), await used()];
  const same = await h.t.db.read((tx) => sameUploads(tx, two));
  expect(same).toContainEqual({ usedBy: `verification ${one}`, customerId: priya });
});

test('without the customer’s key nothing opens any more, and no new key is made', async () => {
  const meeraSees = await used();
  const { ticket } = await ticketFor(meeraSees);
  const keep = uploads.keys;
  await keep.destroy(arjun);
  expect(await keep.of(arjun)).toBeNull();
  const other = await keep.of(priya);
  const file = readFileSync(sealed()[0]!);
  expect(() => other!.open(file, `upload of ${arjun}`)).toThrow();
  expect((await viewUpload(uploads, { ticket, staffId: 501n, now: h.clock.now() })).length).toBeGreaterThan(0);
});

test('after a day what nobody used goes, and files that never got a row; what is used stays', async () => {
  const kept = await used();
  await send();
  const orphan = await uploads.files.write(Buffer.from('rest'));
  await h.clock.advance(86_400_001);
  const past = new Date(h.clock.now() - 2 * 86_400_000);
  for (const file of sealed()) utimesSync(file, past, past);
  await tidy(uploads);
  const { rows } = await h.t.db.query<{ id: bigint; file: string; used_by: string | null }>(
    'select id, file, used_by from uploads.upload',
  );
  expect(rows.every((row) => row.used_by !== null)).toBe(true);
  expect(rows.some((row) => row.id === kept)).toBe(true);
  expect(sealed()).toHaveLength(rows.length);
  expect(sealed().some((file) => file.endsWith(orphan))).toBe(false);
});

test('aborted and dawdling bodies leave nothing, hold no place for long and disturb nobody', async () => {
  await h.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = h.server.server.address() as AddressInfo;
  const head = `POST /api/vue/upload/file?purpose=id_back HTTP/1.1\r\nHost: x\r\ntoken: ${token}\r\nContent-Type: image/jpeg\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${picture.length}\r\n\r\n`;
  const begin = () =>
    new Promise<ReturnType<typeof connect>>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head);
        socket.write(picture.subarray(0, 1000), () => resolve(socket));
      });
      socket.on('error', () => {});
    });
  // From here on the session is known, and a head takes its place in the turn in which it comes.
  expect((await send()).status).toBe(1);
  const files = sealed().length;
  let heads = 0;
  h.server.server.on('request', () => (heads += 1));
  const slow = await Promise.all([begin(), begin(), begin(), begin()]);
  await until(() => heads === 4);
  // Four at a time are a customer's.
  expect((await send()).data.code).toBe('uploads.too_many');
  for (const socket of slow) socket.destroy();
  await until(async () => (await send()).status === 1);
  expect(sealed().length).toBe(files + 1);
});
