/** Traditional Chinese texts of stories of real-name verification. */
import type { StoryText } from '../stories.ts';
import type { verification as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'verification.approved': {
    title: '身分認證已通過',
    body: '您的身分已確認，可以入金、出金、新增收款帳戶、借款，並參與各項申購。',
  },
  'verification.rejected': {
    title: '身分認證：有 {fields} 項需要更正',
    body: '您提交的資料中有 {fields} 項未能通過審核。每一項都附有原因，只需重填該項，其餘資料保留。',
  },
};
