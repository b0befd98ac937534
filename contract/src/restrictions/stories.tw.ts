/** Traditional Chinese texts of stories of restrictions and appeals. */
import type { StoryText } from '../stories.ts';
import type { restrictions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'restriction.frozen': {
    title: '您的帳戶已凍結',
    body: '帳戶已凍結[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.banned': {
    title: '您的帳號已被禁止登入',
    body: '帳號已被禁止登入[至 {until}]，原因：{reason}。{message} 案件 {case}：可在登入畫面提出申訴。',
  },
  'restriction.disabled': {
    title: '您的帳號已停用',
    body: '帳號已停用[至 {until}]，原因：{reason}。{message} 案件 {case}：可在登入畫面提出申訴。',
  },
  'restriction.no_trade': {
    title: '您暫時不能建立新持倉',
    body: '限制交易[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.no_withdrawal': {
    title: '您暫時不能出金',
    body: '限制出金[至 {until}]，原因：{reason}。{message} 案件 {case}：可在「我的」的「登入與安全」查看處理方式。',
  },
  'restriction.confirmed': {
    title: '限制已經覆核',
    body: '第二位人員已覆核案件 {case}，限制繼續有效[至 {until}]。',
  },
  'restriction.lifted': {
    title: '一項限制已解除',
    body: '案件 {case} 已解除：{reason}',
  },
  'restriction.appealed': {
    title: '已收到您的申訴',
    body: '案件 {case} 將由未參與該限制的人員處理，最遲於 {by} 答覆您。',
  },
  'restriction.appeal_upheld': {
    title: '您的申訴成立',
    body: '案件 {case} 的限制已解除。{answer}',
  },
  'restriction.appeal_rejected': {
    title: '您的申訴不成立',
    body: '案件 {case} 的限制維持不變。{answer}',
  },
};
