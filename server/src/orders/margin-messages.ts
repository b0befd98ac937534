/** What a customer is told about a position's margin (rules §5), with its numbers. */
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { marginOf, openProfit } from '@bahi/core/position.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import type { NewMessage } from '../messages/service.ts';
import type { PositionRow } from './rows.ts';

interface Moment {
  readonly price: number;
  readonly at: number;
  readonly parameters: Parameters;
}

/** Given again when the position has been healthy in between. */
export function warningMessage(position: PositionRow, moment: Moment): NewMessage {
  const { marginWarningPercent: warning, marginCloseOutPercent } = moment.parameters;
  const story = storyOf('position.warned', {
    ...figuresOf(position, moment.price),
    warning,
    close_out: marginCloseOutPercent,
  });
  return messageOf(position, moment.at, story);
}

/** Once for a position: a rest that finds nobody is tried again in silence. */
export function closeOutMessage(position: PositionRow, moment: Moment): NewMessage {
  const { marginCloseOutPercent } = moment.parameters;
  const story = storyOf('position.closed_out', {
    ...figuresOf(position, moment.price),
    close_out: marginCloseOutPercent,
  });
  return { ...messageOf(position, moment.at, story), onceKey: `close_out ${position.id}` };
}

function figuresOf(position: PositionRow, price: number) {
  const margin = marginOf(position);
  return {
    symbol: position.symbol,
    position: position.id.toString(),
    price: formatMoney(BigInt(price)),
    equity: formatMoney(margin + openProfit(position, price)),
    margin: formatMoney(margin),
  };
}

function messageOf({ customerId, id }: PositionRow, at: number, story: NewMessage['story']): NewMessage {
  return { customerId, kind: 'order', at, story, about: { type: 'position', id: id.toString() } };
}
