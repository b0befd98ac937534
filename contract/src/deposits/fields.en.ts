/** English words of the fields that calls of deposits alone have. */
export const texts = {
  channel: 'the channel',
  channelPassword: 'the channel’s password',
  deposit: 'the deposit',
  proof: 'the receipt',
};
