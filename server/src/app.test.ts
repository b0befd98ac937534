/** The start and the stop of the whole server, one within the other. */
import { expect, test } from 'vitest';
import { NOON } from './identity/testing.ts';
import { untilWaiting } from './platform/testing-waits.ts';
import { startWholeApp } from './testing-app.ts';

test('a stop that comes while the server still starts lets the start end first, so that nothing goes on behind it', async () => {
  const { app, t, stop } = await startWholeApp(undefined, { startsAt: NOON, isLeftToStart: true });
  const ended: string[] = [];
  app.server.addHook('onClose', async () => void ended.push('doors'));
  const both: Promise<void>[] = [];
  await t.owner.transaction(async (tx) => {
    await tx.query('lock table orders.orders in access exclusive mode');
    both.push(app.start().then(() => void ended.push('start')));
    await untilWaiting(t.owner);
    both.push(app.stop().then(() => void ended.push('stop')));
  });
  await Promise.all(both);
  expect(ended).toEqual(['start', 'doors', 'stop']);
  await stop();
});
