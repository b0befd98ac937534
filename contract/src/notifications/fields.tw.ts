/** Traditional Chinese words of the fields that calls of notifications alone have. */
export const texts = {
  messageGroup: '群組',
  medium: '通知方式',
  isTold: '開關',
  showsDetails: '詳細內容選項',
  endpoint: '推播位址',
  p256dh: '推播金鑰',
  auth: '推播金鑰',
};
