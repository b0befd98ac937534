/** A changed agreement is before each customer's eyes: what changed is shown, agreeing opens new business again, and until then everything can be read. */
import { getStaffDocument, proposeDocument } from '@bahi/contract/content/staff-calls.ts';
import { approveChange } from '@bahi/contract/staff/operations.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import en from '../web/src/content/texts.en.ts';
import tw from '../web/src/content/texts.tw.ts';
import { crossing, openBrowser, signUp } from './app.ts';
import { violationsInBothThemes, violationsOf } from './axe.ts';
import { key, staffCall } from './staff.ts';
import { expectOk } from './trading.ts';
import { livesInVirtualMarket } from './virtual-market.ts';

const { looks } = crossing();
const { open } = openBrowser();
const words = { en, tw };

// Everybody is asked again: in a house of its own.
const market = livesInVirtualMarket();

test.each(looks)('a changed agreement is asked for again, read and agreed to ($device, $language)', async (look) => {
  const t = words[look.language];
  const app = await open({ device: look.device, signsIn: true });
  const { page } = app;
  await signUp(app);
  await page.evaluate((code) => localStorage.setItem('language', code), look.language);
  const added = `Paragraph of ${look.device} in ${look.language}.`;
  const version = await changeAgreement(added);

  // The next visit asks, with the line that is new.
  await page.reload();
  const sheet = page.getByRole('dialog', { name: t.consent.title(t.agreement.user) });
  await sheet.getByText(added).waitFor();
  await sheet.getByText(t.agreement.added, { exact: true }).first().waitFor();
  expect(await violationsInBothThemes(app, 'a changed agreement')).toEqual([]);

  // Put off, everything can be read; the whole text says which version is in force.
  await sheet.getByRole('button', { name: t.consent.later }).click();
  await sheet.waitFor({ state: 'hidden' });
  await app.goTo('#/information/agreement');
  await page.getByText(t.agreement.version(version)).first().waitFor();
  await page.getByText(added).first().waitFor();
  expect(await violationsOf(app, 'the agreement')).toEqual([]);

  await app.goTo('#/home/index');
  await page.reload();
  await sheet.getByRole('button', { name: t.consent.agreeTo(t.agreement.user, version) }).click();
  await sheet.waitFor({ state: 'hidden' });
  await app.goTo('#/information/agreement');
  await page.getByText(new RegExp(`^${t.agreement.accepted(version, '.*')}$`)).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('questions are searched, opened and narrowed by topic', async () => {
  const app = await open({ device: 'phone' });
  const { page } = app;
  await app.goTo('#/information/faq');
  await page.getByLabel(en.faq.search).fill('deposit');
  const question = page.getByRole('group').filter({ hasText: 'How do I deposit money?' });
  await question.getByText('How do I deposit money?').click();
  await question.getByRole('link', { name: 'Deposit', exact: true }).waitFor();
  expect(await violationsInBothThemes(app, 'questions')).toEqual([]);
  await page.getByLabel(en.faq.search).fill('zzzz');
  await page.getByText(en.faq.nothingFound).waitFor();
  await page.getByRole('button', { name: en.faq.showAll }).click();
  await page.getByText('What is a practice account?').waitFor();
  await page.getByRole('radio', { name: 'Security' }).click();
  await page.getByText('What is a practice account?').waitFor({ state: 'hidden' });
  expect(app.problems).toEqual([]);
  await app.close();
});

/** Two people put a paragraph at the end of the agreement, which asks for consent again. Answers the version. */
async function changeAgreement(paragraph: string): Promise<number> {
  const [maker, checker] = [await staffCall('content'), await staffCall('admin')];
  const document = { kind: 'agreement', key: 'main' } as const;
  const { newest, row } = await expectOk(maker(getStaffDocument, document));
  const { en: english, tw: chinese, ko: korean } = newest!.texts!;
  const longer = ({ title, body }: { title: string; body: string }) => ({ title, body: `${body}\n\n${paragraph}` });
  const asked = {
    ...document,
    group: row.group,
    place: row.place,
    asksAgain: true,
    base: row.version,
    texts: { en: longer(english), tw: longer(chinese), ko: longer(korean) },
    effectiveAt: null,
    reason: 'A new paragraph',
  };
  const change = await expectOk(maker(proposeDocument, asked, key()));
  await expectOk(checker(approveChange, { change: change.id }, key()));
  // In force a moment after the approval, so that every process has heard of it.
  await market().h.clock.advance(2 * MINUTE_MS);
  return row.version + 1;
}
