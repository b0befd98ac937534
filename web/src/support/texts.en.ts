import { plural } from '../i18n/plural.ts';

const texts = {
  title: 'Customer service',
  never: 'Staff never ask for passwords, codes or payment to a personal account.',
  practice:
    'No firm operates this practice install: nobody answers these numbers, and an automatic job answers tickets. If someone calls or writes to you as our support, it is not us.',
  write: 'Write to us',
  writeHint: (minutes: number) => `We answer within ${duration(minutes)}.`,
  practiceHint: (minutes: number) => `An automatic job answers within ${duration(minutes)}.`,
  ask: 'Open a ticket',
  logIn: 'Log in to write',
  logInHint: 'With an account you can open a ticket in the app and follow the answer.',
  tickets: 'Your tickets',
  noTickets: 'No tickets yet.',
  numbers: 'Service numbers',
  hours: 'Hours',
  chat: 'Open chat',
  chatHint: 'The chat opens outside the app.',
  faq: 'Frequent questions',
  charges: 'Hours and charges',
  find: 'Find answers yourself',
  kind: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    order: 'Order',
    loan: 'Loans and credit',
    identity: 'Identity',
    account: 'Account',
    complaint: 'Complaint',
    other: 'Something else',
  },
  state: { open: 'Waiting for us', waiting: 'Waiting for you', answered: 'Answered', closed: 'Closed' },
  ticket: (id: string) => `Ticket ${id}`,
  about: { deposit: 'View deposit', withdrawal: 'View withdrawal', order: 'View order', loan: 'View loan' },
  aboutOf: {
    deposit: (id: string) => `About deposit ${id}`,
    withdrawal: (id: string) => `About withdrawal ${id}`,
    order: (id: string) => `About order ${id}`,
    loan: (id: string) => `About loan ${id}`,
  },
  form: {
    title: 'New ticket',
    kind: 'Subject',
    complaintHint: 'Complaints go to a separate team.',
    text: 'Your question',
    textHint: 'Write what happened and what you expected. Never write passwords or codes.',
    enterText: 'Enter your question.',
    send: 'Send ticket',
    sent: 'Ticket sent',
    full: (maximum: number) => `You can have ${maximum} tickets open at once. Write in one of them, or close one.`,
    pictures: 'Pictures',
    picture: (number: number) => `Picture ${number}`,
    picturesHint: 'Up to 5. Hide passwords and codes before you send one.',
  },
  thread: {
    label: 'Messages',
    you: 'You',
    pictures: (count: number) => plural(count, { one: '# picture sent', other: '# pictures sent' }),
    open: (name: string) => `Open ${name}`,
    pictureFailed: 'Not loaded.',
    retryOf: (name: string) => `Load ${name} again`,
    asked: 'Needs something from you',
    closedBy: {
      customer: 'You closed the ticket',
      staff: 'Closed',
      house: 'Closed automatically: no message for 14 days',
    },
    reopened: 'You reopened the ticket',
    by: (at: string) => `We answer by ${at}.`,
    late: (at: string) => `Sorry, this is late: we promised an answer by ${at}.`,
    waiting: 'Answer below to go on.',
    answered: 'Write again if you need more, or close the ticket.',
    text: 'Your message',
    enterText: 'Enter a message.',
    send: 'Send message',
    sent: 'Message sent',
    close: 'Close ticket',
    closeTitle: 'Close this ticket?',
    closeBody: 'You can reopen it for 14 days.',
    closed: 'Ticket closed',
    addPictures: 'Add pictures',
  },
  closed: {
    reopen: 'Reopen ticket',
    reopenText: 'Why reopen it?',
    reopenHint: (at: string) => `Possible until ${at}.`,
    reopened: 'Ticket reopened',
    over: 'This ticket can no longer be reopened. Open a new one.',
  },
  rating: {
    title: 'How satisfied are you?',
    scores: {
      5: '5 · Very satisfied',
      4: '4 · Satisfied',
      3: '3 · Neither',
      2: '2 · Dissatisfied',
      1: '1 · Very dissatisfied',
    },
    choose: 'Choose a rating.',
    words: 'Your words (optional)',
    send: 'Send rating',
    thanks: 'Thank you',
    given: (score: number) => `You rated it ${score} of 5.`,
  },
  topics: {
    refused: {
      title: 'Why was my order rejected?',
      body: 'Each rejected order keeps its reason and numbers, under Trade → Ended.',
    },
    price: {
      title: 'Why this price?',
      body: 'Every fill names the trade on the exchange’s tape and the best bid and ask just before it.',
    },
    balance: {
      title: 'Why this balance?',
      body: 'Tap “Why this number?” beside any balance, or open Records: each line is a posting with its place in your hash chain.',
    },
    lock: {
      title: 'Why can I not sell yet?',
      body: 'Some instruments are locked for days or minutes after a purchase. The time is on the position before and after you buy.',
    },
  },
};

function duration(minutes: number): string {
  if (minutes % 60 !== 0) return plural(minutes, { one: '# minute', other: '# minutes' });
  return plural(minutes / 60, { one: '# hour', other: '# hours' });
}

export type SupportTexts = typeof texts;

export default texts;
