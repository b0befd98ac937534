/**
 * What this device keeps of each account's last sign-in, to be known by at the next one (`device` of the contract): strangers who try the
 * account hold it up no more. It stays over logging out, and opens nothing by itself.
 */
import { canonicalAccount } from '@bahi/core/account.ts';

const KEY = 'bahi.devices';
/** A household's; the one that was used longest ago goes first. */
const ACCOUNTS_MAX = 8;

type Marks = readonly (readonly [account: string, mark: string])[];

/** As an input of a login, whatever the spelling of the account. */
export function markOf(account: string): { readonly device?: string } {
  const device = read().find(([name]) => name === canonicalAccount(account))?.[1];
  return device === undefined ? {} : { device };
}

export function keepMark(account: string, mark: string): void {
  const others = read().filter(([name]) => name !== account);
  localStorage.setItem(KEY, JSON.stringify([[account, mark], ...others].slice(0, ACCOUNTS_MAX)));
}

function read(): Marks {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Marks;
  } catch {
    return [];
  }
}
