/** The words of grab offers in English. */

export const en = {
  list: 'Grab offers',
  rule: 'Rule',
  rules: { first_come: 'First come', draw: 'Draw' },
  level: 'VIP level',
  market: 'Mark price',
  quota: 'Quota, lots',
  asked: 'Lots asked for',
  allotted: 'Lots allotted',
  groups: { lots: 'Lots', requests: 'Requests', times: 'Times' },
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
    price_moved: 'Draw called off: price moved',
    price_unknown: 'Draw called off: no mark price',
    gone_ex: 'Draw called off: ex-date',
    level_missing: 'Draw called off: no index level',
  },
  requests: {
    waiting: 'Requests waiting',
    allotted: 'Requests allotted',
    notWon: 'Requests not won',
    cancelled: 'Requests cancelled',
    released: 'Requests released',
  },
  proof: 'Proof of the draw',
  proofOf: (name: string) => `Open the proof of the draw of ${name}`,
  open: 'Open',
};
