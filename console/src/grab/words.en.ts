/** The words of grab offers in English. */

export const en = {
  list: 'Grab offers',
  market: 'Mark price',
  quota: 'Quota, lots',
  asked: 'Lots asked for',
  allotted: 'Lots allotted',
  states: {
    upcoming: 'Upcoming',
    open: 'Open',
    used_up: 'Used up',
    closed: 'Closed',
    drawing: 'Awaiting draw',
    drawn: 'Drawn',
    withdrawn: 'Called off',
  },
  voids: {
    price_moved: 'Called off: price moved',
    price_unknown: 'Called off: no mark price',
    gone_ex: 'Called off: gone ex',
    level_missing: 'Called off: no index level',
  },
  requests: {
    waiting: 'Requests waiting',
    allotted: 'Requests allotted',
    notWon: 'Requests not drawn',
    cancelled: 'Requests cancelled',
    released: 'Requests released',
  },
  proof: 'Proof of the draw',
  proofOf: (name: string) => `Open the proof of the draw of ${name}`,
  open: 'Open',
};
