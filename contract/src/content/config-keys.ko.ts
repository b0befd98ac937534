/** Korean: what each key of the configuration of the firm is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { content as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  firmName: {
    name: '회사: 상호',
    meaning: '이 시스템을 운영하는 회사의 상호입니다. 없으면 비워 둡니다.',
  },
  firmRegulator: {
    name: '회사: 감독 기관',
    meaning: '회사를 감독하는 기관입니다.',
  },
  firmRegistration: {
    name: '회사: 등록 번호',
    meaning: '감독 기관의 공개 등록부에 있는 회사의 번호입니다.',
  },
  firmRegisterLink: {
    name: '회사: 등록부 링크',
    meaning: '공개 등록부에 있는 회사 항목의 주소입니다.',
  },
  firmCustodian: {
    name: '회사: 보관 기관',
    meaning: '고객의 돈과 증권을 보관하는 기관입니다.',
  },
  firmComplaints: {
    name: '민원 담당자',
    meaning: '민원에 답하는 담당자의 이름과 주소입니다.',
  },
  firmComplaintsLink: {
    name: '감독 기관 민원',
    meaning: '감독 기관이 민원을 받는 주소입니다.',
  },
};
