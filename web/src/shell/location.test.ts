/** Steps of the history, in a browser of which nothing is there but its history. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const EXAM = '#/information/faq?tab=learn&exam=3';
const TICKET = '#/market/marketBuy?symbol=VRM';

let entries: { state: unknown; hash: string }[] = [];
let at = 0;
let onMove = () => {};
const here = () => entries[at]!.hash;

beforeEach(() => {
  at = 0;
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'popstate') onMove = listener;
  });
  vi.stubGlobal('location', {
    get hash() {
      return here();
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]!.state;
    },
    pushState(state: unknown, _: string, hash: string) {
      entries = [...entries.slice(0, (at += 1)), { state, hash }];
    },
    replaceState(state: unknown, _: string, hash = here()) {
      entries[at] = { state, hash };
    },
    go(steps: number) {
      at += steps;
      onMove();
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** As the page is loaded there. */
async function loaded() {
  vi.resetModules();
  return import('./location.ts');
}

/** From home to a ticket, from there to Learn, and two steps inside it. */
async function inExam() {
  entries = [{ state: null, hash: '#/home/index' }];
  const location = await loaded();
  location.goToHash(TICKET);
  location.goToHash('#/information/faq?tab=learn');
  location.goToHash('#/information/faq?tab=learn&lesson=markets');
  location.goToHash(EXAM);
  return location;
}

test('out of a screen one comes over all its steps to the place that led here', async () => {
  const { leaveTo } = await inExam();
  leaveTo(TICKET);
  expect([at, here()]).toEqual([1, TICKET]);
});

test('also after a login took its place for a while, and after a reload', async () => {
  const { go, goToHash } = await inExam();
  go('/login/reLogin', { return: EXAM.slice(1) }, { replace: true });
  go('/login/loginAfter', { return: EXAM.slice(1) }, { replace: true });
  goToHash(EXAM, { replace: true });
  const { leaveTo } = await loaded();
  leaveTo(TICKET);
  expect([at, here()]).toEqual([1, TICKET]);
});

test('back to the first step of a screen one comes from any of them, and from the first nowhere', async () => {
  const { backToFirst } = await inExam();
  backToFirst();
  backToFirst();
  expect([at, here()]).toEqual([2, '#/information/faq?tab=learn']);
});

test('without a step before it a screen gives its place to where it leads', async () => {
  entries = [{ state: null, hash: EXAM }];
  const { leaveTo, canGoBack } = await loaded();
  expect(canGoBack()).toBe(false);
  leaveTo(TICKET);
  expect([at, here(), canGoBack()]).toEqual([0, TICKET, false]);
});
