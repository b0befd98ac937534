/** The icons of the installed app are what `npm run icons` draws from icon.svg now, in the sizes that the manifest names. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAVICON_SIZES, PICTURES, PUBLIC } from './app-icons.ts';

/** Of 255, on average: another machine's drawing differs by less at the edges, another picture by more. */
const DIFFERENCE_MAX = 1;

/** Drawn by the tool itself, in a process of its own: one that takes customers' pictures refuses to read SVG ever after. */
const drawn = mkdtempSync(join(tmpdir(), 'bahi-icons-'));
beforeAll(() => execFileSync(process.execPath, [join(import.meta.dirname, 'app-icons.ts'), drawn]));
afterAll(() => rmSync(drawn, { recursive: true }));

test.each(PICTURES)('$file is drawn from the icon as it is', async ({ file }) => {
  expect(await difference(readFileSync(join(PUBLIC, file)), readFileSync(join(drawn, file)))).toBeLessThan(
    DIFFERENCE_MAX,
  );
});

test('favicon.ico has the small sizes, each drawn from the icon as it is', async () => {
  const committed = picturesOf(readFileSync(join(PUBLIC, 'favicon.ico')));
  const now = picturesOf(readFileSync(join(drawn, 'favicon.ico')));
  expect(committed).toHaveLength(FAVICON_SIZES.length);
  for (const [at, size] of FAVICON_SIZES.entries()) {
    expect((await sharp(committed[at]).metadata()).width).toBe(size);
    expect(await difference(committed[at]!, now[at]!), `${size} px`).toBeLessThan(DIFFERENCE_MAX);
  }
});

test('what a system cuts its shape out of is drawn to every edge, and its sign lies within the circle that stays', async () => {
  const { data, info } = await pixels(readFileSync(join(PUBLIC, 'icons/maskable-512.png')));
  const middle = info.width / 2;
  const outside = new Set<number>();
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1)
      if (Math.hypot(x - middle, y - middle) > info.width * 0.4)
        outside.add(data.readUInt32BE((y * info.width + x) * 4));
  expect([...outside]).toEqual([0x2b_3a_8c_ff]);
});

/** The PNGs of an icon file of Windows. */
function picturesOf(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, at) => {
    const from = file.readUInt32LE(18 + 16 * at);
    return file.subarray(from, from + file.readUInt32LE(14 + 16 * at));
  });
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)]);
  expect(a.info).toMatchObject({ width: b.info.width, height: b.info.height });
  return a.data.reduce((sum, value, at) => sum + Math.abs(value - b.data[at]!), 0) / a.data.length;
}

function pixels(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
