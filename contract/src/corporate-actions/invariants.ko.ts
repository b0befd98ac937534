/** Korean words of what the auditor checks of corporate actions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  entitlement_is_of_its_terms: {
    title: '권리는 조건대로',
    meaning:
      '배당은 보유 주식 × 주당 배당금이며 공매도가 냅니다. 신주인수권은 권리락으로 내린 금액이고, 분할과 무상증자는 비율대로 온주를 더합니다.',
  },
  entitlement_is_what_was_held: {
    title: '권리는 당시 보유 주식대로',
    meaning: '기준일 마감 때 보유한 사람만, 분개장에 적힌 주식 수만큼 권리를 가집니다.',
  },
  application_is_of_its_dividend: {
    title: '배당 신청은 권리자의 것',
    meaning: '배당 신청자는 권리자이고 전액을 신청하며, 지급된 배당은 심사를 기다리지 않습니다.',
  },
  entitlement_is_posted: {
    title: '권리마다 한 번 기장',
    meaning: '권리의 결과는 주식 또는 배당금의 분개 하나이며, 끝나기 전에는 없습니다.',
  },
  action_entry_has_its_entitlement: {
    title: '권리 분개마다 권리가 있음',
    meaning: '분할, 무상증자, 배당의 분개는 모두 끝난 권리에 속합니다.',
  },
  dividends_due_are_entitlements: {
    title: '지급 예정 배당은 권리와 일치',
    meaning: '포지션에 적힌 지급 예정 배당은 권리에 적힌 금액입니다.',
  },
  action_leaves_nobody_behind: {
    title: '빠진 주주 없음',
    meaning: '조정이 끝나면 기다리는 주주가 없고, 지급이 끝나면 남은 지급이 없습니다.',
  },
};
