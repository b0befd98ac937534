/** The frame lies inside every picture, in the shape of a card, and the crop holds it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, frameOf } from './card-frame.ts';

test('upright or across, the frame fits and the crop stays inside the picture', () => {
  const side = fc.integer({ min: 240, max: 4_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const [frame, crop] = [frameOf(width, height), cropOf(width, height)];
      expect(frame.width / frame.height).toBeCloseTo(1.586, 2);
      for (const value of Object.values(crop)) expect(Number.isInteger(value)).toBe(true);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(width);
      expect(crop.y + crop.height).toBeLessThanOrEqual(height);
      expect(crop.width).toBeGreaterThanOrEqual(Math.floor(frame.width));
      expect(crop.height).toBeGreaterThanOrEqual(Math.floor(frame.height));
    }),
  );
});
