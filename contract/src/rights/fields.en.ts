/** English words of the fields that calls of rights alone have. */
export const texts = {
  extra: 'the extra shares',
  issue: 'the rights issue',
  shares: 'the shares',
};
