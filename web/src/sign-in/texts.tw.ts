import type en from './texts.en.ts';

const texts: typeof en = {
  title: '每日簽到',
  signIn: '今日簽到',
  done: '今日已簽到',
  counted: (counted, days) => `最近 ${days} 天簽到 ${counted} 天，計入 VIP 等級`,
  most: (most) => `最多計 ${most} 天`,
};

export default texts;
