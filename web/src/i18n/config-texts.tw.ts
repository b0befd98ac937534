import { tw as keys, words } from '@bahi/contract/config-texts/tw.ts';

export default { keys, words };
