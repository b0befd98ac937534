/** The seeded practice customers, with the session that the run began for each (setup.ts). */
import { enterAs, type App } from './app.ts';
import { sessions } from './sessions.ts';

export async function logIn(app: App, account: 'priya' | 'arjun'): Promise<void> {
  await enterAs(app, { account, token: sessions().customers[account]! });
}
