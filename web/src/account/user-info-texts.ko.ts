import type { UserInfoTexts } from './user-info-texts.en.ts';

const texts: UserInfoTexts = {
  title: '내 정보',
  account: '계정',
  phone: '휴대폰',
  noPhone: '등록 안 됨',
  customer: '고객 번호',
  type: '계좌 종류',
  types: { practice: '연습 계좌', live: '증권 계좌', seat: '시트 계좌' },
  margin: '레버리지와 공매도',
  marginOn: '사용 가능',
  marginOff: '사용 안 함',
  identity: '본인 확인',
  registered: '가입일',
  credit: '신용',
  score: '신용 점수',
  scoreMeaning: (least, most, minimum) =>
    `${least}점에서 ${most}점까지. 대출 한도를 정하며 ${minimum}점보다 낮으면 출금할 수 없습니다.`,
  origin: '가입 경로',
  institution: '소속 기관',
  inviter: '초대한 사람',
  invitationCode: '내 초대 코드',
  invitationHint: '이 코드로 가입하면 고객님이 초대한 것으로 기록됩니다. 보상은 없습니다.',
  codeEnded: '초대 코드가 종료되었습니다. 고객센터에 새 코드를 요청하세요.',
  share: '초대 링크 공유',
  linkCopied: '초대 링크를 복사했습니다',
  linkNotCopied: '링크를 복사하지 못했습니다. 초대 코드를 복사하세요.',
  invited: '계좌 개설 초대',
  avatar: {
    change: '프로필 사진 변경',
    title: '프로필 사진',
    hint: '사진 가운데를 정사각형으로 잘라 씁니다. 본인만 볼 수 있습니다.',
    picture: '사진',
    chooseFirst: '먼저 사진을 선택하세요.',
    save: '사진 저장',
    saved: '사진을 저장했습니다',
    remove: '사진 삭제',
    removed: '사진을 삭제했습니다',
    alt: '프로필 사진',
  },
};

export default texts;
