/** Korean texts of refusals of wishes. */
import type { sample as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sample.wish_waits': '{since}에 남긴 소원이 답변을 기다리고 있습니다.',
};
