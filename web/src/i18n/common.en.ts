import { tabNames } from '@bahi/contract/settings/tabs.en.ts';
import { plural } from './plural.ts';

const texts = {
  practiceBand: 'Practice money · not a real account',
  skipToContent: 'Skip to content',
  tabs: tabNames,
  mainNavigation: 'Main',
  panes: { list: 'List', main: 'Detail', ticket: 'Order ticket' },
  unread: (count: number) => plural(count, { one: '# unread message', other: '# unread messages' }),
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  more: 'More',
  loadMore: 'Load more',
  loading: 'Loading',
  shownOf: (shown: number, total: number) => `${shown} of ${total}`,
  pages: 'Pages',
  pageOf: (page: number) => `Page ${page}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsOf: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  noData: 'No data',
  copy: 'Copy',
  copied: 'Copied',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clear: 'Clear',
  decrease: 'Decrease',
  increase: 'Increase',
  choose: 'Choose',
  amountsHidden: 'Amount hidden',
  unknownValue: 'unknown',
  spokenUp: (value: string) => `up ${value}`,
  spokenDown: (value: string) => `down ${value}`,
  spokenMinus: (value: string) => `minus ${value}`,
  spokenPercent: (value: string) => `${value} percent`,
  whatIs: (label: string) => `What is ${label}?`,
  unchanged: 'unchanged',
  previousClose: 'Previous close',
  amountsIn: (currency: string) => `Amounts in ${currency}`,
  errorTitle: (title: string) => `Error: ${title}`,
  errorSummary: (count: number) => plural(count, { one: 'One thing to correct', other: '# things to correct' }),
  practice: 'Practice',

  cannotStart: 'Cannot start.',
  cannotStartBody: 'The configuration could not be read. Check the connection and try again.',
  screenFailed: 'Something went wrong on our side.',
  screenFailedBody: 'Nothing was sent. You can try again or go back.',
  screenNotLoaded: 'This page could not be loaded.',
  screenNotLoadedBody: 'Check the connection and try again.',
  newVersion: 'A new version is ready.',
  reloadApp: 'Reload app',
  oldVersion: 'The app was updated while this page was open.',
  oldVersionBody: 'Reload it to continue. Most of what you typed is kept.',
  notFound: 'There is no page at this address.',
  goHome: 'Go to Home',
  pickInstrument: 'Pick an instrument to see it here.',
  pickForTicket: 'Pick an instrument to trade it here.',
  readFailed: 'This could not be loaded.',
  readFailedBody: 'Nothing has changed on your account.',
  reference: (code: string) => `Reference ${code}`,
  readAt: (time: string) => `As of ${time}`,

  offline: 'Offline.',
  offlinePrices: (time: string) => `Offline. Prices from ${time}.`,
  offlineNotSent: 'You are offline. Nothing is sent until you are back.',
  signedOut: 'Signed out for safety',
  signedOutBody: 'You will be taken to the login page.',
  pressBackAgain: 'Press back again to exit',
  pausePrices: 'Pause prices',
  resumePrices: 'Resume prices',
  pricesPaused: 'Prices paused',

  leaving: {
    title: 'You are leaving the app',
    body: 'Staff never ask for passwords, codes or payment to a personal account.',
    action: 'Open chat',
  },

  session: {
    openUntil: (left: string) => `Market open · closes in ${left}`,
    preOpen: (left: string) => `Pre-open · opens in ${left}`,
    closed: (at: string) => `Market closed · opens ${at}`,
    houseHalted: 'Trading stopped for everybody',
    halted: (at: string) => `Market halted · resumes ${at}`,
    always: 'Open around the clock',
    label: 'Market session',
  },
  duration: {
    days: (days: number, hours: number) => `${days}d ${hours}h`,
    hours: (hours: number, minutes: number) => `${hours}h ${minutes}m`,
    minutes: (minutes: number) => `${minutes}m`,
    seconds: (seconds: number) => `${seconds}s`,
    dayClock: (days: number, clock: string) => `${plural(days, { one: '# day', other: '# days' })} ${clock}`,
  },
  units: { lakh: ' L', crore: ' Cr' } as {
    lakh?: string;
    crore?: string;
    tenThousand?: string;
    hundredMillion?: string;
  },

  reasonMissing: 'This is not possible. We could not load the reason: check your connection and reload.',

  unknownResult: {
    slow: 'Still waiting. Do not send it again.',
    title: 'We do not know yet',
    body: 'No answer has arrived. We are checking whether it went through; it can never happen twice.',
    checking: (checks: number) => plural(checks, { one: 'Asked once more', other: 'Asked # more times' }),
    failed: 'The server could not process it.',
    failedBody: 'Nothing happened. Trying again is safe.',
  },

  stepper: {
    maximum: (value: string) => `Maximum ${value}`,
    minimum: (value: string) => `Minimum ${value}`,
    wholeOnly: 'Whole numbers only',
  },
  money: { notANumber: 'Enter an amount in digits' },
  timeline: { done: 'done', now: 'in progress', ahead: 'ahead', failed: 'stopped here' },
};

export type CommonTexts = typeof texts;
export default texts;
