/** The page's title and logo are the configuration's (spec §3). */
import { afterEach, expect, test, vi } from 'vitest';
import { applyBranding } from './branding.ts';

afterEach(() => vi.unstubAllGlobals());

function page() {
  const attributes: Record<string, string> = { href: '/icon.svg' };
  const icon = {
    getAttribute: (name: string) => attributes[name],
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  };
  const document = { title: 'Before', querySelectorAll: (text: string) => (text === 'link[rel="icon"]' ? [icon] : []) };
  vi.stubGlobal('document', document);
  return { document, attributes };
}

test('title and logo of the configuration are the page’s', () => {
  const { document, attributes } = page();
  applyBranding({ title: 'Lotus Broking', logo: '/lotus.svg' });
  expect([document.title, attributes['href']]).toEqual(['Lotus Broking', '/lotus.svg']);
});

test('a house without a title or logo of its own keeps what the page came with', () => {
  const { document, attributes } = page();
  applyBranding({ title: '', logo: '' });
  expect([document.title, attributes['href']]).toEqual(['Before', '/icon.svg']);
});
