/**
 * English texts of every story: what happened, why, and what it means; `{name}` stands for a parameter. The titles that the
 * server answers with are made of these.
 */
import type { StoryKey, StoryText } from '../stories.ts';
import { account } from './account.en.ts';
import { corporateActions } from '../corporate-actions/stories.en.ts';
import { newShares } from '../new-shares/stories.en.ts';
import { placements } from '../placements/stories.en.ts';

export const en: Record<StoryKey, StoryText> = {
  'news.results_rose': {
    title: '{name}: profit {profit} on the year before',
    body: '{name} ({symbol}) reports its quarter: profit changed by {profit} and revenue by {revenue} against the same quarter a year ago. Traders on the practice exchange know the figures from this moment on.',
  },
  'news.results_fell': {
    title: '{name}: profit {profit} on the year before',
    body: '{name} ({symbol}) reports a weaker quarter: profit changed by {profit} and revenue by {revenue} against the same quarter a year ago. Traders on the practice exchange know the figures from this moment on.',
  },
  'news.order_won': {
    title: '{name} wins an order of {crores} crore',
    body: '{name} ({symbol}) has been given an order worth {crores} crore rupees. The order adds to what it has to deliver; it is not profit yet.',
  },
  'news.plant_stopped': {
    title: '{name} stops a plant for {days} days',
    body: '{name} ({symbol}) has stopped production at a plant and expects to start again in {days} days. Output is lost for that time.',
  },
  'news.expansion': {
    title: '{name} invests {crores} crore in new capacity',
    body: '{name} ({symbol}) will spend {crores} crore rupees on new capacity. The money leaves first; what it brings comes later.',
  },
  'news.inquiry': {
    title: '{name} is asked for an explanation',
    body: 'The practice exchange has asked {name} ({symbol}) to explain its recent filings. Trading goes on while the company answers.',
  },
  'news.split_declared': {
    title: '{name} will split its shares {ratio}',
    body: '{name} ({symbol}) splits its shares {ratio} on {date}, for whoever holds when {record} closes. Each holding will be more shares at a lower price, worth the same. Charts show both ways: turn adjustment on to compare with earlier prices.',
  },
  'news.bonus_declared': {
    title: '{name} gives bonus shares {ratio}',
    body: '{name} ({symbol}) gives bonus shares {ratio} on {date}, to whoever holds when {record} closes. The price falls in proportion on that date, so the shares together are worth the same. Turn adjustment on to compare with earlier prices.',
  },
  'news.dividend_declared': {
    title: '{name} pays {amount} a share',
    body: '{name} ({symbol}) pays a dividend of {amount} rupees a share on {pay}, to whoever holds when {record} closes. From {date} the shares trade without it, and the price opens lower by about that amount.',
  },
  'news.split_ex': {
    title: '{name} trades after its {ratio} split',
    body: 'From today {name} ({symbol}) trades after its {ratio} split. The previous close has been adjusted, so today’s change counts only what the market did.',
  },
  'news.bonus_ex': {
    title: '{name} trades after its {ratio} bonus',
    body: 'From today {name} ({symbol}) trades after its bonus of {ratio}. The previous close has been adjusted, so today’s change counts only what the market did.',
  },
  'news.dividend_ex': {
    title: '{name} trades without its dividend of {amount}',
    body: 'From today {name} ({symbol}) trades without its dividend of {amount} rupees a share. The previous close has been adjusted by that amount.',
  },
  'news.band_upper': {
    title: '{name} at its upper limit {price}',
    body: '{name} ({symbol}) has reached {price}, the highest price allowed today. Buy orders may wait there without a seller; the limits are set anew from the next close.',
  },
  'news.band_lower': {
    title: '{name} at its lower limit {price}',
    body: '{name} ({symbol}) has reached {price}, the lowest price allowed today. Sell orders may wait there without a buyer; the limits are set anew from the next close.',
  },
  'news.session_closed': {
    title: 'Close of {date}: {name} {level}, {change}',
    body: 'The practice market’s session of {date} has ended. {name} closed at {level}, {change} from the close before.',
  },
  'notice.halted': {
    title: 'The market is halted until {until}',
    body: '{name} has moved by {rate}% from its previous close. By the published rule all trading in shares stops until {until}. Waiting orders stay in place and can be cancelled.',
  },
  'notice.resumed': {
    title: 'Trading resumes',
    body: 'The halt of the whole market is over. Orders are matched again.',
  },
  'notice.suspended': {
    title: '{name} is suspended from {date}',
    body: 'The practice exchange has suspended trading in {name} ({symbol}) from {date}. Holdings stay as they are, and no order is taken until it is readmitted; the reason is on the instrument’s page.',
  },
  'notice.readmitted': {
    title: '{name} trades again',
    body: 'The suspension of {name} ({symbol}) is over. Orders are taken again in the usual sessions.',
  },
  'notice.off_shelf': {
    title: '{name} leaves the market on {date}',
    body: '{name} ({symbol}) has been taken off the practice exchange and does not trade from {date}. Its history can still be read; the reason is on the instrument’s page.',
  },
  'notice.house_halted': {
    title: 'Trading has been stopped since {since}',
    body: 'We have stopped all trading for everybody. No order is taken, neither to open nor to close, and no stop-loss, take-profit or margin close-out is carried out until two of us have let orders in again. Waiting orders can be cancelled; your money and your holdings stay as they are.',
  },
  'notice.house_resumed': {
    title: 'Trading resumes',
    body: 'Orders are taken again, and stop-losses, take-profits and margin are checked again at once.',
  },
  'notice.practice': {
    title: 'This is a practice market',
    body: 'Companies, prices and money here are fictional. Prices are made only by orders in the book: nobody can set one by hand. Nothing here is advice, and nothing you earn or lose is real.',
  },
  'alert.above': {
    title: '{symbol} has reached {level}',
    body: 'Your alert: {symbol} at or above {level}. It traded at {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.below': {
    title: '{symbol} has fallen to {level}',
    body: 'Your alert: {symbol} at or below {level}. It traded at {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.rise': {
    title: '{symbol} is up {change}',
    body: 'Your alert: {symbol} {rate} or more from its previous close. It traded at {price}, {change}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.fall': {
    title: '{symbol} is down {change}',
    body: 'Your alert: {symbol} {rate} or further from its previous close. It traded at {price}, {change}. The alert has fired once and is over; set a new one to be told again.',
  },
  'alert.volume': {
    title: '{symbol} has traded {volume} shares',
    body: 'Your alert: the session’s volume of {symbol}. {volume} shares have been traded; the last price was {price}. The alert has fired once and is over; set a new one to be told again.',
  },
  'security.fund_password_set': {
    title: 'Your fund password is set',
    body: 'Orders and movements of money ask for it from now on. Nobody at Bahi ever asks you for it. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.fund_password_changed': {
    title: 'Your fund password was changed',
    body: 'The old one no longer counts, and orders ask for the new one. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.fund_password_reset': {
    title: 'Your fund password was replaced',
    body: 'It was replaced with your login password and a code. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.password_changed': {
    title: 'Your login password was changed',
    body: 'Every other session has ended. If this was not you, set a new one with Forgot password, and freeze the account under Login and security.',
  },
  'security.passkeys_remain': {
    title: 'Your passkeys still work',
    body: 'Passkeys that still sign in without your new password: {passkeys}. Someone who knew the old password may have added one. Check them under Login and security, and remove any that are not yours.',
  },
  'security.new_device': {
    title: 'A new device signed in',
    body: '{device} signed in to your account for the first time. If this was not you, end that session under Login and security and change your login password.',
  },
  'security.password_reset': {
    title: 'Your login password was replaced',
    body: 'It was replaced with a code sent to your phone, and every session has ended. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once. Your passkeys were removed: whoever knew the old password may have added one.',
  },
  'security.phone_bound': {
    title: 'Your phone number was added',
    body: 'Codes go to {phone} from now on. Nobody at Bahi ever asks you for one. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.phone_changed': {
    title: 'Your phone was changed',
    body: 'Codes go to {phone} from now on; the old phone gets no more. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.passkey_added': {
    title: 'A passkey was added',
    body: '“{name}” signs in to your account without a password. If this was not you, remove it under Login and security and change your login password.',
  },
  'security.passkey_removed': {
    title: 'A passkey was removed',
    body: '“{name}” no longer signs in to your account. If this was not you, freeze the account under Login and security and change your login password.',
  },
  'security.destination_added': {
    title: 'A bank account or wallet was added',
    body: 'You can withdraw to {destination} from {from}. If this was not you, freeze the account under Login and security before then, and change your passwords.',
  },
  'security.destination_removed': {
    title: 'A bank account or wallet was removed',
    body: 'Withdrawals can no longer go to {destination}. If this was not you, freeze the account under Login and security and change your passwords.',
  },
  'security.totp_set': {
    title: 'Your authenticator is on',
    body: 'From now on signing in and moving money ask for its code. Keep the recovery codes where you find them without your phone.',
  },
  'security.totp_removed': {
    title: 'Your authenticator is off',
    body: 'Signing in and moving money no longer ask for a code. For your protection, you can withdraw again from {until}. If this was not you, freeze the account under Login and security at once.',
  },
  'security.paused': {
    title: 'Trading is paused until {until}',
    body: 'As you asked, no new order is taken before {until}. What you hold can be closed at any time. A pause cannot be ended early, only made longer.',
  },
  'security.frozen': {
    title: 'You froze your account',
    body: 'Nothing can be traded or moved until you end the freeze under Login and security with your login password. What you own stays yours, and stop-loss and take-profit keep working.',
  },
  'security.unfrozen': {
    title: 'You ended the freeze of your account',
    body: 'Trading and movements of money are possible again. If this was not you, change your login password at once.',
  },
  'restriction.frozen': {
    title: 'Your account is frozen',
    body: 'It is frozen[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.banned': {
    title: 'Your account is barred from login',
    body: 'It is barred[ until {until}] because of {reason}. {message} Case {case}: appeal on the login screen.',
  },
  'restriction.disabled': {
    title: 'Your account is disabled',
    body: 'It is disabled[ until {until}] because of {reason}. {message} Case {case}: appeal on the login screen.',
  },
  'restriction.no_trade': {
    title: 'You cannot open positions',
    body: 'This holds[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.no_withdrawal': {
    title: 'You cannot take money out',
    body: 'This holds[ until {until}] because of {reason}. {message} Case {case}: what you can do is under Account, Login and security.',
  },
  'restriction.confirmed': {
    title: 'A restriction was confirmed',
    body: 'A second person has looked at case {case}. The restriction stays[ until {until}].',
  },
  'restriction.lifted': {
    title: 'A restriction has ended',
    body: 'Case {case} is lifted: {reason}',
  },
  'restriction.appealed': {
    title: 'Your appeal has arrived',
    body: 'Somebody who did not impose the restriction reviews case {case}. You will have the answer by {by}.',
  },
  'restriction.appeal_upheld': {
    title: 'Your appeal was upheld',
    body: 'The restriction of case {case} has ended. {answer}',
  },
  'restriction.appeal_rejected': {
    title: 'Your appeal was rejected',
    body: 'The restriction of case {case} stays. {answer}',
  },
  'verification.approved': {
    title: 'You are verified',
    body: 'Your identity has been confirmed. You can now deposit, withdraw, add bank accounts and wallets, and apply for IPOs, placements and rights issues.',
  },
  'verification.rejected': {
    title: 'Verification: {fields} of your entries to correct',
    body: 'A reviewer could not accept {fields} of what you sent. Each has its reason, and only that is asked for again; the rest stays.',
  },
  'position.warned': {
    title: 'Margin warning: {symbol}',
    body: 'At a mark price of {price}, the equity of your position {position} in {symbol} is {equity}: {warning}% of its margin of {margin}, or less. At {close_out}% we close it with market orders. To avoid that, add margin or close a part.',
  },
  'position.closed_out': {
    title: 'Closed out: {symbol}',
    body: 'At a mark price of {price}, the equity of your position {position} in {symbol} fell to {equity}: {close_out}% of its margin of {margin}, or less. By the published rule we close it with market orders, a large position in several parts. The slip of each order shows its price and costs.',
  },
  'correction.made': {
    title: 'Entry {entry} was corrected: {amount} {currency}',
    body: 'An entry in your records was wrong, and a second entry reverses it: {amount} {currency} of cash. Reason: {reason}. Two people checked it; both entries stand in your records.',
  },
  'correction.made_owed': {
    title: 'Entry {entry} was corrected: {amount} {currency}, and you owe {owed}',
    body: 'An entry in your records was wrong, and a second entry reverses it: {amount} {currency} of cash. Reason: {reason}. Your available cash did not cover all of it, so you owe {owed}; it will be taken from money that comes in or becomes available again. Two people checked it; the entries stand in your records.',
  },
  'deposit.credited': {
    title: 'Deposit of {amount} credited',
    body: 'Your payment with reference {reference} has arrived. {amount} is in your cash, and the entry is in your records.',
  },
  'deposit.credited_owed': {
    title: 'Deposit of {amount} credited, {owed} of it pays what you owed',
    body: 'Your payment with reference {reference} has arrived. {amount} was credited, and {owed} of it paid off what you owed from an earlier loss. Both entries are in your records.',
  },
  'deposit.not_received': {
    title: 'Deposit of {amount} not credited: nothing arrived',
    body: 'No payment with reference {reference} for {amount} has reached the account. If it left yours, send the bank’s confirmation with a new request.',
  },
  'deposit.amount_differs': {
    title: 'Deposit of {amount} not credited: another amount arrived',
    body: 'The payment with reference {reference} was not {amount}. Send a new request with the amount that you paid; nothing is lost.',
  },
  'deposit.proof_unreadable': {
    title: 'Deposit of {amount} not credited: the receipt cannot be read',
    body: 'The receipt for reference {reference} for {amount} could not be read. Send a new request with a sharp photo that shows amount, date and reference.',
  },
  'deposit.proof_used': {
    title: 'Deposit of {amount} not credited: the receipt was used before',
    body: 'The receipt for reference {reference} for {amount} belongs to another deposit. Send a new request with the receipt of this payment.',
  },
  'deposit.payer_differs': {
    title: 'Deposit of {amount} not credited: paid by somebody else',
    body: 'The payment with reference {reference} for {amount} came from an account that is not in your name, and goes back to where it came from. Pay from an account of your own.',
  },
  'deposit.asked': {
    title: 'Deposit of {amount} cancelled as you asked',
    body: 'The request with reference {reference} for {amount} was ended because you asked for it.',
  },
  'exchange.done': {
    title: '{paid} exchanged into {got}',
    body: '{paid} left your balance and {got} came into it. The rate, its source and both entries are in your exchange records.',
  },
  'exchange.done_owed': {
    title: '{paid} exchanged into {got}; {owed} of it paid what you owed',
    body: '{paid} left your balance and {got} came into it. {owed} of it paid off what you owed. All entries are in your records.',
  },
  ...account,
  ...newShares,
  ...placements,
  ...corporateActions,
  'withdrawal.requested': {
    title: 'Withdrawal of {amount} requested',
    body: '{amount} to {destination} is on hold and waits for review. It arrives no later than {latest}. You can cancel until it is approved. If this was not you, freeze your account under Login and security now.',
  },
  'withdrawal.approved': {
    title: 'Withdrawal of {amount} approved',
    body: '{amount} is on its way to {destination} and arrives no later than {latest}.',
  },
  'withdrawal.paid': {
    title: 'Withdrawal of {amount} paid',
    body: '{amount} has left for {destination}. The entry is in your records.',
  },
  'withdrawal.name_differs': {
    title: 'Withdrawal of {amount} refused: the name differs',
    body: 'The account behind {destination} is not in your verified name. {amount} is available again; choose an account of your own.',
  },
  'withdrawal.destination_returned': {
    title: 'Withdrawal of {amount} came back',
    body: 'The bank or network could not deliver {amount} to {destination}. The money is available again; check the details before you ask again.',
  },
  'withdrawal.suspected_fraud': {
    title: 'Withdrawal of {amount} stopped to protect you',
    body: 'The withdrawal of {amount} to {destination} looked as if you had not asked for it. The money is available again. Check your devices and passwords under Login and security, or contact us.',
  },
  'withdrawal.asked': {
    title: 'Withdrawal of {amount} ended as you asked',
    body: 'You asked to end the withdrawal to {destination}. {amount} is available again.',
  },
  'withdrawal.court_order': {
    title: 'Withdrawal of {amount} refused by order of a court',
    body: 'A court or authority has ordered that the money must stay. The {amount} for {destination} remains in your account and is still yours. Contact us for the order’s number.',
  },
};
