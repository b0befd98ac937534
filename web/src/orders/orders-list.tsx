/** Working orders: cancel one, or select several (a long press on touch, boxes with a mouse) and cancel them together. */
import { lazy, useRef, useState, type ReactNode } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { useHasTables } from '../shell/use-has-tables.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choices.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { CancelAnswers, type CancelAnswer } from './cancel-answers.tsx';
import { OrderRow, WorkingOrder, type WorkingParts } from './order-row.tsx';
import type { Order, TradedKind } from './outcome.ts';
import { NothingYet } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';
import { useLongPress } from './use-long-press.ts';

const OrdersTable = lazy(() => import('./orders-table.tsx'));

/** Of all kinds, or of one. */
export function OrdersList({ kind }: { readonly kind?: TradedKind }) {
  const t = useTexts(ordersTexts);
  const orders = usePagedCall(listOrders, { state: 'open', ...(kind === undefined ? {} : { kind }) });
  const [isSelecting, setSelecting] = useState(() => matchMedia('(pointer: fine)').matches);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [answers, setAnswers] = useState<readonly CancelAnswer[]>([]);
  const cancels = useRef(new Map<string, () => void>());

  const toggle = (id: string) =>
    setSelected((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const answered = (order: Order, refusal: string | null) => {
    setAnswers((now) => [...now.filter((answer) => answer.order.id !== order.id), { order, refusal }]);
    setSelected((now) => new Set([...now].filter((id) => id !== order.id)));
  };
  const longPress = useLongPress((id) => {
    setSelecting(true);
    setSelected(new Set([id]));
  });

  const isTable = useHasTables();
  const barOf = (rows: readonly Order[]) => {
    const chosen = rows.filter(({ id }) => selected.has(id));
    return (
      <SelectionBar
        isSelecting={isSelecting}
        count={chosen.length}
        total={rows.length}
        onToggle={() => {
          setSelecting(!isSelecting);
          setSelected(new Set());
        }}
        onAll={() => setSelected(new Set(rows.map(({ id }) => id)))}
        onCancel={() => {
          for (const { id } of chosen) cancels.current.get(id)?.();
        }}
      />
    );
  };
  const workingOf = (order: Order, around: (parts: WorkingParts) => ReactNode) => (
    <WorkingOrder
      order={order}
      onReady={(cancel) => {
        if (cancel === null) cancels.current.delete(order.id);
        else cancels.current.set(order.id, cancel);
      }}
      onAnswer={answered}
    >
      {(parts) =>
        around({
          ...parts,
          isSelected: selected.has(order.id),
          box: isSelecting && (
            <Checkbox isChecked={selected.has(order.id)} onChange={() => toggle(order.id)}>
              <span className="sr-only">{t.trade.selectOrder(order.name, order.id)}</span>
            </Checkbox>
          ),
        })
      }
    </WorkingOrder>
  );

  return (
    <>
      <CancelAnswers answers={answers} />
      <Loaded from={orders} empty={<NothingYet>{t.trade.emptyOrders}</NothingYet>}>
        {(rows) =>
          isTable ? (
            <OrdersTable kind={kind} orders={orders} barOf={barOf} workingOf={workingOf} />
          ) : (
            <>
              {barOf(rows)}
              <ul>
                {rows.map((order) => (
                  <li key={order.id} {...longPress(order.id)}>
                    {workingOf(order, ({ box, isSelected, end, note }) => (
                      <OrderRow
                        order={order}
                        isSelected={isSelected}
                        end={end}
                        note={note}
                        {...(box === false ? {} : { start: box })}
                      />
                    ))}
                  </li>
                ))}
              </ul>
              <LoadMore from={orders} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function SelectionBar(props: {
  readonly isSelecting: boolean;
  readonly count: number;
  readonly total: number;
  readonly onToggle: () => void;
  readonly onAll: () => void;
  readonly onCancel: () => void;
}) {
  const t = useTexts(ordersTexts);
  const { isSelecting, count, total, onToggle, onAll, onCancel } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 px-2 pb-1">
      <div className="flex">
        <Button variant="plain" size="medium" onClick={onToggle}>
          {isSelecting ? t.trade.selectNone : t.trade.select}
        </Button>
        {isSelecting && count < total && (
          <Button variant="plain" size="medium" onClick={onAll}>
            {t.trade.selectAll}
          </Button>
        )}
      </div>
      {count > 0 && (
        <Button variant="ink" size="medium" onClick={onCancel}>
          {t.trade.cancelSelected(count)}
        </Button>
      )}
    </div>
  );
}
