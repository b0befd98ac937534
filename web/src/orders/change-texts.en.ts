/** English texts of changing an order that waits. */
const texts = {
  title: 'Modify order',
  save: 'Save changes',
  lots: (filled: string) => `Lots in all (${filled} filled)`,
  lotsNone: 'Lots in all',
  atLeast: 'Must be more than has filled',
  onlySmaller: 'This order can only be made smaller.',
  place: 'Fewer lots at the same price keep your place in the queue. A new price or more lots go to the end.',
  costs: 'Cost after change',
  heldNow: 'On hold now',
  heldAfter: 'On hold after',
  heldMeanwhile: (amount: string) => `${amount} until the exchange answers`,
  unchanged: 'Nothing has changed yet. Change a value, then save.',
  saved: 'Change saved',
};

export default texts;
export type ChangeTexts = typeof texts;
