/** What staff do in a journey of a customer, by the console's own calls: verify, approve, refuse, pay. */
import { randomInt, randomUUID } from 'node:crypto';
import { createStaffClient, type CallResult, type StaffCall } from '@bahi/contract/client.ts';
import { claimCase, listQueue } from '@bahi/contract/staff/queues.ts';
import { approveIdentity } from '@bahi/contract/staff/reviews.ts';
import { upload } from '@bahi/contract/uploads/calls.ts';
import { submitVerification } from '@bahi/contract/verification/calls.ts';
import { normaliseAadhaar } from '@bahi/core/identity-numbers.ts';
import { addCard } from '@bahi/contract/destinations/calls.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import { photo } from '../server/src/uploads/testing.ts';
import { FUND_PASSWORD, freshAccount, origin, signUp, type App } from './app.ts';
import { sessions } from './sessions.ts';
import { callAs, expectOk } from './trading.ts';

export const key = () => ({ idempotencyKey: randomUUID() });

/** Of the practice member, signed in for the whole run: who ends a session uses one of their own. */
export function staffCall(account: string): Promise<StaffCall> {
  const { token } = sessions().staff[account]!;
  return Promise.resolve(createStaffClient({ origin: origin(), token: () => token }));
}

/** Takes a case and decides it. */
export async function claimed<T>(
  staff: StaffCall,
  queue: 'identity' | 'deposits' | 'withdrawals',
  id: string,
  decide: () => Promise<CallResult<T>>,
): Promise<T> {
  await expectOk(staff(claimCase, { queue, case: id }, key()));
  return expectOk(decide());
}

/**
 * Signs up, and is verified with a fund password that was given a while ago and a card that is a day old, or with neither. One identity in ten waits for a
 * second person; then another customer signs up.
 */
export async function signUpVerified(
  open: () => Promise<App>,
  { isReady = true }: { readonly isReady?: boolean } = {},
): Promise<{ readonly app: App; readonly account: string }> {
  for (;;) {
    const app = await open();
    const account = await signUp(app, freshAccount('saver'), { isGuarded: isReady });
    if (await isVerified(app, account)) {
      if (isReady) await makeReady(app, account);
      return { app, account };
    }
    await app.close();
  }
}

/** As Asha Devi Rao, at once. False: this one waits for a second person. */
export async function isVerified(app: App, account: string): Promise<boolean> {
  const call = await callAs(app);
  await expectOk(
    call(
      submitVerification,
      {
        name: 'Asha Devi Rao',
        idType: 'aadhaar',
        ...aadhaar(),
        pan: pan(),
        front: await sendPhoto(app, 'id_front'),
        back: await sendPhoto(app, 'id_back'),
      },
      key(),
    ),
  );
  const reviewer = await staffCall('reviewer');
  const { rows } = await expectOk(reviewer(listQueue, { queue: 'identity', state: 'waiting', text: account }));
  const id = rows[0]!.id;
  const { needsSecond } = await claimed(reviewer, 'identity', id, () => reviewer(approveIdentity, { case: id }, key()));
  return !needsSecond;
}

async function makeReady(app: App, account: string): Promise<void> {
  const call = await callAs(app);
  const fund = { fundPassword: FUND_PASSWORD };
  const number = `5010${randomInt(10 ** 9, 10 ** 10)}`;
  const bank = { bank: 'HDFC Bank', branch: 'Fort', bankCode: '400', ifsc: 'HDFC0001234' };
  const card = await expectOk(call(addCard, { number, confirmNumber: number, ...bank, ...fund }, key()));
  await aDayAgo(card.id);
  await lockTrading(account);
}

/** As in a quarter of an hour: orders ask for the fund password again. */
export async function lockTrading(account: string): Promise<void> {
  const db = openDatabase({ url: process.env['BAHI_E2E_DATABASE']!, role: 'owner', poolSize: 1 });
  await db.query(
    'delete from security.unlock where customer_id = (select id from identity.customer where account = $1)',
    [account],
  );
  await db.close();
}

/** The journeys run on the real clock: the day's wait of a new card is put behind us. */
export async function aDayAgo(destination: string): Promise<void> {
  const db = openDatabase({ url: process.env['BAHI_E2E_DATABASE']!, role: 'owner', poolSize: 1 });
  await db.query(
    'update destinations.destination set added_at = added_at - $2, usable_from = usable_from - $2 where id = $1',
    [destination, DAY_MS],
  );
  await db.close();
}

async function sendPhoto({ page }: App, purpose: 'id_front' | 'id_back'): Promise<string> {
  const { token, account } = await page.evaluate(() => ({
    token: localStorage.getItem('tokend') ?? '',
    account: localStorage.getItem('account') ?? '',
  }));
  const response = await fetch(`${origin()}/api/vue${upload.path}?purpose=${purpose}`, {
    method: 'POST',
    headers: { token, account, 'content-type': 'image/jpeg', 'idempotency-key': randomUUID() },
    body: new Uint8Array(await photo(900, 600)),
  });
  const { data } = (await response.json()) as { data: { upload: string } };
  return data.upload;
}

/** The check digit is searched for. */
function aadhaar(): { readonly idFirst: string; readonly idRest: string } {
  const head = String(randomInt(20_000_000_000, 99_999_999_999));
  const digit = [...'0123456789'].find((last) => normaliseAadhaar(head + last) !== null)!;
  return { idFirst: head.slice(0, 6), idRest: head.slice(6) + digit };
}

function pan(): string {
  const letter = () => String.fromCharCode(65 + randomInt(26));
  return `${letter()}${letter()}${letter()}P${letter()}${randomInt(1_000, 10_000)}${letter()}`;
}
