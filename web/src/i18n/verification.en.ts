const texts = {
  label: 'Identity',
  state: {
    not_verified: 'Not verified',
    under_review: 'Under review',
    verified: 'Verified',
    failed: 'Needs correction',
  },
  card: {
    not_verified: {
      title: 'Verify identity (about 3 min)',
      body: 'Deposits, withdrawals, loans and all offers need it. You come back here afterwards.',
      action: 'Verify',
    },
    under_review: {
      title: 'Your identity is under review',
      body: 'This opens once it is done; you get a message.',
      action: 'See progress',
    },
    failed: {
      title: 'Your verification needs a correction',
      body: 'Only what is marked has to be sent again.',
      action: 'Correct',
    },
  },
};

export type VerificationStateTexts = typeof texts;
export default texts;
