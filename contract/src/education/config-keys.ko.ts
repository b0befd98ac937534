/** Korean: what each key of the configuration of lessons and the exam is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { education as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  lessonSeconds: { name: '강의: 시간', meaning: '이 시간보다 오래 읽어야 강의를 마친 것으로 봅니다.' },
  examPassPercent: { name: '시험: 합격 기준', meaning: '시험에 합격하려면 이 비율 이상 맞혀야 합니다.' },
};
