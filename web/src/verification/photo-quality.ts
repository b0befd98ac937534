/**
 * Whether a photo looks blurred or blown out, judged on the device: a nudge and never a barrier, since a sharp photo of a
 * plain card has few edges too. Pure.
 */
export interface Quality {
  readonly isBlurred: boolean;
  readonly hasGlare: boolean;
}

/** Photos are judged at this size, so that the figures mean the same for every camera. */
export const JUDGED_SIDE = 640;

/** Under it no letter of a card has an edge left. */
const SHARPNESS_MIN = 45;
const BLOWN_OUT = 250;
/** Less is a reflex; more is a sheet of white paper. */
const GLARE_MIN = 0.04;
const GLARE_MAX = 0.6;

/** `pixels` as a canvas gives them: red, green, blue, opacity. */
export function judgePhoto(pixels: Uint8ClampedArray, width: number, height: number): Quality {
  const grey = luminance(pixels);
  const share = grey.filter((value) => value >= BLOWN_OUT).length / grey.length;
  return {
    isBlurred: varianceOfLaplacian(grey, width, height) < SHARPNESS_MIN,
    hasGlare: share >= GLARE_MIN && share <= GLARE_MAX,
  };
}

function luminance(pixels: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(pixels.length / 4);
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

/** How much neighbouring pixels differ from each other in all directions: edges are what makes it large. */
function varianceOfLaplacian(grey: Float32Array, width: number, height: number): number {
  let [sum, sumOfSquares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]!;
      const value = around - 4 * grey[at]!;
      sum += value;
      sumOfSquares += value * value;
      count += 1;
    }
  }
  if (count === 0) return Infinity;
  const mean = sum / count;
  return sumOfSquares / count - mean * mean;
}
