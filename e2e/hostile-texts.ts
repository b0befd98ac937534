/**
 * What somebody who wants to run script in another's page would have stored: put into every text of every answer on its way into the
 * page, so that what a screen makes of it does not depend on what a server before it refused.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { origin, type App } from './app.ts';
import { settled } from '../bench/settled.ts';

const IMAGE = '<img src=x onerror=__ran=1 data-evil>';
/** Markup, the end of an attribute, links, a template: everything that a careless page would make something of. */
export const HOSTILE =
  `">${IMAGE}<svg onload=__ran=1 data-evil></svg><script data-evil>__ran=1</script>` +
  '<a href="javascript:__ran=1" data-evil>x</a><base href="https://evil.example/" data-evil>' +
  '[x](javascript:__ran=1)![x](https://evil.example/x.png){{__ran=1}}';
const SCRIPT_LINK = 'javascript:__ran=1';

/** By the field: what people of any kind wrote, or something of theirs, also where a check of ours is narrow. */
const TEXTS = [
  'name',
  'holder',
  'bank',
  'branch',
  'bankCode',
  'reference',
  'device',
  'account',
  'maskedAccount',
  'by',
  'maker',

  'checker',
  'author',
  'reason',
  'liftReason',
  'message',
  'text',
  'answer',
  'note',
  'notice',
  'title',
  'paragraphs',
  'prospectus',
  'sponsor',
  'source',
  'profile',
  'error',
  'meaning',
  'what',
  'where',
  'detail',
  'masked',
  'subject',
  'label',
  'value',
  'en',
  'phone',
  'ip',
];
/** Where somebody is led to; where there is no such link, too. */
const LINKS = ['link', 'checkLink'];

/** From the next load of a page on. */
export async function poison({ context }: App): Promise<void> {
  await context.addInitScript(poisonAnswers, { hostile: HOSTILE, scriptLink: SCRIPT_LINK, texts: TEXTS, links: LINKS });
}

interface Plan {
  readonly hostile: string;
  readonly scriptLink: string;
  readonly texts: readonly string[];
  readonly links: readonly string[];
}

/** Runs in the page. */
function poisonAnswers({ hostile, scriptLink, texts, links }: Plan): void {
  // Figures, codes and documents of ours: what is looked up or computed with would be found no more.
  const isOurs = (value: string, field: string) =>
    /^$|^[\d.,+-]+$|^[A-Z]{3}$|^[[{]/.test(value) ||
    (/^(reason|what|subject|label|source|detail)$/.test(field) && /^[\w.]+$/.test(value));
  const spoilt = (value: unknown, field: string): unknown => {
    if (links.includes(field)) return scriptLink;
    if (typeof value === 'string') return texts.includes(field) && !isOurs(value, field) ? value + hostile : value;
    if (Array.isArray(value)) return value.map((one) => spoilt(one, field));
    if (typeof value !== 'object' || value === null) return value;
    // News is as from outside: the market's own is in words of the house.
    const outside = 'story' in value && 'title' in value ? { ...value, story: null } : value;
    return Object.fromEntries(Object.entries(outside).map(([name, inner]) => [name, spoilt(inner, name)]));
  };
  const answered = window.fetch;
  window.fetch = async (to, init) => {
    const answer = await answered(to, init);
    // Names of settings are ours, and a session goes into headers.
    const isOther = answer.headers.get('content-type')?.startsWith('application/json') !== true;
    if (isOther || /\/(common\/config|session\/)/.test(answer.url)) return answer;
    const { status, headers } = answer;
    return new Response(JSON.stringify(spoilt(await answer.json(), '')), { status, headers });
  };
  // What the stream says, likewise.
  const onmessage = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')!;
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...onmessage,
    set(this: WebSocket, hear: (event: { readonly data: string }) => void) {
      const hearSpoilt = ({ data }: MessageEvent<string>) =>
        hear({ data: JSON.stringify(spoilt(JSON.parse(data), '')) });
      onmessage.set!.call(this, hearSpoilt);
    },
  });
}

/** Signs of a script, or of a page that asks elsewhere or leads there, from now on. */
export function watchFor({ page }: App): readonly string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin()) && !/^(data|blob):/.test(request.url()))
      seen.push(`a request: ${request.url()}`);
  });
  return seen;
}

/** The screen at an address has the hostile texts as text, and nothing has come of them. */
export async function expectOnlyText(app: App, address: string): Promise<void> {
  await app.goTo(`#${address}`);
  await expectOnlyTextIn(app.page, 'main, [role=main], [role=complementary], [role=dialog]', address);
}

/** As above, of what a press opened over the screen. */
export async function expectOnlyTextIn(page: Page, place: string, name: string): Promise<void> {
  await settled(page);
  const made = async () => (await madeOf(page)).map((one) => `${name}: ${one}`);
  const areThere = async () => (await made()).length > 0 || (await shownIn(page, place)) > 0;
  await expect.poll(areThere, { message: `${name} has them` }).toBe(true);
  expect(await made()).toEqual([]);
}

function shownIn(page: Page, place: string): Promise<number> {
  return page.evaluate(
    ([image, where]) => {
      const places = [...document.querySelectorAll<HTMLElement>(where)];
      return places.reduce((sum, { innerText }) => sum + innerText.split(image).length - 1, 0);
    },
    [IMAGE, place] as const,
  );
}

/** Elements, scripts and ways out that the texts were made into. */
export function madeOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const made = [...document.querySelectorAll('[data-evil], base')].map((one) => one.outerHTML);
    if ('__ran' in window) made.push('a script ran');
    for (const one of document.querySelectorAll('[href], [src], [action], [formaction]')) {
      for (const name of ['href', 'src', 'action', 'formaction']) {
        const value = one.getAttribute(name);
        if (value === null) continue;
        const { protocol, origin: host } = new URL(value, document.baseURI);
        const isOwn =
          host === location.origin || protocol === 'blob:' || protocol === 'tel:' || value.startsWith('data:image/');
        if (!isOwn) made.push(`${name}=${value}`);
      }
    }
    return made;
  });
}
