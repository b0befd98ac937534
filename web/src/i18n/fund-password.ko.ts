import { words } from '@bahi/contract/configuration/value-words.ko.ts';
import type { FundPasswordTexts } from './fund-password.en.ts';

const texts: FundPasswordTexts = {
  hint: (minutes) =>
    `숫자 6자리입니다. 주문은 ${words.minutes(minutes)}에 한 번, 자금 이동은 매번 입력해야 합니다. 직원은 절대 묻지 않습니다.`,
  loginPassword: '로그인 비밀번호',
  enterLoginPassword: '로그인 비밀번호를 입력하세요',
  new: '새 자금 비밀번호',
  newHint: '숫자 6자리: 생일, 연속된 숫자, 반복은 안 됩니다',
  confirm: '새 자금 비밀번호 확인',
  sixDigits: '숫자 6자리를 입력하세요',
  tooSimple: '쉽게 추측됩니다: 생일, 연속된 숫자, 반복은 안 됩니다',
  differ: '두 값이 다릅니다',
  set: '자금 비밀번호 설정',
  wasSet: '자금 비밀번호를 설정했습니다',
};

export default texts;
