import type { SeatTexts } from './texts.en.ts';

const texts: SeatTexts = {
  title: '席位帳戶',
  meaning: '機構自有的帳戶，每個機構只有一個。規則、費用與限額和所有帳戶相同。',
  own: (institution) => `您的帳戶是${institution}的席位帳戶。`,
  taken: '您的機構已有席位帳戶，每個機構只有一個。',
  unverified: '請先完成身分認證',
  position: '您的職務',
  positionHint: '例如：財務長。我們會確認您是否代表該機構。',
  enterPosition: '請輸入職務，至少 2 個字。',
  request: '申請席位帳戶',
  requested: '申請已送出',
  cancel: '取消申請',
  cancelled: '申請已取消',
  leave: '放棄席位',
  leaveHint: '您的帳戶維持不變，同機構的其他帳戶之後可申請此席位。',
  left: '已放棄席位',
  by: (at) => `我們會在 ${at} 前回覆。`,
  late: (at) => `很抱歉延誤了：原訂於 ${at} 前回覆。`,
  state: { pending: '審核中', approved: '席位帳戶', rejected: '未核准', cancelled: '已取消', ended: '已終止' },
  reasons: {
    not_authorised: '我們無法確認您代表該機構。',
    asked: '我們已依您的要求結束申請。',
    not_approved: '申請未獲核准。如有疑問，請洽客服。',
  },
};

export default texts;
