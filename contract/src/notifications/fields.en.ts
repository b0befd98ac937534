/** English words of the fields that calls of notifications alone have. */
export const texts = {
  messageGroup: 'the group',
  medium: 'where you are told',
  isTold: 'on or off',
  showsDetails: 'the choice of details',
  endpoint: 'the push address',
  p256dh: 'the push keys',
  auth: 'the push keys',
};
