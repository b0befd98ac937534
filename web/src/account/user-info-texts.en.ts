const texts = {
  title: 'Your details',
  account: 'Account',
  phone: 'Phone',
  noPhone: 'None bound',
  customer: 'Customer number',
  type: 'Account type',
  types: { practice: 'Practice account', live: 'Securities account' },
  margin: 'Leverage and short selling',
  marginOn: 'Enabled',
  marginOff: 'Not enabled',
  identity: 'Identity',
  registered: 'Registered on',
  credit: 'Credit',
  score: 'Credit score',
  scoreMeaning: (least: number, most: number, minimum: number) =>
    `From ${least} to ${most}. It sets your loan limit; below ${minimum}, you cannot withdraw.`,
  origin: 'Where you come from',
  institution: 'Institution',
  inviter: 'Invited by',
  invitationCode: 'Your invitation code',
  invitationHint: 'Whoever registers with it is noted as invited by you. Nobody is paid for it.',
};

export type UserInfoTexts = typeof texts;

export default texts;
