/** What a stream tells: samples of a session, of sums and of a message. */
export const SESSION = {
  calendar: 'practice',
  zone: 'Asia/Kolkata',
  businessDate: '2026-11-21',
  state: 'open' as const,
  open: 1,
  close: 2,
  note: null,
  halt: null,
  houseHaltedSince: null,
  serverTime: 1,
};
export const SUMMARY = {
  currency: 'INR',
  cash: '1.00',
  held: '0.00',
  available: '1.00',
  margin: '0.00',
  escrow: '0.00',
  frozen: '0.00',
  marketValue: null,
  openProfit: null,
  total: null,
  parts: [],
  invested: '0.00',
  paidIn: '0.00',
  profit: null,
  todayProfit: null,
  realisedProfit: '0.00',
  grossProfit: '0.00',
  chargesPaid: '0.00',
  receivable: '0.00',
  loan: '0.00',
  accrued: '0.00',
  holds: [],
  at: 1,
};

export const HOLDS = Array.from({ length: 1_500 }, (_, index) => ({
  id: `${index + 1}`,
  purpose: 'order' as const,
  reference: 'x'.repeat(60),
  amount: '1.00',
  since: 1,
}));

export function toldMessage(id: bigint) {
  const story = { key: 'notice.resumed' as const, params: {} };
  return { message: { id: `${id}`, kind: 'notice' as const, at: 5, isRead: false, story, about: null }, unread: 3 };
}
