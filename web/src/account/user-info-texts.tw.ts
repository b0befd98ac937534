import type { UserInfoTexts } from './user-info-texts.en.ts';

const texts: UserInfoTexts = {
  title: '個人資料',
  account: '帳戶',
  phone: '手機',
  noPhone: '未綁定',
  customer: '客戶編號',
  type: '帳戶類型',
  types: { practice: '練習帳戶', live: '證券帳戶' },
  margin: '槓桿與放空',
  marginOn: '已開通',
  marginOff: '未開通',
  identity: '身分認證',
  registered: '註冊日期',
  credit: '信用',
  score: '信用分數',
  scoreMeaning: (least, most, minimum) => `範圍 ${least} 至 ${most}，決定借款額度；低於 ${minimum} 時無法出金。`,
  origin: '註冊來源',
  institution: '所屬機構',
  inviter: '邀請人',
  invitationCode: '您的邀請碼',
  invitationHint: '使用此碼註冊者會記錄為由您邀請，不涉及任何獎金。',
  codeEnded: '您的邀請碼已停用，請聯絡客服索取新的邀請碼。',
  share: '分享邀請連結',
  linkCopied: '已複製邀請連結',
  linkNotCopied: '無法複製連結，請改為複製邀請碼。',
  invited: '在 Bahi 開戶',
};

export default texts;
