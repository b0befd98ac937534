import type { VerificationStateTexts } from './verification.en.ts';

const texts: VerificationStateTexts = {
  label: '본인 확인',
  state: { not_verified: '확인 전', under_review: '심사 중', verified: '확인됨', failed: '수정 필요' },
  card: {
    not_verified: {
      title: '본인 확인 (약 3분)',
      body: '입금, 출금, 대출, 모든 청약에 필요합니다. 끝나면 여기로 돌아옵니다.',
      action: '확인하기',
    },
    under_review: { title: '본인 확인 심사 중', body: '끝나면 열리며, 메시지로 알려 드립니다.', action: '진행 상황' },
    failed: { title: '본인 확인에 고칠 것이 있습니다', body: '표시된 것만 다시 보내면 됩니다.', action: '고치기' },
  },
};

export default texts;
