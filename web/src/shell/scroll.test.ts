import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScroll } from './scroll.ts';

const move = vi.hoisted(() => ({ kind: 'new', to: { path: '/market/index', search: 'tab=quotes' } }));
vi.mock('./location.ts', () => ({ moveKind: () => move.kind, currentPlace: () => move.to }));
let acts: EventTarget;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  acts = new EventTarget();
  vi.stubGlobal('addEventListener', acts.addEventListener.bind(acts));
  vi.stubGlobal('removeEventListener', acts.removeEventListener.bind(acts));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PANE = { path: '/market/index', search: 'tab=quotes', kind: 'primary', isPrimary: true } as unknown as Parameters<
  typeof keepScroll
>[1];

/** Of 500 px, over so much of a list as there is. */
class Body extends EventTarget {
  readonly clientHeight = 500;
  scrollHeight: number;
  isTold = true;
  #top = 0;
  constructor(scrollHeight: number) {
    super();
    this.scrollHeight = scrollHeight;
  }
  get scrollTop(): number {
    return this.#top;
  }
  set scrollTop(to: number) {
    this.#top = Math.min(to, this.scrollHeight - this.clientHeight);
    if (this.isTold) this.dispatchEvent(new Event('scroll'));
  }
}

const keep = (body: Body) => keepScroll(body as unknown as HTMLElement, PANE);

test('back leads to the place of the reader once the list is there, though the screen is shown twice before', () => {
  let frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const nextFrame = () => {
    const due = frames;
    frames = [];
    for (const frame of due) frame();
  };
  move.kind = 'new';
  const left = new Body(2_000);
  const leave = keep(left);
  left.scrollTop = 800;
  // The list goes before the screen does.
  left.scrollHeight = 600;
  left.scrollTop = 800;
  leave();

  move.kind = 'back';
  const body = new Body(600);
  keep(body)();
  const stop = keep(body);
  nextFrame();
  expect(body.scrollTop).toBe(100);
  body.scrollHeight = 2_000;
  nextFrame();
  expect(body.scrollTop).toBe(800);
  // It goes for a moment once more, and the browser tells of it when it is back.
  body.isTold = false;
  body.scrollTop = 0;
  body.dispatchEvent(new Event('scroll'));
  nextFrame();
  expect(body.scrollTop).toBe(800);
  body.isTold = true;
  body.scrollHeight = 600;
  vi.advanceTimersByTime(5_000);
  body.scrollTop = 800;
  body.scrollHeight = 2_000;
  nextFrame();
  expect(body.scrollTop).toBe(800);
  // What somebody scrolls later without a press, as a screen reader does, stays.
  body.scrollTop = 200;
  nextFrame();
  expect(body.scrollTop).toBe(200);
  stop();
});

test('whoever leaves before the browser told of the scroll comes back to the place all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  move.kind = 'new';
  const left = new Body(2_000);
  const leave = keep(left);
  left.isTold = false;
  left.scrollTop = 700;
  leave();
  move.kind = 'back';
  const body = new Body(2_000);
  const stop = keep(body);
  expect(body.scrollTop).toBe(700);
  stop();
});

test('whoever scrolls while a list comes stays there', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  move.kind = 'back';
  const body = new Body(600);
  const stop = keep(body);
  acts.dispatchEvent(new Event('pointerdown'));
  body.scrollHeight = 2_000;
  body.scrollTop = 50;
  for (const frame of frames) frame();
  expect(body.scrollTop).toBe(50);
  stop();
});

test('a list that is scrolled before its screen is drawn for the address is found again at that address', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  move.kind = 'new';
  const left = new Body(2_000);
  const leave = keepScroll(left as unknown as HTMLElement, { ...PANE, search: '' });
  move.to = { path: '/market/index', search: 'tab=late' };
  left.scrollTop = 700;
  move.to = { path: '/market/stockDetail', search: 'symbol=VRM' };
  leave();

  move.kind = 'back';
  move.to = { path: '/market/index', search: 'tab=late' };
  const body = new Body(2_000);
  const stop = keepScroll(body as unknown as HTMLElement, { ...PANE, search: 'tab=late' });
  expect(body.scrollTop).toBe(700);
  stop();
});
