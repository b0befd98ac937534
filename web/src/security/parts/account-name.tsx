/** Beside a login password: password managers match by the account's name. */
import { lastAccount } from '../../data/session.ts';

export function AccountName() {
  return <input type="hidden" name="username" autoComplete="username" value={lastAccount() ?? ''} readOnly />;
}
