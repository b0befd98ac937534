/** Stories of seats; stories.ts says what the kinds mean. */
export const institutions = {
  'institutions.seat_approved': { institution: 'text' },
  'institutions.seat_not_authorised': { institution: 'text' },
  'institutions.seat_asked': { institution: 'text' },
  'institutions.seat_not_approved': { institution: 'text' },
  'institutions.seat_ended': { institution: 'text' },
} as const;
