/** The words of docs/GLOSSARY.md that figures have, as one sentence or two for whoever meets them first. */
const texts = {
  mark: 'The price we value your positions by. It follows the best buyers and sellers, so that one odd trade cannot move it.',
  hold: 'Cash set aside for an order or a request. It is still yours, and what is not used is released.',
  margin: 'Your own money that stands behind a position. Without leverage it is the whole price.',
  closeOut: 'If the mark price reaches this, we close the position so that you do not lose more than its margin.',
  settlement: 'Shares you buy can be sold from this moment. Until then they are on their way to you.',
  lock: 'How long shares are on their way to you after you buy them. They can be sold from then on.',
  contractAmount: 'Price times the number of shares, before charges.',
  upper: 'The highest price allowed today: a fixed percent above the previous close.',
  lower: 'The lowest price allowed today: a fixed percent below the previous close.',
  lot: 'Orders are for whole lots. One lot is this many shares or units.',
  tick: 'Prices move in steps of this size.',
  turnover: 'All that was traded today, in money: shares times their prices.',
  spread: 'The gap between the best buyer’s and the best seller’s price. A wide gap makes a quick trade dearer.',
  nav: 'What the basket behind one unit of the fund is worth now.',
  marketValue: 'The price of one share times all shares of the company.',
};

export type GlossaryTexts = typeof texts;

export default texts;
