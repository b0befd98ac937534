/** Korean: what each key of the configuration of real-name verification is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { verification as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  identityPromiseMinutes: {
    name: '약속: 본인 확인',
    meaning: '본인 확인 심사에 걸리는 최대 시간입니다.',
  },
};
