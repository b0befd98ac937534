/** What the domain of restrictions offers to the others (rules §6): the state of an account, and the cases behind it. */
export {
  ACCOUNT_STATE_COLUMNS,
  accountState,
  accountStateOf,
  restrictionsInForce,
  type AccountState,
  type AccountStateRow,
} from './state.ts';
export { confirm, freezeOwn, impose, isFrozenByCustomer, isInForce, lift, unfreezeOwn } from './imposing.ts';
export { answerAppeal, mayAnswer } from './appeals.ts';
export { selectAppeal, updateOverdue as endOverdueAppeals } from './appeal-store.ts';
export { selectRestriction, type RestrictionRow } from './store.ts';
export { appealView, restrictionRows, restrictionViews } from './views.ts';
export { caseOf } from './cases.ts';
