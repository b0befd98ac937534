import { words } from '@bahi/contract/configuration/value-words.ko.ts';
import type { HelpTexts } from './help-texts.en.ts';

const texts: HelpTexts = {
  forgotTitle: '비밀번호 분실',
  forgotBody: '계정에 등록된 휴대폰으로 인증번호를 보냅니다. 그 번호로 새 비밀번호를 정합니다.',
  account: '계정 또는 휴대폰',
  enterAccount: '계정을 입력하세요',
  send: '인증번호 보내기',
  sent: (until) => `계정이 있고 휴대폰이 등록되어 있다면 인증번호를 보내 드렸습니다. ${until}까지 유효합니다.`,
  noPhone: '등록된 휴대폰이 없으면 여기에서 재설정할 수 없습니다. 고객센터에 문의하세요.',
  wait: '다시 보낼 수 있을 때까지',
  sendAgain: '다시 보내기',
  code: '문자로 받은 인증번호',
  enterCode: '인증번호를 입력하세요',
  newPassword: '새 비밀번호',
  newPasswordHint: '8자 이상.',
  enterNew: '8자 이상의 새 비밀번호를 입력하세요',
  confirmPassword: '새 비밀번호 확인',
  differ: '두 비밀번호가 다릅니다',
  hold: (hours) => `모든 기기가 로그아웃되고 ${words.hours(hours)} 동안 출금할 수 없습니다.`,
  change: '새 비밀번호 설정',
  changed: '비밀번호를 바꿨습니다. 새 비밀번호로 로그인하세요.',
  otherAccount: '다른 계정',
  noCodes:
    '여기서는 문자 인증번호를 쓸 수 없어 비밀번호를 직접 재설정할 수 없습니다. 비밀번호는 해시로만 보관하므로 누구도 알려 드릴 수 없습니다.',
  support: '고객센터로 가기',
  openAccount: '연습 계좌 개설',

  keptOutTitle: '로그인할 수 없는 이유',
  lifted: '그 사이 제한이 끝났습니다. 다시 로그인하세요.',
  close: '로그인으로 돌아가기',
};

export default texts;
