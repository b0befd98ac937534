import type { IssueTexts } from './issue-texts.en.ts';

const texts: IssueTexts = {
  title: '注意與問答',
  underNotice: '注意標的',
  questionsTitle: '常見問題',
  filter: '類別',
  all: '全部類別',
  empty: '今天沒有注意事項',
  emptyOfKind: '沒有這一類的注意事項。',
  showAll: '顯示全部類別',
  kinds: {
    suspended: '暫停交易',
    off_shelf: '下市',
    halted: '盤中暫停',
    narrow_band: '窄幅限制',
    split: '股票分割',
    bonus: '無償配股',
    dividend: '現金股利',
  },
  since: (date) => `自 ${date} 起`,
  exDate: (date) => `除權息日 ${date}`,
  band: (rate) => `每日漲跌幅限制 ${rate}%`,
  questions: {
    limits: {
      question: '什麼是限價單？',
      answer:
        '您指定可接受的最差價格，以該價或更好的價格成交，否則留在委託簿等待。市價單會吃下目前的掛單，但最多偏離最佳價 2%，剩餘部分取消。',
    },
    lots: {
      question: '一手是多少？',
      answer: '委託以整手計算。一手為 100 股，貨幣則為 100 單位。',
    },
    settlement: {
      question: '買進後何時可以賣出？',
      answer:
        '一般交易隨時可賣：T+0。部分標的或方案設有 N 個營業日（T+N）或若干分鐘的鎖定期。鎖定期會隨標的公布，於買進時確定，不會只針對某位客戶更改。',
    },
    ticks: {
      question: '價格級距是什麼？',
      answer:
        '價格依級距變動：未滿 250 為 0.01，至 1,000 為 0.05，至 5,000 為 0.10，至 10,000 為 0.50，至 20,000 為 1，以上為 5。',
    },
    bands: {
      question: '每日漲跌停是什麼？',
      answer:
        '交易時段內，價格不超出昨收的 2%、5%、10% 或 20%，超出範圍的委託不接受。漲跌停時委託簿常有一邊是空的，您的委託會排隊等待。2% 與 5% 屬窄幅限制，會列在這裡。',
    },
    halts: {
      question: '什麼情況會全市場暫停？',
      answer:
        '主要指數較昨收變動達 10%、15% 或 20% 時。交易時段列會顯示到何時為止；期間不接受新委託；已掛的單會保留，也可以取消。',
    },
    suspended: {
      question: '股票暫停交易或下市怎麼辦？',
      answer: '不接受委託。暫停交易的股票可能恢復交易，下市的不會。您持有的仍屬於您；原因與日期會列在這裡和個股頁面。',
    },
    sessions: {
      question: '市場何時開放？',
      answer:
        '請看頁面上方的時段列。練習市場每天一個時段，印度時間 05:05 至次日 05:00。數位貨幣全天候交易。匯入的 NSE 資料為收盤資料，不能交易。',
    },
    prices: {
      question: '價格從哪裡來？',
      answer:
        '練習市場的價格只來自委託簿：您的委託與其他客戶及自動交易者撮合，沒有人能輸入價格。公司、新聞與價格皆為虛構；只有標示 NSE 的標的是真實資料。',
    },
  },
};

export default texts;
