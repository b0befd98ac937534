import { words } from '@bahi/contract/configuration/value-words.ko.ts';
import type { StepUpTexts } from './step-up.en.ts';

const texts: StepUpTexts = {
  fundPassword: '자금 비밀번호',
  enterFundPassword: '숫자 6자리를 입력하세요',
  code: '인증 앱의 인증번호',
  codeHint: '숫자 6자리. 기기를 잃어버렸다면 복구 코드',
  enterCode: '인증번호를 입력하세요',
  neverAsked: '직원은 자금 비밀번호나 인증번호를 절대 요구하지 않습니다.',
  unlockBody: (minutes) => `한 번만 입력하면 이후 ${words.minutes(minutes)} 동안의 주문과 청약에는 다시 묻지 않습니다.`,
  unlockAction: '잠금 해제 후 전송',
  setAction: '설정 후 전송',
  missingTitle: '먼저 자금 비밀번호를 설정하세요',
  missingBody: '입력하신 내용은 그대로 남아 있습니다.',
};

export default texts;
