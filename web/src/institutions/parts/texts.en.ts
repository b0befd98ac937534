const texts = {
  title: 'Seat account',
  meaning: 'The one account that an institution has for itself. Rules, charges and limits are those of every account.',
  own: (institution: string) => `Your account is the seat account of ${institution}.`,
  taken: 'Your institution already has a seat account. Each institution has one.',
  unverified: 'Verify your identity first',
  position: 'Your position there',
  positionHint: 'For example: treasurer. We check that you act for the institution.',
  enterPosition: 'Enter your position, with 2 letters or more.',
  request: 'Request seat account',
  requested: 'Request sent',
  cancel: 'Cancel request',
  cancelled: 'Request cancelled',
  by: (at: string) => `We decide by ${at}.`,
  late: (at: string) => `Sorry, this is late: we promised a decision by ${at}.`,
  state: { pending: 'In review', approved: 'Seat account', rejected: 'Not approved', cancelled: 'Cancelled' },
  reasons: {
    not_authorised: 'We could not confirm that you act for the institution.',
    asked: 'Ended as you asked.',
    not_approved: 'The request was not approved. Customer service answers questions about it.',
  },
};

export type SeatTexts = typeof texts;

export default texts;
