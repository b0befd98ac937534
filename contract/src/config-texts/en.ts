/** English: what each key of the configuration is. */
import type { ConfigKey } from '../configuration/calls.ts';

export type ConfigTexts = Readonly<Record<ConfigKey, { readonly name: string; readonly meaning: string }>>;

export interface ConfigWords {
  readonly seconds: (value: number) => string;
  readonly minutes: (value: number) => string;
  readonly hours: (value: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

export const en: ConfigTexts = {
  leverageLevels: {
    name: 'Leverage levels',
    meaning: 'The leverage an opening order may choose, up to what the instrument’s daily band allows.',
  },
  minimumOpeningAmount: {
    name: 'Least opening amount',
    meaning: 'The least contract amount of an opening order.',
  },
  ordersPerSecondMaximum: {
    name: 'Orders a second',
    meaning: 'How many orders one customer may send in a second.',
  },
  marginWarningPercent: {
    name: 'Margin warning',
    meaning: 'Equity over margin at which a leveraged or short position is warned about.',
  },
  marginCloseOutPercent: {
    name: 'Margin close-out',
    meaning: 'Equity over margin at which a leveraged or short position is closed.',
  },
  isMarginDefault: {
    name: 'Leverage for new customers',
    meaning: 'Whether a new customer may use leverage and sell short at once.',
  },
  practiceGrant: {
    name: 'Practice money',
    meaning: 'What a new practice account is given.',
  },
  depositWindow: {
    name: 'Deposit window',
    meaning: 'When deposits are taken on working days.',
  },
  withdrawalWindow: {
    name: 'Withdrawal window',
    meaning: 'When withdrawals are taken on working days.',
  },
  depositMinimum: {
    name: 'Least deposit',
    meaning: 'The least amount of one deposit.',
  },
  depositMaximum: {
    name: 'Largest deposit',
    meaning: 'The largest amount of one deposit.',
  },
  withdrawalMinimum: {
    name: 'Least withdrawal',
    meaning: 'The least amount of one withdrawal.',
  },
  withdrawalMaximum: {
    name: 'Largest withdrawal',
    meaning: 'The largest amount of one withdrawal.',
  },
  withdrawalFee: {
    name: 'Withdrawal fee',
    meaning: 'What one withdrawal costs.',
  },
  depositTwoPersonFrom: {
    name: 'Deposits by two people from',
    meaning:
      'From this amount on two people approve a deposit. What one person alone approved for the customer within 24 hours counts.',
  },
  withdrawalTwoPersonFrom: {
    name: 'Withdrawals by two people from',
    meaning:
      'From this amount on two people approve a withdrawal. What one person alone approved for the customer within 24 hours counts.',
  },
  identityPromiseMinutes: {
    name: 'Promise: verification',
    meaning: 'How long the review of a verification may take.',
  },
  depositPromiseMinutes: {
    name: 'Promise: deposit',
    meaning: 'How long the review of a deposit may take.',
  },
  withdrawalPromiseMinutes: {
    name: 'Promise: withdrawal',
    meaning: 'How long a withdrawal may take until it is paid.',
  },
  appealPromiseMinutes: {
    name: 'Promise: appeal',
    meaning: 'How long the review of an appeal may take.',
  },
  restrictionAloneHours: {
    name: 'Restriction by one person',
    meaning: 'How long a restriction that one person set lasts unless a second one approves it.',
  },
  newDestinationHours: {
    name: 'New destination waits',
    meaning: 'How long a new card or wallet waits before money goes to it.',
  },
  moneyOutHoldHours: {
    name: 'Hold after a security change',
    meaning: 'How long no money goes out after a password, phone or second factor was replaced.',
  },
  isWithdrawalBarredByPosition: {
    name: 'Positions bar withdrawals',
    meaning: 'Whether no money goes out while a position is held.',
  },
  withdrawalScoreMinimum: {
    name: 'Least score for withdrawals',
    meaning: 'The credit score from which on money goes out.',
  },
  exchangeSpreadBps: {
    name: 'Exchange spread',
    meaning: 'What the desk takes off the middle of the market, in hundredths of a percent.',
  },
  exchangeQuoteSeconds: {
    name: 'Exchange quote',
    meaning: 'How long a quoted rate holds.',
  },
  tradingUnlockMinutes: {
    name: 'Fund password for orders',
    meaning: 'How long a fund password given once is enough for orders.',
  },
  areOrdersGuarded: {
    name: 'Orders need a fund password',
    meaning: 'Whether nobody can order without having set a fund password.',
  },
  isDividendAutomatic: {
    name: 'Dividends without an application',
    meaning:
      'Whether a dividend is paid on its pay date without being asked for. If not, holders apply and somebody reviews it; an action goes by what is in force on its ex-date.',
  },
  dividendApplyDays: {
    name: 'Dividends: working days to apply',
    meaning:
      'Where dividends are applied for: for how many working days from the pay date on. Whatever is left then is paid without an application or a review; the house keeps none.',
  },
  dividendPromiseMinutes: {
    name: 'Promise: dividend',
    meaning: 'How long the review of an application for a dividend may take.',
  },
  configurationNoticeHours: {
    name: 'Notice of changes',
    meaning: 'How long a change is announced before it takes effect.',
  },
  depositChannels: {
    name: 'Deposit channels',
    meaning: 'The accounts that deposits are paid to.',
  },
  supportNumbers: {
    name: 'Support lines',
    meaning: 'The numbers where somebody answers.',
  },
  supportHours: {
    name: 'Support hours',
    meaning: 'When somebody answers.',
  },
  supportLink: {
    name: 'Support chat',
    meaning: 'The address of the chat with support.',
  },
};

/** What values are written with. */
export const words: ConfigWords = {
  seconds: (value) => (value === 1 ? '1 second' : `${value} seconds`),
  minutes: (value) => (value === 1 ? '1 minute' : `${value} minutes`),
  hours: (value) => (value === 1 ? '1 hour' : `${value} hours`),
  yes: 'yes',
  no: 'no',
  none: 'none',
};
