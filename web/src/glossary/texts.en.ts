/** The words of docs/GLOSSARY.md that figures have, as one sentence or two for whoever meets them first. */
const texts = {
  mark: 'The price we value your positions by. It follows the best bid and ask, so that one odd trade cannot move it.',
  hold: 'Cash set aside for an order or a request. It is still yours, and what is not used is released.',
  margin: 'Your own money in a position. Without leverage, it is the whole price.',
  closeOut:
    'If the mark price reaches this, we close the position to limit your loss. In a fast market you can still lose more than its margin.',
  settlement: 'Shares you buy can be sold from this moment. Until then they are on their way to you.',
  contractAmount: 'Price times the number of shares, before charges.',
};

export type GlossaryTexts = typeof texts;

export default texts;
