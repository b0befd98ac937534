/** Where a customer's money may go: bank cards and wallets of the customer's own (spec §3, §5; rules §7). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, id, instant } from '../shapes.ts';
import { stepUp } from '../security/calls.ts';

const line = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));

export const card = z.object({
  id,
  holder: z.string(),
  /** "•••• 6789". */
  maskedNumber: z.string(),
  bank: z.string(),
  branch: z.string(),
  bankCode: z.string(),
  ifsc: z.string(),
  isDefault: z.boolean(),
  /** A new destination waits 24 hours; null once it may be used. */
  usableFrom: z.nullable(instant),
  addedAt: instant,
});

export const wallet = z.object({
  id,
  type: z.enum(['TRC20', 'ERC20']),
  /** First and last four signs: "TQn9…x4Kf". */
  maskedAddress: z.string(),
  isDefault: z.boolean(),
  usableFrom: z.nullable(instant),
  addedAt: instant,
});

export const listDestinations = define({
  path: '/destinations/list',
  summary: 'The customer’s cards and wallets.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.object({
    /** The verified name; null until identity is verified. */
    holder: z.nullable(z.string()),
    cards: z.array(card),
    wallets: z.array(wallet),
    /** How long a new one waits. */
    waitHours: z.int(),
    /** Whether withdrawals to wallets are paid; if not, only bank accounts are. */
    areWalletsPaid: z.boolean(),
    /** How many there may be of each kind. */
    maximum: z.int(),
  }),
  errors: [],
});

export const addCard = define({
  path: '/destinations/cardAdd',
  summary: 'Adds a bank card in the customer’s verified name.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({
    number: line(34),
    confirmNumber: line(34),
    bank: line(80),
    branch: line(80),
    bankCode: line(20),
    ifsc: line(11),
    ...stepUp,
  }),
  output: card,
  errors: [
    'identity.frozen',
    'verification.required',
    'destinations.incomplete',
    'destinations.number_invalid',
    'destinations.numbers_differ',
    'destinations.ifsc_invalid',
    'destinations.card_exists',
    'destinations.too_many',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
  ],
});

export const findIfsc = define({
  path: '/destinations/ifsc',
  summary: 'Bank and branch of an IFSC code, where the directory knows it.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ifsc: line(11) }),
  output: z.object({ bank: z.nullable(z.string()), branch: z.nullable(z.string()), bankCode: z.nullable(z.string()) }),
  errors: ['destinations.ifsc_invalid'],
});

export const addWallet = define({
  path: '/destinations/walletAdd',
  summary: 'Adds a wallet address.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({ type: z.string().check(z.maxLength(10)), address: line(100), ...stepUp }),
  output: wallet,
  errors: [
    'identity.frozen',
    'verification.required',
    'destinations.incomplete',
    'destinations.address_invalid',
    'destinations.wallet_exists',
    'destinations.too_many',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
  ],
});

export const getWalletAddress = define({
  path: '/destinations/wallet',
  summary: 'A wallet of the customer’s own in full, to compare it and to show it as a QR picture.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ destination: id }),
  output: z.object({ type: wallet.shape.type, address: z.string() }),
  errors: ['destinations.unknown', 'destinations.unreadable'],
});

export const removeDestination = define({
  path: '/destinations/remove',
  summary: 'Removes a card or wallet; refused while a withdrawal to it is open.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({ destination: id, ...stepUp }),
  output: empty,
  errors: [
    'identity.frozen',
    'destinations.unknown',
    'destinations.in_use',
    'security.fund_password_missing',
    'security.fund_password_wrong',
    'security.fund_password_locked',
    'security.code_needed',
    'security.code_wrong',
  ],
});

export const setDefaultDestination = define({
  path: '/destinations/default',
  summary: 'Makes a card or wallet the one offered first.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'money_out',
  input: z.object({ destination: id }),
  output: empty,
  errors: ['identity.frozen', 'destinations.unknown'],
});
