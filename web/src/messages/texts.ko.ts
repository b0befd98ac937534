import type { MessageTexts } from './texts.en.ts';

const texts: MessageTexts = {
  title: '메시지',
  tabs: { label: '구분', messages: '메시지', alerts: '알림', notes: '이번 접속' },
  kinds: {
    label: '메시지 종류',
    all: '전체',
    unread: '읽지 않음',
    alert: '알림',
    order: '주문',
    money: '자금',
    decision: '심사 결과',
    security: '보안',
    notice: '공지',
  },
  unread: '읽지 않음',
  markAll: '모두 읽음으로 표시',
  markRead: (title) => `읽음으로 표시: ${title}`,
  none: '아직 메시지가 없습니다.',
  noneBody: '울린 알림, 포지션 경고, 신청 심사 결과처럼 알아야 할 내용이 여기에 표시됩니다.',
  noneOfKind: '이 종류의 메시지가 없습니다.',
  showAll: '모든 메시지 보기',
  setAlert: '가격 알림 설정',
  active: '대기 중',
  fired: '울림',
  noAlerts: '대기 중인 알림이 없습니다.',
  noAlertsBody:
    '종목을 고르고 가격을 정하면 도달했을 때 여기에서 알려 드립니다. 접속하지 않은 동안에도 마찬가지입니다.',
  findInstrument: '종목 고르기',
  addHint: '종목을 고르세요. 종목 화면의 종 아이콘으로도 설정할 수 있습니다.',
  alertsHint: (count, maximum) => `대기 중 ${count}개, 최대 ${maximum}개`,
  notesHint: '이번 접속 동안 나타난 짧은 안내입니다. 앱을 닫으면 사라집니다.',
  noNotes: '이번 접속에서 나타난 안내가 없습니다.',
};

export default texts;
