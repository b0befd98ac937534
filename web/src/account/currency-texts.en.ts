const texts = {
  title: 'Other currencies',
  none: 'None yet. Rupees can be exchanged into nine others.',
  exchange: 'Exchange',
  exchangeOf: (currency: string) => `Exchange ${currency}`,
  recordsOf: (currency: string) => `Records in ${currency}`,
  failed: 'The other currencies could not be loaded.',
  retry: 'Retry',
  worth: (amount: string) => `≈ ${amount} INR`,
  noRate: 'No rate now',
  why: 'Why this number?',
  cash: 'Cash',
  held: 'On hold',
  available: 'Available = cash − on hold',
  inInr: 'Worth in INR',
  ratesAt: (time: string) => `At the middle of the market, ${time}`,
  lines: 'What it is made of',
  linesHint: 'Every line of your journal in this currency; the last figure is the balance after it.',
  entry: (entry: string) => `Entry ${entry}`,
  after: (amount: string) => `balance after it ${amount}`,
  kind: {
    exchange_in: 'Exchanged into it',
    exchange_out: 'Exchanged out of it',
    reversal: 'Correction',
  } as { readonly [kind: string]: string },
  line: 'Journal line',
};

export type CurrencyTexts = typeof texts;

export default texts;
