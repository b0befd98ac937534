const texts = {
  title: 'Issues',
  underNotice: 'Under notice',
  questionsTitle: 'Questions',
  filter: 'Kind of notice',
  all: 'All kinds',
  empty: 'No notices today',
  emptyOfKind: 'No notice of this kind.',
  showAll: 'Show all kinds',
  kinds: {
    suspended: 'Suspended',
    off_shelf: 'Delisted',
    halted: 'Halted',
    narrow_band: 'Narrow band',
    split: 'Split',
    bonus: 'Bonus shares',
    dividend: 'Dividend',
  },
  since: (date: string) => `since ${date}`,
  exDate: (date: string) => `ex-date ${date}`,
  band: (rate: string) => `Prices may move ${rate}% a day`,
  questions: {
    limits: {
      question: 'What is a limit order?',
      answer:
        'You name the worst price you accept. It is filled at that price or better, or it waits in the book. A market order takes what is offered now, at most 2% from the best price; what is left is cancelled.',
    },
    lots: {
      question: 'What is a lot?',
      answer: 'Orders are in whole lots. One lot is 100 shares, or 100 units of a currency.',
    },
    settlement: {
      question: 'When may I sell what I bought?',
      answer:
        'In ordinary trading at any time: T+0. Some instruments and offers have a lock of N business days (T+N) or minutes. It is published with the instrument, fixed when you buy, and never changed for one customer.',
    },
    ticks: {
      question: 'What is a price step?',
      answer:
        'Prices move in steps: 0.01 below 250, 0.05 up to 1,000, 0.10 up to 5,000, 0.50 up to 10,000, 1 up to 20,000, and 5 above.',
    },
    bands: {
      question: 'What are the daily limits?',
      answer:
        'Within a session a price stays within 2, 5, 10 or 20% of the previous close. Orders outside are rejected. At a limit one side of the book is often empty: your order waits in the queue. Bands of 2 and 5% are narrow and are shown here.',
    },
    halts: {
      question: 'When does the whole market stop?',
      answer:
        'When the main index has moved 10, 15 or 20% from its previous close. The session line says until when. New orders are rejected meanwhile; those that wait stay, and may be cancelled.',
    },
    suspended: {
      question: 'What if a stock is suspended or delisted?',
      answer:
        'No orders are taken. A suspended stock may return; a delisted one does not. What you hold stays yours, and the reason and date are shown here and on its page.',
    },
    sessions: {
      question: 'When is the market open?',
      answer:
        'The line at the top says it. The practice market has one session each day, from 05:05 to 05:00 of the next day, India time. Digital currencies trade around the clock. Imported NSE data is of the end of a day and cannot be traded.',
    },
    prices: {
      question: 'Where do prices come from?',
      answer:
        'On the practice market from its order books alone: your orders meet those of other customers and of automatic traders. Nobody can type a price in. Companies, news and prices are invented; only instruments marked NSE show real data.',
    },
  },
};

export type IssueTexts = typeof texts;
export default texts;
