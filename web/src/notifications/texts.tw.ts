import type en from './texts.en.ts';

const texts: typeof en = {
  title: '通知',
  device: '推播',
  push: '此裝置的推播',
  pushOff: '在鎖定畫面接收訊息，關閉應用程式時也能收到。',
  pushOn: '持續開啟，直到您在此裝置登出。',
  pushBlocked: '您的瀏覽器封鎖了我們的通知。請在瀏覽器的網站設定中允許，再回到此頁。',
  pushUnsupported: '此瀏覽器不支援推播。使用 iPhone 或 iPad 時，請先將應用程式加入主畫面。',
  pushNotAllowed: '您的瀏覽器未允許通知。',
  pushFailed: '您的瀏覽器無法連線到推播服務，請稍後再試。',
  otherDevices: (others: number) => `另有 ${others} 台裝置已開啟推播。`,
  turning: '開啟中…',
  details: '顯示詳細內容',
  detailsHint: '推播與郵件主旨會顯示股票代號與金額，手機旁的人都看得到。簡訊一律不顯示。',

  what: '訊息類別',
  mediums: { app: '應用程式內', push: '推播', sms: '簡訊', email: '電子郵件' },
  alwaysOn: '應用程式內：一律開啟',
  appHint: '關閉「應用程式內」後，訊息會保留並標示為已讀，畫面不再提示。',
  groups: {
    security: { name: '安全', detail: '登入、密碼、裝置、銀行帳戶與錢包' },
    risk: { name: '風險警示', detail: '保證金、強制賣出與逾期借款' },
    decision: { name: '審核結果', detail: '您的申請與申購結果' },
    money: { name: '資金', detail: '入金、出金、股利與還款' },
    order: { name: '委託', detail: '成交，以及非由您結束的委託' },
    alert: { name: '到價提醒', detail: '您設定的價位、漲跌幅與成交量' },
    notice: { name: '公告', detail: 'VIP 等級、認股權與提醒' },
  },
  noPhone: '新增簡訊手機號碼',
  noPhoneHint: '位於「登入與安全」',
  smsTo: (phone: string) => `簡訊將傳送至 ${phone}。`,
  addEmail: '新增電子郵件地址',
  addEmailHint: '位於「登入與安全」',
  emailTo: (email: string) => `電子郵件將寄至 ${email}。`,
  noEmail: '此處不提供電子郵件。',
};

export default texts;
