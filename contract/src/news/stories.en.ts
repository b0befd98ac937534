/** English texts of stories that are news of the practice market. */
import type { StoryText } from '../stories.ts';
import type { news as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
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
    title: '{name} halts work at one site for {days} days',
    body: '{name} ({symbol}) has halted work at one of its sites and expects to resume in {days} days. What it would have earned there is lost for that time.',
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
    body: '{name} ({symbol}) pays a dividend of {amount} a share on {pay}, to whoever holds when {record} closes. From {date} the shares trade without it, and the price opens lower by about that amount.',
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
    body: 'From today {name} ({symbol}) trades without its dividend of {amount} a share. The previous close has been adjusted by that amount.',
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
};
