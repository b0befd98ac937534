/** Traditional Chinese texts of stories of grab offers. */
import type { StoryText } from '../stories.ts';
import type { grab as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'grab.allotted': {
    title: '{name} 已配發',
    body: '您的申請為第 {place} 筆，全數獲配：{name} {shares} 股（含費用 {paid}）已列入持倉。',
  },
  'grab.allotted_part': {
    title: '{name} 部分配發',
    body: '您的申請為第 {place} 筆，申請 {name} {asked} 股，額度僅餘 {shares} 股，已列入持倉（含費用 {paid}）。',
  },
};
