import type en from './texts.en.ts';

const texts: typeof en = {
  title: '매일 출석',
  signIn: '오늘 출석',
  done: '오늘 출석함',
  counted: (counted, days) => `최근 ${days}일 중 ${counted}일, VIP 등급에 반영`,
  most: (most) => `최대 ${most}일까지 인정`,
};

export default texts;
