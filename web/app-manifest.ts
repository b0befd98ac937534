/**
 * The manifest of the installed app, one a language, since what the system shows of the app's shortcuts is words; the page names its
 * reader's (first-requests.ts). By its `id` it is one app in all of them.
 */
import type { Plugin } from 'vite';
import en from './src/i18n/common.en.ts';
import ko from './src/i18n/common.ko.ts';
import tw from './src/i18n/common.tw.ts';
import { htmlLang } from './src/i18n/html-lang.ts';

const TEXTS = { en, tw, ko };
type Language = keyof typeof TEXTS;

const SHORTCUTS = { market: '/market/index', trade: '/trade/index', account: '/information/index' } as const;

export function appManifest(): Plugin {
  return {
    name: 'bahi:manifest',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.en.webmanifest' }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      for (const language of Object.keys(TEXTS) as Language[])
        this.emitFile({
          type: 'asset',
          fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifestOf(language)),
        });
    },
  };
}

function manifestOf(language: Language): object {
  const { tabs } = TEXTS[language];
  return {
    id: '/',
    name: 'Bahi',
    short_name: 'Bahi',
    lang: htmlLang[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['finance'],
    // While the app starts; then its own page names a colour for light and one for dark.
    background_color: '#F4F5F2',
    theme_color: '#2B3A8C',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [picture('icon', size, 'any'), picture('maskable', size, 'maskable')]),
      picture('monochrome', 512, 'monochrome'),
    ],
    shortcuts: Object.entries(SHORTCUTS).map(([tab, path]) => ({
      name: tabs[tab as keyof typeof SHORTCUTS],
      url: `/#${path}`,
      icons: [picture('icon', 192, 'any')],
    })),
  };
}

function picture(name: string, size: number, purpose: string) {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
