import type en from './texts.en.ts';

const texts: typeof en = {
  title: '알림',
  device: '푸시',
  push: '이 기기의 푸시',
  pushOff: '앱을 닫아도 잠금 화면에서 메시지를 받습니다.',
  pushOn: '이 기기에서 로그아웃할 때까지 켜져 있습니다.',
  pushBlocked: '브라우저가 알림을 차단했습니다. 브라우저의 사이트 설정에서 허용한 뒤 이 화면으로 돌아오세요.',
  pushUnsupported: '이 브라우저는 푸시를 지원하지 않습니다. iPhone이나 iPad에서는 먼저 앱을 홈 화면에 추가하세요.',
  pushNotAllowed: '브라우저에서 알림을 허용하지 않았습니다.',
  pushFailed: '브라우저가 푸시 서비스에 연결하지 못했습니다. 나중에 다시 시도하세요.',
  otherDevices: (others: number) => `다른 기기 ${others}대에서도 푸시가 켜져 있습니다.`,
  turning: '켜는 중…',
  details: '상세 내용 표시',
  detailsHint:
    '푸시와 이메일 제목에 종목 코드와 금액이 표시되며, 휴대폰 가까이 있는 사람도 볼 수 있습니다. SMS에는 표시하지 않습니다.',

  what: '메시지 종류',
  mediums: { app: '앱', push: '푸시', sms: 'SMS', email: '이메일' },
  alwaysOn: '앱: 항상 켜짐',
  appHint: '‘앱’을 끄면 메시지를 읽은 상태로 보관하고 화면에 알리지 않습니다.',
  groups: {
    security: { name: '보안', detail: '로그인, 비밀번호, 기기, 은행 계좌, 지갑' },
    risk: { name: '위험 경고', detail: '증거금, 강제 매도, 연체' },
    decision: { name: '심사 결과', detail: '신청과 청약의 결과' },
    money: { name: '자금', detail: '입금, 출금, 배당, 상환' },
    order: { name: '주문', detail: '체결, 직접 끝내지 않은 주문의 종료' },
    alert: { name: '가격 알림', detail: '설정한 가격, 등락률, 거래량' },
    notice: { name: '안내', detail: 'VIP 등급, 신주인수권, 일정' },
  },
  noPhone: 'SMS용 전화번호 추가',
  noPhoneHint: '‘로그인과 보안’에서 추가합니다',
  smsTo: (phone: string) => `SMS를 보내는 번호: ${phone}`,
  addEmail: '이메일 주소 추가',
  addEmailHint: '‘로그인과 보안’에서 추가합니다',
  emailTo: (email: string) => `이메일을 보내는 주소: ${email}`,
  noEmail: '여기에서는 이메일을 사용할 수 없습니다.',
};

export default texts;
