import type { ConfigTexts } from '@bahi/contract/configuration/calls.ts';
import { words } from '@bahi/contract/configuration/value-words.en.ts';
import { together } from '@bahi/contract/together.ts';

const keys = together<ConfigTexts>(
  import.meta.glob('../../../contract/src/*/config-keys.en.ts', { eager: true, import: 'texts' }),
);

export default { keys, words };
