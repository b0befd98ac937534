const texts = {
  title: 'Your details',
  account: 'Account',
  phone: 'Phone',
  noPhone: 'None bound',
  customer: 'Customer number',
  type: 'Account type',
  types: { practice: 'Practice account', live: 'Securities account', seat: 'Seat account' },
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
  codeEnded: 'Your invitation code has ended. Ask customer service for a new one.',
  share: 'Share invitation link',
  linkCopied: 'Invitation link copied',
  linkNotCopied: 'We could not copy the link. Copy the code instead.',
  invited: 'Open an account with us',
  avatar: {
    change: 'Change picture',
    title: 'Your picture',
    hint: 'We cut a square from the middle of the picture. Only you see it.',
    picture: 'Picture',
    chooseFirst: 'Choose a picture first.',
    save: 'Save picture',
    saved: 'Picture saved',
    remove: 'Remove picture',
    removed: 'Picture removed',
    alt: 'Your picture',
  },
};

export type UserInfoTexts = typeof texts;

export default texts;
