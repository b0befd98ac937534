/** Serves the built web app at `/` and the staff console at `/console/`: hashed assets for ever, the page itself always fresh, under a strict content policy. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveNamed, type Branding } from './named-page.ts';
import { refuse } from './refuse.ts';

/** One year: the name of such a file changes with its content. */
/** Everything below assets/ has its content's hash in its name, or as its name. */
const HASHED = /\/assets\/([^/]+-)?[A-Za-z0-9_-]{7,}\.\w+(\.(br|gz))?$/;

export const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Components and the chart place their elements through the CSSOM, which this allows.
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

export interface WebFolders {
  readonly app: string;
  readonly console: string;
}

export async function registerWebFiles(
  server: FastifyInstance,
  folders: WebFolders,
  branding: () => Branding,
): Promise<void> {
  await server.register(async (scope) => {
    scope.decorate('pluginAudience', 'public');
    await scope.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          ...CONTENT_POLICY,
          scriptSrc: [...CONTENT_POLICY.scriptSrc, ...Object.values(folders).map(inlineScripts)],
        },
      },
      // safe-headers.ts says these.
      strictTransportSecurity: false,
      referrerPolicy: false,
      xContentTypeOptions: false,
    });
    // A zero character names no file; the file server would cut the path there.
    scope.addHook('onRequest', async (request) => {
      if (request.url.includes('%00')) refuse('request.not_found', {});
    });
    scope.get('/console', async (_request, reply) => reply.redirect('/console/'));
    await serve(scope, { folder: folders.console, prefix: '/console/', name: 'console' });
    if (existsSync(join(folders.app, 'index.html'))) serveNamed(scope, folders.app, branding);
    await serve(scope, { folder: folders.app, prefix: '/', name: 'web app' });
  });
}

/** The script in the page as it lies there now, as the policy names it: no other inline script runs. Read again when the page was rebuilt. */
function inlineScripts(folder: string): () => string {
  const page = join(folder, 'index.html');
  let read = { at: 0, hashes: '' };
  return () => {
    const at = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (at !== read.at) read = { at, hashes: at === 0 ? '' : hashesOf(readFileSync(page, 'utf8')) };
    return read.hashes;
  };
}

function hashesOf(page: string): string {
  const hashes = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, text]) =>
    createHash('sha256').update(text!).digest('base64'),
  );
  return hashes.map((hash) => `'sha256-${hash}'`).join(' ');
}

interface Site {
  readonly folder: string;
  readonly prefix: string;
  readonly name: string;
}

async function serve(scope: FastifyInstance, { folder, prefix, name }: Site): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    scope.get(prefix, async (_request, reply) =>
      reply.type('text/plain').send(`The ${name} is not built: npm run build\n`),
    );
    return;
  }
  await scope.register(staticFiles, {
    root: folder,
    prefix,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    // Answers for directories and missing files are the API's business.
    wildcard: true,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      response.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
