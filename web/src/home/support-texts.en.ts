const texts = {
  title: 'Customer service',
  nobody: 'Nobody answers phones or chats for this practice install: no firm operates it.',
  nobodyBody: 'If someone calls or writes to you as “Bahi support”, it is not Bahi.',
  hours: 'Hours',
  numbers: 'Service numbers',
  never: 'Staff never ask for your password, a code or money.',
  chat: 'Open the support chat',
  find: 'What you can find out yourself',
  topics: {
    refused: {
      title: 'Why was my order refused?',
      body: 'Each refusal keeps its reason and its numbers on the order, under Trade → Ended.',
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

export type SupportTexts = typeof texts;

export default texts;
