import { ko } from '@bahi/contract/restrictions/reasons.ko.ts';
import type { RestrictionWords } from './restrictions.en.ts';

const texts: RestrictionWords = {
  ...ko,
  title: '이 계좌의 제한',
  inForce: '적용 중',
  reasonLabel: '사유',
  rule: '근거',
  ruleOf: (rule) => `이용약관 ${rule}`,
  caseNumber: '접수 번호',
  since: '시작',
  until: '종료',
  noEnd: '정해진 종료일 없음',
  lifted: '해제됨',
  ended: '종료됨',
  why: '종료 사유',
  said: '안내드린 내용',
  isOwn: '고객님이 요청한 제한이므로 직접 해제합니다.',
  endIt: '동결 해제',
  seeIt: '사유, 기한, 이의 제기 보기',

  appeal: '이의 제기',
  appealAgain: '다시 이의 제기',
  appealBody: '결정한 사람이 아닌 다른 담당자가 읽고 여기와 메시지로 답합니다.',
  appealText: '왜 해제되어야 하나요?',
  appealHint: '10자 이상: 무슨 일이 있었고 무엇이 그것을 보여 주는지.',
  enterAppeal: '10자 이상 입력하세요',
  sendAppeal: '이의 제기 보내기',
  appealSent: '이의 제기를 보냈습니다.',
  yourAppeal: '고객님의 이의 제기',
  steps: {
    sent: '보냄',
    pending: '검토 중',
    promised: (time) => `늦어도 ${time}까지 답변`,
    upheld: '인용: 제한이 해제되었습니다',
    rejected: '기각: 제한이 유지됩니다',
    ended: '답변 전에 제한이 끝났습니다',
  },
  answer: '답변',
};

export default texts;
