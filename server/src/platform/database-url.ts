/** Addresses of PostgreSQL: as whom one logs in there. */
export const APP_ROLE = 'bahi_app';

/** The same database as the application's role; an address that names the role stays as it is, with its password. */
export function asAppRole(url: string): string {
  if (userOf(url) === APP_ROLE) return url;
  const own = new URL(url);
  own.username = '';
  own.password = '';
  own.searchParams.delete('password');
  own.searchParams.set('user', APP_ROLE);
  return own.href;
}

export function userOf(url: string): string {
  const { username, searchParams } = new URL(url);
  return searchParams.get('user') ?? decodeURIComponent(username);
}

export function passwordOf(url: string): string | null {
  const { password, searchParams } = new URL(url);
  const given = searchParams.get('password') ?? decodeURIComponent(password);
  return given === '' ? null : given;
}
