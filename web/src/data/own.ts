/**
 * The storage of what this device keeps for the customer who is logged in, over reloads: the last answers, the instruments searched for,
 * what was put on charts, how high the parts of home were. It goes when they log out, and when somebody else signs in (query-client.ts).
 */
export const OWN = {
  answers: 'bahi.kept',
  searches: 'bahi.searches',
  charts: 'bahi.chart',
  symbol: 'bahi.symbol',
  taskHeight: 'bahi.task-height',
  worthHeight: 'bahi.worth-height',
  holdingsHeight: 'bahi.holdings-height',
} as const;
