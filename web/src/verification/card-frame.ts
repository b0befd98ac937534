/** The frame of a card in a camera's picture (ISO/IEC 7810 ID-1), and what is kept of the picture around it. Pure. */
const CARD_RATIO = 85.6 / 53.98;
const SHARE = 0.9;
/** Some air around the frame: a card held a little off keeps its corners. */
const MARGIN = 0.05;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As wide as fits, in the middle. */
export function frameOf(width: number, height: number): Box {
  const wide = Math.min(width * SHARE, height * SHARE * CARD_RATIO);
  return boxAround({ width, height }, wide, wide / CARD_RATIO);
}

/** In whole pixels, inside the picture. */
export function cropOf(width: number, height: number): Box {
  const frame = frameOf(width, height);
  const grown = (side: number, whole: number) => Math.min(whole, Math.round(side * (1 + 2 * MARGIN)));
  const box = boxAround({ width, height }, grown(frame.width, width), grown(frame.height, height));
  return { ...box, x: Math.floor(box.x), y: Math.floor(box.y) };
}

function boxAround(picture: { readonly width: number; readonly height: number }, width: number, height: number): Box {
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
