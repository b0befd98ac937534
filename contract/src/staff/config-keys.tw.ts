/** Traditional Chinese: what each key of the configuration of the desk is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { staff as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isPracticeReviewerOn: {
    name: '練習審核員',
    meaning: '是否由自動程式「練習審核員」依公開規則在一分鐘內審核申請。人員已認領的案件不會處理。正式模式沒有此功能。',
  },
};
