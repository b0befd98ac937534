/** Names that strangers say are resolved without keeping other names waiting. */
import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveByDns } from './public-address.ts';

const ADDRESS = [93, 184, 216, 34];
const silent: string[] = [];
const socket = createSocket('udp4');
beforeAll(async () => {
  socket.on('message', (asked, { port, address }) => {
    const name = asked.toString('latin1', 13, 13 + asked[12]!);
    if (name.startsWith('silent')) return void silent.push(name);
    const end = asked.indexOf(0, 12) + 5;
    const isFour = asked.readUInt16BE(end - 4) === 1;
    const head = Buffer.from(asked.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isFour ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    const answer = isFour ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 9, 0, 4, ...ADDRESS] : [];
    socket.send(Buffer.concat([head, asked.subarray(12, end), Buffer.from(answer)]), port, address);
  });
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => void socket.close(() => resolve())));

test('names whose servers stay silent keep no other name waiting, and are given up', async () => {
  const resolve = resolveByDns([`127.0.0.1:${socket.address().port}`]);
  let waiting = 8;
  const never = Array.from({ length: waiting }, (_, n) =>
    resolve(`silent-${n}.example`).catch((error: NodeJS.ErrnoException) => {
      waiting -= 1;
      return error.code;
    }),
  );
  await expect.poll(() => new Set(silent).size).toBe(never.length);
  expect(await resolve('push.example')).toEqual([{ address: ADDRESS.join('.'), family: 4 }]);
  expect(waiting).toBe(never.length);
  expect(new Set(await Promise.all(never))).toEqual(new Set(['ETIMEOUT']));
});
