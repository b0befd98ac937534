import type { SupportTexts } from './support-texts.en.ts';

const texts: SupportTexts = {
  title: '客服中心',
  nobody: '這是練習環境，沒有任何公司經營，因此沒有電話或線上客服。',
  nobodyBody: '若有人以「Bahi 客服」名義來電或傳訊，那不是 Bahi。',
  hours: '服務時間',
  numbers: '服務電話',
  never: '客服人員絕不會索取您的密碼、驗證碼或金錢。',
  chat: '開啟線上客服',
  find: '您可以自行查到的事',
  topics: {
    refused: { title: '為什麼我的委託被拒？', body: '每次拒絕的原因與數字都保留在委託上，請見「交易 → 已結束」。' },
    price: { title: '為什麼是這個成交價？', body: '每筆成交都註明交易所成交序號，以及成交前的最佳買賣價。' },
    balance: {
      title: '為什麼是這個餘額？',
      body: '點選任一餘額旁的「為什麼是這個數字？」，或查看紀錄：每一筆都是您雜湊鏈上的分錄。',
    },
    lock: { title: '為什麼還不能賣出？', body: '部分商品買進後會鎖定數日或數分鐘，買進前後都會標示解鎖時間。' },
  },
};

export default texts;
