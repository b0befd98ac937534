const texts = {
  start: 'Guide me',
  title: 'Your first trade',
  stepOf: (step: number) => `Step ${step} of 4`,
  skip: 'Skip guide',
  find: {
    title: 'Find a stock',
    body: 'Search by name or code, or open one from a list.',
    action: 'Search stocks',
  },
  read: {
    title: 'Read the price',
    body: 'The large figure is the last price; beside it is the change since the previous close.',
    action: 'Choose lots',
  },
  size: {
    title: 'Set lots',
    body: 'One lot is 100 shares. The slip shows what you pay in total, with every charge.',
    action: 'Next step',
  },
  confirm: {
    title: 'Confirm the order',
    body: 'Check the total, then press the button at the bottom of the ticket. We may ask for your fund password.',
  },
};

export type FirstTradeTexts = typeof texts;

export default texts;
