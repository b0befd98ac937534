/** What the operator sets of support, and how the app is called and looks, which takes nothing from anybody and so needs no notice. */
import { key } from '../config-key.ts';

export const settings = {
  supportNumbers: key('numbers', 'house'),
  supportHours: key('text', 'house'),
  supportLink: key('link', 'house'),
  appTitle: key('title', 'house', false),
  appLogo: key('picture', 'house', false),
  appTabs: key('tabs', 'house', false),
};
