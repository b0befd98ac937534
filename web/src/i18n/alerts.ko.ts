import type { AlertTexts } from './alerts.en.ts';

const texts: AlertTexts = {
  title: (name) => `${name} 알림`,
  priceNow: '현재가',
  volumeNow: '오늘 거래량',
  kindLabel: '알림 조건',
  kind: {
    above: '가격이 다음 값 이상이 되면',
    below: '가격이 다음 값 이하가 되면',
    rise: '오늘 상승률이 다음에 이르면',
    fall: '오늘 하락률이 다음에 이르면',
    volume: '오늘 거래량이 다음에 이르면',
  },
  value: { price: '가격', rate: '전일 종가 대비 (%)', volume: '거래량' },
  unit: { shares: '주', units: '단위' },
  fill: (value) => `${value} 입력`,
  set: '알림 설정',
  once: '접속하지 않은 동안에도 한 번만 울리고, 이후 메시지에 남습니다.',
  isSet: (what) => `알림을 설정했습니다: ${what}`,
  enter: '0보다 큰 값을 입력하세요.',
  notSet: '알림이 설정되었는지 아직 알 수 없습니다.',

  mine: '설정한 알림',
  what: {
    above: (value) => `${value} 도달`,
    below: (value) => `${value}까지 하락`,
    rise: (value) => `오늘 ${value}% 상승`,
    fall: (value) => `오늘 ${value}% 하락`,
    volume: (value) => `거래량 ${value}`,
  },
  setAt: (time) => `${time} 설정`,
  firedAt: (value, time) => `${value}에 울림 · ${time}`,
  firedVolume: (value, time) => `거래량 ${value}에 울림 · ${time}`,
  status: { active: '대기 중', fired: '울림', cancelled: '삭제됨' },
  removeNamed: (what) => `알림 삭제: ${what}`,
  removed: (what) => `삭제함: ${what}`,
  undo: '되돌리기',
  undoNamed: (what) => `되돌리기: ${what} 다시 설정`,
};

export default texts;
