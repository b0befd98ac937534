/** Korean words of what the auditor checks of texts and consent. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  text_is_by_two_people: {
    title: '두 사람이 정한 문서',
    meaning:
      '릴리스와 함께 오지 않은 문서의 각 버전은 한 사람이 제안하고 다른 사람이 승인한 내용과 한 글자도 다르지 않으며, 번호가 빠짐없이 이어집니다.',
  },
  one_text_is_in_force: {
    title: '항상 시행 중인 문서',
    meaning:
      '이용약관, 개인정보 처리방침, 회사 소개는 처음부터 모든 순간에 시행 중이고, 삭제된 적이 없으며, 세 언어로 있습니다.',
  },
  consent_is_to_what_was_in_force: {
    title: '시행 중인 버전에 대한 동의',
    meaning: '고객이 동의한 모든 버전은 그 순간에 시행 중이던 버전입니다.',
  },
};
