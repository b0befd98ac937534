/**
 * A customer's own picture, asked for as an image. The address alone opens nothing: the session's token is a header, as of every call, and whose
 * picture it is the handler asks. No cache keeps it, no page can be made of it.
 */
import { API_BASE } from '@bahi/contract/client.ts';
import { ownPicture } from '@bahi/contract/uploads/calls.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { refuse } from './refuse.ts';

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-disposition': 'attachment; filename="picture.jpg"',
  'cross-origin-resource-policy': 'same-origin',
};

export function ownImage(
  server: FastifyInstance,
  handler: (asked: { readonly upload: string; readonly customerId: bigint }) => Promise<Buffer>,
): void {
  server.get(`${API_BASE}${ownPicture.path}`, {
    config: { audience: 'customer' },
    async handler(request, reply) {
      const asked = z.safeParse(ownPicture.input, request.query);
      if (!asked.success) refuse('request.invalid', { field: 'upload' });
      const { customerId, sessionId } = request.customer!;
      const picture = await server.ofCustomers.run(`${customerId}`, sessionId, () =>
        handler({ ...asked.data, customerId }),
      );
      return reply.type('image/jpeg').headers(HEADERS).send(picture);
    },
  });
}
