import { en as keys, words } from '@bahi/contract/config-texts/en.ts';

export default { keys, words };
