import type { VerificationStateTexts } from './verification.en.ts';

const texts: VerificationStateTexts = {
  label: '身分認證',
  state: { not_verified: '未認證', under_review: '審核中', verified: '已認證', failed: '需要修正' },
  card: {
    not_verified: {
      title: '身分認證（約 3 分鐘）',
      body: '入金、出金、借款與各項申購都需要認證，完成後會回到這裡。',
      action: '開始認證',
    },
    under_review: { title: '身分認證審核中', body: '完成後即可使用，結果會以訊息通知。', action: '查看進度' },
    failed: { title: '身分認證需要修正', body: '只需重新送出標示的項目。', action: '前往修正' },
  },
};

export default texts;
