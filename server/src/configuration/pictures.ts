/** Pictures that a key of the configuration names (decision 0108): staff add them, two people agree on one, and from then on everybody may see it. */
import { createHash } from 'node:crypto';
import { addPicture, getPicture } from '@bahi/contract/configuration/staff-calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { Desk } from '../staff/service.ts';
import { redrawMark } from '../uploads/service.ts';
import { insertPicture, selectPicture } from './store.ts';

export function registerPictureReviews(desk: Desk): void {
  desk.command(addPicture, async (tx, { input: { type, data }, staff, now }) => {
    const png = await redrawMark(Buffer.from(data, 'base64'), type);
    const hash = createHash('sha256').update(png).digest();
    await insertPicture(tx, { hash, png, staffId: staff.staffId, now });
    return { picture: hash.toString('hex') };
  });
  desk.query(getPicture, async (tx, { input: { picture } }) => {
    const png = (await selectPicture(tx, picture, false)) ?? refuse('uploads.unknown', {});
    return { data: png.toString('base64') };
  });
}

/** Nothing but the picture: whoever opens its address runs nothing, and no other site shows it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.png"',
  'cross-origin-resource-policy': 'same-origin',
};

export function registerPictures(server: FastifyInstance, { db }: { readonly db: Database }): void {
  server.get<{ Params: { name: string } }>(
    '/pictures/:name',
    { config: { audience: 'public' } },
    async (request, reply) => {
      const [, picture = ''] = /^([0-9a-f]{64})\.png$/.exec(request.params.name) ?? [];
      const png = await db.read((tx) => selectPicture(tx, picture, true));
      if (png === null) refuse('request.not_found', {});
      return reply.type('image/png').headers(HEADERS).send(png);
    },
  );
}
