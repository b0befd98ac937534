/** What products offer to the domains whose kinds they are: what a kind is, and what the checks of drafts share. */
export {
  after,
  done,
  fittingLots,
  goesExUntil,
  listedSymbol,
  LOTS_MAX,
  refuseDuringPlacement,
  refuseNear,
  WINDOW_MIN_MS,
  type Checked,
  type CheckFacts,
} from './checks.ts';
export { kindsOf, type Kind, type Noted, type Published } from './kinds.ts';
export { fieldsOf, symbolOf, typedMoment, type Fields, type ProductValues } from './draft-fields.ts';
