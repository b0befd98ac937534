/** Korean names of the groups in which texts of the house are listed. */
import type { DocumentGroup } from './kinds.ts';

export const texts: Readonly<Record<DocumentGroup, string>> = {
  practice: '서비스 안내',
  money: '입금과 출금',
  trading: '거래',
  offers: '공모주와 카피 트레이딩',
  borrowing: '대여와 대출',
  safety: '보안',
  basics: '기초',
  risk: '위험',
  more: '다른 투자 방법',
  rights: '고객의 권리',
  account: '계정',
  other: '기타',
};
