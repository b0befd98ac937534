import { ko as keys, words } from '@bahi/contract/config-texts/ko.ts';

export default { keys, words };
