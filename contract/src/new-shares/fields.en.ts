/** English words of the fields that calls of new shares alone have. */
export const texts = {
  bid: 'the bid',
  isOn: 'on or off',
  segment: 'the segment',
  subscription: 'the application',
};
