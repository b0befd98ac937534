/** What the chart shows of an instrument besides its prices: its corporate actions, and what of it is the reader's own. */
import { useMemo } from 'react';
import { listAlerts } from '@bahi/contract/alerts/calls.ts';
import { cancellable, listOrders } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { calendars, midnightOf, type CalendarId } from '@bahi/core/calendar.ts';
import { formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { useProfile, type Instrument } from '../../data/instruments.ts';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../i18n/texts.ts';
import { positionsInput } from '../detail/my-positions.tsx';
import type { ChartLine, ChartMark } from './marks.ts';
import { toolTexts } from './tool-texts.ts';

const TRADES_MAX = 100;

export interface OwnMarks {
  readonly marks: readonly ChartMark[];
  readonly lines: readonly (ChartLine & {
    /** Where it is changed: the slip of an order or a position; null: the sheet of alerts. */
    readonly slip: { readonly order: string } | { readonly position: string } | null;
  })[];
}

export function useOwnMarks({ symbol, calendar, priceScale }: Instrument): OwnMarks {
  const t = useTexts(toolTexts).own;
  const actions = useProfile(symbol).data?.corporateActions;
  const orders = useCall(listOrders, { symbol, state: 'all', page: 1, pageSize: TRADES_MAX }).data?.rows;
  const positions = useCall(listPositions, positionsInput(symbol)).data?.rows;
  const alerts = useCall(listAlerts, { symbol, status: 'active', page: 1, pageSize: 100 }).data?.rows;
  return useMemo(() => {
    const rules = calendars[calendar as CalendarId];
    const price = (text: string) => formatPrice(text, priceScale);
    const dates = (actions ?? []).map(({ exDate, kind }): ChartMark => ({
      kind,
      at: midnightOf(rules, exDate),
      isDay: true,
    }));
    const trades = (orders ?? []).flatMap(({ side, fills }) =>
      fills.map(({ at }): ChartMark => ({ kind: side === 'buy' ? 'bought' : 'sold', at, isDay: false })),
    );
    const working = (orders ?? []).flatMap(
      ({ id, kind, positionId, side, status, limitPrice, quantity, filledQuantity }) =>
        limitPrice === null || !cancellable.includes(status)
          ? []
          : {
              id,
              kind: 'order' as const,
              price: Number(limitPrice),
              text: t.order[side](formatQuantity(quantity - filledQuantity), price(limitPrice)),
              slip: kind === 'close' && positionId !== null ? { position: positionId } : { order: id },
            },
    );
    const costs = (positions ?? []).map(({ id, averagePrice }) => ({
      id,
      kind: 'cost' as const,
      price: Number(averagePrice),
      text: t.cost(price(averagePrice)),
      slip: { position: id },
    }));
    const levels = (alerts ?? [])
      .filter(({ kind }) => kind === 'above' || kind === 'below')
      .map(({ id, value }) => ({
        id,
        kind: 'alert' as const,
        price: Number(value),
        text: t.alert(price(value)),
        slip: null,
      }));
    return { marks: [...dates, ...trades], lines: [...working, ...costs, ...levels] };
  }, [actions, orders, positions, alerts, calendar, priceScale, t]);
}
