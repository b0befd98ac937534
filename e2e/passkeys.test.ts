/**
 * Passkeys as a real browser signs with them: an answer sent again, one for another purpose, person or site, one without a check of who
 * holds the device, and a copy of the key. Each is refused by its code.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type CallResult } from '@bahi/contract/client.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  loginWithPasskey,
  removePasskey,
} from '@bahi/contract/security/calls.ts';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openBrowser, origin, PASSWORD, signUp } from './app.ts';
import { key } from './staff.ts';
import { expectOk } from './trading.ts';

const { open } = openBrowser();

type Json = Readonly<Record<string, unknown>>;

test('what a browser signed counts once, for the one it was asked of, on this site, by the key itself', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  // Browsers know no passkeys at an address that is a number.
  const home = origin().replace('127.0.0.1', 'localhost');
  await page.goto(home);
  const device = await app.context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const newcomer = async () => {
    await page.goto(home);
    const account = await signUp(app);
    const token = await page.evaluate(() => localStorage.getItem('tokend')!);
    return createClient({ origin: home, credentials: () => ({ token, account }) });
  };
  const nobody = createClient({ origin: home, credentials: () => null });
  const birju = await newcomer();
  const asha = await newcomer();
  const beginAs = async (call: typeof asha) =>
    (await expectOk(call(beginPasskey, { loginPassword: PASSWORD }))).options;
  const asked = async () => (await expectOk(nobody(beginPasskeyLogin, {}))).options;
  const give = async (response: Json) => endOf(await nobody(loginWithPasskey, { response }));

  const made = await signed(page, 'create', await beginAs(asha));
  await beginAs(birju);
  expect(endOf(await birju(addPasskey, { name: 'Stolen', response: made }, key()))).toBe('security.passkey_invalid');
  const { id } = await expectOk(asha(addPasskey, { name: 'Phone', response: made }, key()));
  expect(endOf(await asha(addPasskey, { name: 'Twice', response: made }, key()))).toBe('security.passkey_invalid');

  const answer = await signed(page, 'get', await asked());
  expect(await give(answer)).toBe('ok');
  expect(await give(answer)).toBe('security.passkey_invalid');
  const { challenge } = await beginAs(asha);
  expect(await give(await signed(page, 'get', { ...(await asked()), challenge }))).toBe('security.passkey_invalid');

  // Of the holder nothing is asked where a page does not ask for it.
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  const unasked = { ...(await asked()), userVerification: 'discouraged' };
  expect(await give(await signed(page, 'get', unasked))).toBe('security.passkey_invalid');
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });

  // Whoever copied the key signs from an older count.
  const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  expect(credential!.signCount).toBeGreaterThan(2);
  const { credentialId } = credential!;
  const withCount = async (signCount: number) => {
    await device.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
    await device.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential!, signCount } });
  };
  await withCount(1);
  expect(await give(await signed(page, 'get', await asked()))).toBe('security.passkey_invalid');
  await withCount(credential!.signCount);
  expect(await give(await signed(page, 'get', await asked()))).toBe('ok');

  const other = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>'));
  await once(other.listen(0), 'listening');
  onTestFinished(() => void other.close());
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}`);
  const elsewhere = await signed(page, 'get', await asked());
  expect(await give(elsewhere)).toBe('security.passkey_invalid');
  const madeElsewhere = await signed(page, 'create', { ...(await beginAs(birju)), excludeCredentials: [] });
  expect(endOf(await birju(addPasskey, { name: 'Phone', response: madeElsewhere }, key()))).toBe(
    'security.passkey_invalid',
  );

  await page.goto(home);
  const last = await signed(page, 'get', {
    ...(await asked()),
    allowCredentials: [{ type: 'public-key', id: made['id'] }],
  });
  await expectOk(asha(removePasskey, { id, loginPassword: PASSWORD }, key()));
  expect(await give(last)).toBe('security.passkey_unknown');
  expect(app.problems).toEqual([]);
});

/** As the page hands it on. */
function signed(page: Page, act: 'create' | 'get', options: Json): Promise<Json> {
  return page.evaluate(
    async ([what, asked]) => {
      const found =
        what === 'create'
          ? await navigator.credentials.create({
              publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked as never),
            })
          : await navigator.credentials.get({
              publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked as never),
            });
      return { ...(found as PublicKeyCredential).toJSON() };
    },
    [act, options] as const,
  );
}

function endOf(result: CallResult<unknown>): string {
  return result.kind === 'refused' ? result.refusal.code : result.kind;
}
