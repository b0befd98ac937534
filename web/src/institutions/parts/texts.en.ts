const texts = {
  title: 'Seat account',
  meaning:
    'The institution’s own account; each institution has one. The same rules, charges and limits apply as to every account.',
  own: (institution: string) => `Your account is the seat account of ${institution}.`,
  taken: 'Your institution already has a seat account. Each institution has one.',
  unverified: 'Verify your identity first',
  position: 'Your position',
  positionHint: 'For example: treasurer. We check that you act for the institution.',
  enterPosition: 'Enter your position: at least 2 characters.',
  request: 'Request seat account',
  requested: 'Request sent',
  cancel: 'Cancel request',
  cancelled: 'Request cancelled',
  leave: 'Give up seat',
  leaveHint: 'Your account stays as it is. Another account of the institution can then request the seat.',
  left: 'Seat given up',
  by: (at: string) => `We decide by ${at}.`,
  late: (at: string) => `Sorry, this is late: we promised a decision by ${at}.`,
  state: {
    pending: 'In review',
    approved: 'Seat account',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
    ended: 'Ended',
  },
  reasons: {
    not_authorised: 'We could not confirm that you act for the institution.',
    asked: 'We ended the request, as you asked.',
    not_approved: 'We did not approve the request. Contact customer service with any question.',
  },
};

export type SeatTexts = typeof texts;

export default texts;
