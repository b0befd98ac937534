/** The count on the bell and on the tab of the account. */
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function badge(unread: number | undefined, token: string | null = 't'): Promise<string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => ({ tokend: token, account: 'priya' })[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.resetModules();
  const [{ UnreadBadge }, { putAnswer, queryClient }, { listMessages }, { QueryClientProvider }, react, server] =
    await Promise.all([
      import('./unread-badge.tsx'),
      import('../data/query-client.ts'),
      import('@bahi/contract/messages/calls.ts'),
      import('@tanstack/react-query'),
      import('react'),
      import('react-dom/server'),
    ]);
  if (unread !== undefined)
    putAnswer(listMessages, { isUnread: true, page: 1, pageSize: 1 }, { rows: [], total: 0, unread } as never);
  const html = server.renderToStaticMarkup(
    react.createElement(QueryClientProvider, { client: queryClient }, react.createElement(UnreadBadge)),
  );
  queryClient.clear();
  return html.replaceAll(/<[^>]*>/g, '');
}

test.each([
  ['before the count is known', undefined, ''],
  ['when all is read', 0, ''],
  ['for one', 1, '1'],
  ['up to two digits', 99, '99'],
  ['for more than it has room for', 100, '99+'],
] as const)('the badge %s', async (_when, unread, shown) => {
  expect(await badge(unread)).toBe(shown);
});
