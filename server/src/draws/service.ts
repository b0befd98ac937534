/** Draws (rules §8): what new shares and grab offers, whose requests are drawn, have in common. An offer here is any of them. */
export {
  commitTo,
  draw,
  publishList,
  TICKETS_OF_ONE_MAX,
  type Drawable,
  type DrawDeps,
  type DrawnOffer,
} from './draw.ts';
export { findLevel, tellGaps, voidAt, type LevelDeps } from './level.ts';
export { logHead } from './log.ts';
export { drawFileOf, drawLog, proofOf } from './proof.ts';
export { selectDraw } from './store.ts';
