/** The themes of a practice install. A reason says what its companies have in common and nothing about what to do with them. */
export interface PracticeTheme {
  readonly id: string;
  readonly title: { readonly en: string; readonly tw: string; readonly ko: string };
  readonly reason: { readonly en: string; readonly tw: string; readonly ko: string };
  readonly symbols: readonly string[];
}

export const PRACTICE_DESK = 'Bahi practice desk';

/** The last one is the newest. */
export const PRACTICE_THEMES: readonly PracticeTheme[] = [
  {
    id: 'chips-and-language',
    title: { en: 'Chips and languages', tw: '晶片與語言', ko: '칩과 언어' },
    reason: {
      en: 'They design the chips, the code inside machines and the software that understands twenty-two languages. Their customers are other companies, so their income moves with what those spend.',
      tw: '這些公司設計晶片、機器內的程式，以及能理解二十二種語言的軟體。客戶是其他企業，收入隨企業支出而變動。',
      ko: '칩, 기계 속 코드, 스물두 개 언어를 이해하는 소프트웨어를 만드는 회사들입니다. 고객이 기업이므로 수입은 기업의 지출에 따라 움직입니다.',
    },
    symbols: ['VDYUT', 'SHUN', 'YANTR', 'LIPI', 'KUNJI', 'DRPN'],
  },
  {
    id: 'roads-and-harbours',
    title: { en: 'Roads, rails and harbours', tw: '公路、鐵道與港口', ko: '도로, 철도, 항만' },
    reason: {
      en: 'They build or run what everybody uses. Much of their work is ordered by public bodies and takes years, so the order book says more than a single quarter.',
      tw: '這些公司興建或營運公共設施。工程多由政府機關發包且歷時數年，在手訂單比單季數字更能說明狀況。',
      ko: '모두가 쓰는 시설을 짓거나 운영합니다. 공공기관이 발주하고 몇 년씩 걸리는 일이 많아, 한 분기보다 수주 잔고가 더 많은 것을 말해 줍니다.',
    },
    symbols: ['RAJMG', 'BNDAR', 'PATRI', 'SHILP', 'VIMAN', 'REVA'],
  },
  {
    id: 'hospital-and-test',
    title: { en: 'Hospitals, tests and insurance', tw: '醫院、檢驗與保險', ko: '병원, 검사, 보험' },
    reason: {
      en: 'A visit to a doctor passes through all of them: the hospital, the laboratory, the maker of the device and the insurer who pays. Their prices often move on their own news rather than together.',
      tw: '一次看診會經過這些公司：醫院、檢驗所、器材廠與付款的保險公司。股價多隨自身消息變動，不一定同漲同跌。',
      ko: '한 번의 진료가 이 회사들을 모두 거칩니다. 병원, 검사실, 기기 제조사, 그리고 비용을 내는 보험사입니다. 주가는 함께보다는 각자의 소식에 따라 움직이곤 합니다.',
    },
    symbols: ['SNJVN', 'NEELA', 'ARJN', 'DRISH', 'MATRK', 'BIMA'],
  },
  {
    id: 'small-savers',
    title: { en: 'Lenders to small savers', tw: '服務小額儲戶的金融業', ko: '소액 저축자를 위한 금융' },
    reason: {
      en: 'They take small deposits and make small loans in towns and villages. When many borrowers fall behind at once, it shows here first.',
      tw: '這些公司在城鎮與鄉村吸收小額存款、發放小額貸款。若許多借款人同時逾期，最先反映在這裡。',
      ko: '도시와 마을에서 적은 예금을 받고 적은 돈을 빌려 줍니다. 많은 차입자가 한꺼번에 연체하면 여기서 먼저 드러납니다.',
    },
    symbols: ['SHOLA', 'LUNI', 'MAHI', 'ANCL', 'ANGHA', 'NIVS'],
  },
  {
    id: 'wedding-season',
    title: { en: 'The wedding season', tw: '婚禮旺季', ko: '결혼 성수기' },
    reason: {
      en: 'Silk, gold, sweets and hotel rooms: a large part of their year falls between November and February. Compare a quarter with the same quarter of the year before.',
      tw: '絲綢、黃金、甜點與飯店客房：全年生意有很大部分落在十一月到二月。請以去年同季相比。',
      ko: '비단, 금, 과자, 호텔 객실. 한 해 장사의 큰 부분이 11월부터 2월 사이에 몰립니다. 분기는 지난해 같은 분기와 견주어 보세요.',
    },
    symbols: ['RESHM', 'PATOL', 'ZARDZ', 'KANAK', 'MITHI', 'ATITH', 'SHRNG'],
  },
  {
    id: 'sun-wind-water',
    title: { en: 'Sun, wind and water', tw: '太陽、風與水', ko: '해, 바람, 물' },
    reason: {
      en: 'They make electricity without burning anything, or build what does. They spend much before they earn, so interest rates matter to them.',
      tw: '這些公司不靠燃燒發電，或製造發電設備。先投入大量資金才有收入，因此受利率影響。',
      ko: '태우지 않고 전기를 만들거나 그 설비를 만듭니다. 벌기 전에 많이 쓰므로 금리의 영향을 받습니다.',
    },
    symbols: ['SURYA', 'PAVAN', 'JALDH', 'KIRAN', 'UTTR', 'HYDRJ'],
  },
  {
    id: 'good-monsoon',
    title: { en: 'When the monsoon is good', tw: '季風雨量充足時', ko: '몬순이 좋을 때' },
    reason: {
      en: 'Tractors, seeds, soil and the stores for the harvest: what farmers can spend follows the rain. A poor monsoon works the other way.',
      tw: '曳引機、種子、肥料與收成倉儲：農民的購買力隨雨量而定。雨量不足時則相反。',
      ko: '트랙터, 씨앗, 비료, 수확물 창고. 농민의 씀씀이는 비를 따라갑니다. 비가 적으면 반대로 움직입니다.',
    },
    symbols: ['DHLA', 'BEEJA', 'URVRK', 'KEETA', 'MRUDA', 'MANDI', 'JALNG'],
  },
  {
    id: 'electric-road',
    title: { en: 'Electric on the road', tw: '電動上路', ko: '도로 위의 전기차' },
    reason: {
      en: 'A scooter maker, its batteries and their materials, the chargers and the sensors. Parts of one chain: a shortage in one is felt by the others.',
      tw: '電動機車製造商、電池與材料、充電站及感測器，同屬一條供應鏈：其中一環短缺，其他環節也會受影響。',
      ko: '전기 스쿠터 회사, 배터리와 그 소재, 충전기와 센서입니다. 한 사슬의 고리들이라 한 곳이 부족하면 다른 곳도 영향을 받습니다.',
    },
    symbols: ['ROHN', 'TEJA', 'LITHM', 'CHRGE', 'DHRV', 'VRM'],
  },
];
