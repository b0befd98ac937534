/** What the domain of restrictions offers to the others (rules §6): the state of an account, and the cases behind it. */
export {
  ACCOUNT_STATE_COLUMNS,
  accountState,
  accountStateOf,
  restrictionsInForce,
  type AccountState,
  type AccountStateRow,
} from './state.ts';
export { BAR_BUYING, BAR_PAYING, barredAt, barredByStaff } from './barred.ts';
export { allowTrading, barTrading, freezeOwn, isFrozenByCustomer, unfreezeOwn } from './imposing.ts';
export { restrictionRows } from './views.ts';
export { staffRestrictions } from './staff-restrictions.ts';
