/** English texts of day orders on the ticket. Money and times arrive formatted. */
const texts = {
  label: 'Trade as',
  ordinary: 'Ordinary',
  day: 'Day',
  mandate: 'Your day-trading mandate',
  buyingPower: 'Buying power now',
  unused: 'Unused',
  unusedOf: (unused: string, amount: string) => `${unused} of ${amount}`,
  until: 'Takes orders until',
  hint: 'Positions still open then are closed by market orders. Leverage 5×.',
  ended: 'Your mandate takes no more orders. Choose Ordinary.',
};

export type DayTexts = typeof texts;

export default texts;
