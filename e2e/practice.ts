/** The seeded practice customers. */
import type { App } from './app.ts';

/** From the welcome page to home, past the notice of a new device. */
export async function logIn({ page }: App, account: 'priya' | 'arjun'): Promise<void> {
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByLabel('Account or phone').fill(account);
  await page.getByLabel('Password', { exact: true }).fill('practice-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  const wasMe = page.getByRole('button', { name: 'It was me' });
  await wasMe.or(page.getByText('Total value, INR')).first().waitFor();
  if (await wasMe.isVisible()) await wasMe.click();
  await page.getByText('Total value, INR').waitFor();
}
