const texts = {
  title: 'Verify identity',
  why: 'The law asks a broker to know its customers. Deposits, withdrawals, loans and all offers need it; trading on the market with practice money does not.',
  stepOf: (step: number, total: number) => `Step ${step} of ${total}`,
  steps: { name: 'Your name', number: 'ID number', photos: 'Photos', check: 'Check answers' },
  next: 'Continue',
  fields: {
    name: 'Name',
    id_number: 'ID number',
    pan: 'PAN card number',
    front: 'Front of the document',
    back: 'Back of the document',
  },
  document: { aadhaar: 'Aadhaar', pan: 'PAN card' },

  name: 'Name as on the document',
  nameHint: 'Withdrawals are paid only to an account in this name.',
  enterName: 'Enter your name',

  documentType: 'Document',
  first: { aadhaar: 'First 6 digits', pan: 'First 6 characters' },
  rest: { aadhaar: 'Other 6 digits', pan: 'Other 4 characters' },
  numberHint: 'Paste the whole number into the first box; it splits itself.',
  enterNumber: { aadhaar: 'Number needs 12 digits', pan: 'A PAN has ten characters' },
  wrongDigit: 'One of the digits seems wrong. Compare it with the card.',
  wrongPan: 'A PAN looks like ABCPE1234F: five letters with P as the fourth, four digits, a letter.',
  panHint: 'Ten characters, like ABCPE1234F.',
  enterPan: 'Enter your PAN',
  numbersNotKept: 'Your numbers are not kept in this browser. After a reload they are entered again.',

  photosBody: 'Whole card, all four corners, no flash. Every word has to be readable.',
  maskedAadhaar: 'A masked Aadhaar, with its first eight digits covered, is welcome.',
  addFront: 'Add the front photo',
  addBack: 'Add the back photo',
  blurred: 'This photo may be blurred. Check that every word can be read; otherwise take it again.',
  glare: 'Part of this photo is very bright. Check that nothing is hidden by glare; otherwise take it again.',

  camera: {
    title: (label: string) => `Photo: ${label}`,
    guide: 'Fit the card into the frame',
    shoot: 'Take the photo',
    use: 'Use this photo',
    again: 'Take it again',
    taken: 'The photo just taken',
    starting: 'Starting the camera…',
    denied: 'The camera may not be used here. Allow it in the browser’s settings, or choose a file.',
    missing: 'No camera was found. Choose a file instead.',
  },

  checkBody: 'This is what our identity reviewers will see.',
  change: 'Change',
  changeField: (field: string) => `Change: ${field}`,
  received: 'Received',
  send: 'Send for review',
  sendAgain: 'Send again',
  sent: 'Sent for review',
  answerUnknown: 'Your verification',

  underReview: 'Under review',
  verified: 'Verified',
  failed: 'Needs correction',
  underReviewBody: (minutes: number) =>
    `Usually decided within ${minutes} minutes. You get a message; nothing else is needed from you.`,
  late: 'This takes longer than usual. Nothing is needed from you; the oldest are looked at first.',
  timeline: {
    label: 'Progress of your verification',
    sent: 'Sent',
    review: 'With our reviewers',
    reviewBy: (time: string) => `Usually by ${time}`,
    decision: 'Decision, by message',
  },
  whatWasSent: 'What was sent',
  yours: 'Your identity',
  verifiedBody: (date: string) => `Since ${date}. Deposits, withdrawals, loans and all offers are open to you.`,
  wrongHere: 'Something here is no longer right? Contact us; it cannot be changed here.',
  contact: 'Contact customer service',
  goBack: 'Continue where you were',

  failedTitle: 'Correct what is marked; everything else is accepted',
  acceptedBefore: 'Accepted',
  reasons: {
    blurred: 'The photo is blurred.',
    glare: 'Glare hides part of it.',
    cut_off: 'Part of the card is cut off.',
    number_differs: 'The number is not the one on the photo.',
    name_differs: 'The name is not the one on the document.',
    wrong_document: 'This is not the document that was asked for.',
    expired: 'The document has expired.',
    under_age: 'Accounts are for adults of 18 years or more.',
    used_elsewhere: 'It is used by another account. Contact us if that is yours too.',
  },
  notAccepted: (reason: string) => `Not accepted: ${reason}`,

  privacy: {
    title: 'What is kept, how long, and who looks',
    kept: 'Kept: name, numbers and both photos, encrypted with a key of your own. Place, time and camera are removed from photos before they leave your device.',
    device:
      'On this device: your name and the steps done, until this tab is closed. Numbers and photos are not stored in the browser.',
    long: 'How long: while your account exists and as long after as the law asks of a broker; then your key is destroyed. A photo you do not send goes after a day.',
    who: 'Who looks: identity reviewers, and auditors of their work. Each look is recorded with the name of who looked; one approval in ten is checked by a second person.',
  },

  practice: {
    note: 'Practice: a rehearsal. Do not send real documents; made-up ones will do.',
    numbers: 'Fill in made-up numbers',
    photo: 'Use a specimen card',
    specimen: 'SPECIMEN',
    specimenNote: 'Practice only · not a document',
  },
};

export type VerificationTexts = typeof texts;
export default texts;
