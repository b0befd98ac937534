/** Korean words of the fields that calls of notifications alone have. */
export const texts = {
  messageGroup: '그룹',
  medium: '알림 방법',
  isTold: '켜짐 여부',
  showsDetails: '상세 내용 선택',
  endpoint: '푸시 주소',
  p256dh: '푸시 키',
  auth: '푸시 키',
};
