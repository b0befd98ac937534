/** English: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: 'Support lines',
    meaning: 'The numbers where somebody answers.',
  },
  supportHours: {
    name: 'Support hours',
    meaning: 'When somebody answers.',
  },
  supportLink: {
    name: 'Support chat',
    meaning: 'The address of the chat with support.',
  },
  appTitle: {
    name: 'App name',
    meaning: 'What the app, its messages and its papers are called. At most 30 characters.',
  },
  appLogo: {
    name: 'Logo',
    meaning:
      'The picture on the welcome page and in the browser tab. PNG, JPEG or WebP; without one, the default logo.',
  },
  appTabs: {
    name: 'Tabs',
    meaning: 'The tabs of the app in their order. Home, Market, Trade and Account are always among them.',
  },
};
