const texts = {
  networkFee: (network: string) => `Network fee, ${network}`,
  exchanged: 'Amount exchanged',
  rate: 'Rate',
  rateOf: (rate: string) => `1 USDT = ${rate} INR`,
  middle: (middle: string, spread: string) => `Market middle ${middle}, spread ${spread}%. 1 USDT counts as 1 USD.`,
  source: 'Rate source',
  sourceOf: (pair: string) => `Forex market, ${pair}`,
  ratesAt: (time: string) => `Prices of ${time}`,
  holds: 'Rate valid',
  until: (time: string, seconds: number) => `until ${time} · ${seconds} s`,
  renews: 'It renews automatically. Once you confirm, it stays fixed until we pay.',
  fixed: 'Fixed until paid',
  receive: 'You receive',
  usdt: (amount: string) => `${amount} USDT`,
  roundedDown: 'Rounded down to six decimals.',
  asking: 'Asking for a rate…',
  noAmount: 'Enter an amount to see the rate and what you receive in USDT.',
  over: 'The rate has expired. Refresh it to see what you receive now.',
  refresh: 'Refresh rate',
  notYet: 'Wait for the rate, then press again.',
};

export type PayoutTexts = typeof texts;

export default texts;
