/** Refusals of seats; errors.ts says what the kinds mean. */
export const institutions = {
  'institutions.seat_of_none': {},
  'institutions.seat_own': {},
  'institutions.seat_pending': {},
  'institutions.seat_taken': {},
  'institutions.seat_asked_for': {},
  'institutions.seat_unknown': {},
  'institutions.seat_decided': {},
} as const;
