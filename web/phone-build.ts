/**
 * What the app's build for the phone has that a browser's has not (decision 0114): the phone itself (native/src/phone.ts) behind
 * src/shell/native/phone.ts, and the content policy in the page, where no server says it. The page runs its own files and speaks with the
 * server it was built for; nothing else is loaded or asked.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PHONE = join(import.meta.dirname, '../native/src/phone.ts');
const IN_ITS_PLACE = join(import.meta.dirname, 'src/shell/native/start.ts');
/** iOS: a scheme of its own is not everywhere counted as "self". */
const OWN = "'self' capacitor://localhost";

export function phoneBuild(origin: string): Plugin {
  return {
    name: 'bahi:phone-build',
    resolveId: {
      order: 'pre',
      handler: (source, importer) => (source === './phone.ts' && importer === IN_ITS_PLACE ? PHONE : null),
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/ *<link rel="manifest".*\n/, '')
          .replace(
            '<meta charset="utf-8" />',
            (charset) =>
              `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(html, origin)}" />`,
          ),
    },
  };
}

/** As server/src/platform/web-files.ts says it of a browser's. */
function policyOf(html: string, origin: string): string {
  const scripts = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text]) =>
    createHash('sha256').update(text!).digest('base64'),
  );
  return [
    `default-src ${OWN}`,
    `script-src ${[OWN, ...scripts.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    `style-src ${OWN}`,
    `img-src ${OWN} data: blob: ${origin}`,
    `font-src ${OWN}`,
    `connect-src ${OWN} ${origin} ${origin.replace(/^http/, 'ws')}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
