/**
 * The app's page and manifest with the name and mark that the operator gave it (decision 0108): whoever opens the address, installs the app or sends a link reads
 * that name before a script has run. Made once for each name, mark and build.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface Branding {
  readonly title: string;
  /** Where the mark is. */
  readonly logo: string;
}

interface Made {
  readonly of: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export function serveNamed(server: FastifyInstance, folder: string, branding: () => Branding): void {
  const page = named(join(folder, 'index.html'), branding, pageOf);
  const manifest = named(join(folder, 'manifest.webmanifest'), branding, manifestOf);
  for (const url of ['/', '/index.html'])
    server.get(url, async (request, reply) => send(request, reply.type('text/html; charset=utf-8'), page()));
  server.get('/manifest.webmanifest', async (request, reply) =>
    send(request, reply.type('application/manifest+json; charset=utf-8'), manifest()),
  );
}

/** Read again when the app was rebuilt under the running server. */
function named(
  file: string,
  branding: () => Branding,
  write: (text: string, branding: Branding) => string,
): () => Made {
  let made: Made | null = null;
  return () => {
    const brand = branding();
    const of = JSON.stringify([statSync(file).mtimeMs, brand]);
    if (made?.of === of) return made;
    const body = Buffer.from(write(readFileSync(file, 'utf8'), brand));
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    made = { of, etag, bodies: { br: brotliCompressSync(body), gzip: gzipSync(body), identity: body } };
    return made;
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Made): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}

function pageOf(text: string, { title, logo }: Branding): string {
  const named = text.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
  return isOwn(logo)
    ? named
    : named.replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${escaped(logo)}" type="image/png" />`);
}

function manifestOf(text: string, { title, logo }: Branding): string {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  const icons = isOwn(logo) ? {} : { icons: [{ src: logo, sizes: '512x512', type: 'image/png', purpose: 'any' }] };
  return JSON.stringify({ ...manifest, name: title, short_name: title, ...icons });
}

/** The mark that comes with the app stands in its files. */
function isOwn(logo: string): boolean {
  return logo.endsWith('.svg');
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}
