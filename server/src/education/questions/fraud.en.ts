import type { Questions } from '../question-shape.ts';

export const questions = [
  {
    id: 'fraud-1',
    text: 'An app shows a profit of 2,40,000 INR on your deposit of 30,000. To pay it out, you are to send a refundable 12,000 first. What is the wise view of the 2,40,000?',
    options: [
      'It is a number on a screen; only the 30,000 is real, and it is probably gone',
      'It is yours, and 12,000 is a small price for it',
      'It is yours if the 12,000 are returned in writing',
      'It is safe as long as you send nothing',
    ],
    explanation:
      'Whoever asks for money before a payout does not intend to pay. A profit that somebody can type in proves nothing.',
  },
  {
    id: 'fraud-2',
    text: 'Somebody calls “from customer service”, knows your name and your last order, and needs the code you have just received to stop a theft. What do you do?',
    options: [
      'Give the code: nobody else could know the order',
      'Give it only if the number on the display is right',
      'Ask for the caller’s name and give it then',
      'Hang up and look into your account yourself',
    ],
    explanation:
      'Staff never ask for a code. Names, orders and displayed numbers can be known or faked; the code is what the caller is missing.',
  },
  {
    id: 'fraud-3',
    text: 'A group posts share tips. The first five came true. What does that prove?',
    options: [
      'The author has inside knowledge',
      'The sixth tip is likely to come true as well',
      'Little: others may have been told the opposite, and only those who saw hits are still reading',
      'The tips were right because many followed them, so following is safe',
    ],
    explanation:
      'Send half of the readers “up” and half “down”, keep the half that was right, and repeat: somebody always sees five hits. A record chosen afterwards proves nothing.',
  },
  {
    id: 'fraud-4',
    text: 'Which sign alone is enough to walk away?',
    options: [
      'The firm charges a brokerage on each trade',
      'A profit is promised as certain',
      'The price of the share has fallen before',
      'The firm asks who you are before you trade',
    ],
    explanation:
      'Charges and identity checks belong to honest brokers, and all prices fall at times. A certain profit does not exist.',
  },
  {
    id: 'fraud-5',
    text: 'You have sent money to a fraud an hour ago. What comes first?',
    options: [
      'Call your bank and the cyber crime helpline, and stop paying',
      'Pay a specialist who promises to recover it',
      'Wait some days, in case it was a misunderstanding',
      'Send a little more to keep the contact and collect evidence',
    ],
    explanation:
      'Within the first hours a bank can sometimes still stop a transfer. “Recovery” for a fee is usually the next fraud.',
  },
] as const satisfies Questions;
