/** What customers see again of what they sent: the avatar and pictures of their tickets, and nothing else of anybody. */
import { randomUUID } from 'node:crypto';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { openTicket } from '@bahi/contract/support/calls.ts';
import { avatarSide, removeAvatar, setAvatar } from '@bahi/contract/uploads/calls.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk } from '../identity/testing.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { fullCustomer, key } from '../testing-customer.ts';
import { photo } from './testing.ts';

let w: WholeApp;
let asha: string;
let birju: string;
beforeAll(async () => {
  w = await startWholeApp();
  asha = await w.register('asha');
  birju = await w.register('birju');
});
afterAll(() => w.stop());

async function sent(token: string, purpose: string, bytes?: Buffer): Promise<string> {
  const answer = await w.app.server.inject({
    method: 'POST',
    url: `/api/vue/upload/file?purpose=${purpose}`,
    headers: { token, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
    body: bytes ?? (await photo(640, 480)),
  });
  return answer.json<{ data: { upload: string } }>().data.upload;
}

const look = (upload: string, headers: Record<string, string>, query = `upload=${upload}`) =>
  w.app.server.inject({ method: 'GET', url: `/api/vue/upload/view?${query}`, headers });
async function endOfLook(...asked: Parameters<typeof look>): Promise<string> {
  const answer = await look(...asked);
  return answer.statusCode === 200 && answer.headers['content-type'] === 'image/jpeg'
    ? 'picture'
    : answer.json<{ data: { code: string } }>().data.code;
}
const avatarOf = async (token: string) => expectOk(await w.as(token)(getUser, {})).avatar;

async function ofTicket(token: string): Promise<string> {
  const picture = await sent(token, 'support_picture');
  const question = { kind: 'other' as const, about: null, text: 'What is this?', pictures: [picture] };
  expect(expectOk(await w.as(token)(openTicket, question, key())).messages[0]!.pictures).toEqual([picture]);
  return picture;
}

test('an avatar is a square of its picture’s middle, shown to its customer, replaced and removed again', async () => {
  const left = { create: { width: 900, height: 300, channels: 3 as const, background: '#ff0000' } };
  const middle = await sharp({ ...left, create: { ...left.create, width: 300, background: '#0000ff' } })
    .jpeg()
    .toBuffer();
  const wide = await sharp(left)
    .composite([{ input: middle, left: 300, top: 0 }])
    .jpeg()
    .toBuffer();
  const upload = await sent(asha, 'avatar', wide);
  expect(await endOfLook(upload, { token: asha })).toBe('uploads.unknown');
  expect(expectOk(await w.as(asha)(setAvatar, { upload }, key())).avatar).toEqual({ upload });
  expect(await avatarOf(asha)).toEqual({ upload });
  const { rawPayload, headers } = await look(upload, { token: asha });
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(60);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: avatarSide, height: avatarSide, format: 'jpeg' });
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });

  const next = await sent(asha, 'avatar');
  expectOk(await w.as(asha)(setAvatar, { upload: next }, key()));
  expect(await endOfLook(upload, { token: asha })).toBe('uploads.unknown');
  expect(await endOfLook(next, { token: asha })).toBe('picture');
  expect(expectOk(await w.as(asha)(removeAvatar, {}, key())).avatar).toBeNull();
  expect(await endOfLook(next, { token: asha })).toBe('uploads.unknown');
  expect(expectOk(await w.as(asha)(removeAvatar, {}, key())).avatar).toBeNull();
  const { rowCount } = await w.t.db.query(`select from uploads.upload where purpose = 'avatar'`);
  expect(rowCount).toBe(0);
});

test('pictures of a ticket are seen again by who sent them, and with the address alone, another session or none by nobody', async () => {
  const picture = await ofTicket(asha);
  expect(await endOfLook(picture, { token: asha })).toBe('picture');
  expect(await endOfLook(picture, { token: birju })).toBe('uploads.unknown');
  expect(await endOfLook('8070605040302010', { token: birju })).toBe('uploads.unknown');
  expect(await endOfLook(picture, {})).toBe('session.missing');
  expect(await endOfLook(picture, { token: asha, account: 'birju' })).toMatch(/^session\./);
  expect(await endOfLook(picture, { token: await w.signIn('support') })).toBe('session.ended');
  expect(await endOfLook(picture, { 'staff-token': await w.signIn('admin') })).toBe('session.missing');
});

test.each(['', 'upload=', 'upload=0', 'upload=-1', 'upload=1;drop', 'upload=1&upload=2', `upload=${'9'.repeat(40)}`])(
  'a look with “%s” is refused',
  async (query) => {
    expect(await endOfLook('', { token: asha }, query)).toBe('request.invalid');
  },
);

test('what shows a document or a payment stays shut, also to its customer; what nobody claimed too', async () => {
  const full = await fullCustomer(w, 'chitra', 3);
  const { rows } = await w.t.db.query<{ id: bigint; purpose: string }>(
    'select id, purpose from uploads.upload where customer_id = $1 and used_by is not null',
    [full.customerId],
  );
  const shut = rows.filter(({ purpose }) => purpose !== 'support_picture');
  expect(new Set(shut.map(({ purpose }) => purpose))).toEqual(new Set(['id_front', 'id_back', 'deposit_proof']));
  for (const { id } of shut) expect(await endOfLook(id.toString(), { token: full.token })).toBe('uploads.unknown');
  expect(await endOfLook(await sent(asha, 'support_picture'), { token: asha })).toBe('uploads.unknown');
});

test('nobody’s but the own upload, and nothing sent for something else, becomes an avatar', async () => {
  const foreign = await sent(asha, 'avatar');
  expect(endOf(await w.as(birju)(setAvatar, { upload: foreign }, key()))).toBe('uploads.unknown');
  const other = await sent(birju, 'support_picture');
  expect(endOf(await w.as(birju)(setAvatar, { upload: other }, key()))).toBe('uploads.unknown');
  expect(await avatarOf(birju)).toBeNull();
});

test('of two avatars saved at once one stays, and of the other nothing; a retry is the same', async () => {
  const [one, two] = [await sent(birju, 'avatar'), await sent(birju, 'avatar')];
  const same = key();
  const ends = await Promise.all([
    w.as(birju)(setAvatar, { upload: one }, same),
    w.as(birju)(setAvatar, { upload: one }, same),
    w.as(birju)(setAvatar, { upload: two }, key()),
  ]);
  expect(ends.map(endOf)).toEqual(['ok', 'ok', 'ok']);
  const { upload } = (await avatarOf(birju))!;
  expect([one, two]).toContain(upload);
  expect(await endOfLook(upload, { token: birju })).toBe('picture');
  expect(await endOfLook(upload === one ? two : one, { token: birju })).toBe('uploads.unknown');
});
