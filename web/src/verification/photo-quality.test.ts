/** Drawn cards: sharp, smeared, with a reflex, on white paper. */
import { expect, test } from 'vitest';
import { judgePhoto } from './photo-quality.ts';

const [WIDTH, HEIGHT] = [320, 200];

/** A grey card with lines of text; `shade` is asked for each pixel. */
function card(shade: (x: number, y: number, text: number) => number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isInk = y % 16 < 8 && x % 7 < 3;
      const value = shade(x, y, isInk ? 60 : 200);
      pixels.set([value, value, value, 255], (y * WIDTH + x) * 4);
    }
  }
  return pixels;
}

/** The same lines as a wave without an edge. */
const smeared = (x: number, y: number) => 130 + 60 * Math.sin(x / 12) * Math.sin(y / 12);
const isReflex = (x: number, y: number) => (x - 160) ** 2 + (y - 100) ** 2 < 60 ** 2;

test.each([
  ['a sharp card', card((_x, _y, text) => text), { isBlurred: false, hasGlare: false }],
  ['a smeared card', card(smeared), { isBlurred: true, hasGlare: false }],
  ['a reflex over it', card((x, y, text) => (isReflex(x, y) ? 255 : text)), { isBlurred: false, hasGlare: true }],
  ['black on white paper', card((_x, _y, text) => (text === 60 ? 0 : 255)), { isBlurred: false, hasGlare: false }],
])('%s', (_name, pixels, expected) => {
  expect(judgePhoto(pixels, WIDTH, HEIGHT)).toEqual(expected);
});
