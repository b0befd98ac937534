/** Of typed prices what other domains of the app need too. */
export { distanceBasisPoints, LOT_SIZE, LOTS_MAXIMUM, toPrice } from '../amounts.ts';
export { limitProblem, readPrice } from '../ticket.ts';
