/** English words of the fields that calls of messages alone have. */
export const texts = {
  ids: 'your choice',
  isUnread: 'the filter',
  through: 'the last message',
};
