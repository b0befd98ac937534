/** trade/positionDetail: the slip of one position, of an order that has none (yet), or of a trigger order. */
import { lazy, Suspense } from 'react';
import { getOrder } from '@bahi/contract/orders/calls.ts';
import { getPosition } from '@bahi/contract/orders/positions.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PositionDetail } from './position-detail.tsx';
import { ordersTexts } from './texts.ts';

const TriggerDetail = lazy(() => import('../triggers/parts/trigger-detail.tsx'));

const ID = /^[1-9][0-9]{0,18}$/;

export default function PositionDetailScreen() {
  const { position, order, trigger } = useQuery('/trade/positionDetail');
  if (position !== undefined && ID.test(position)) return <OnePosition key={position} id={position} />;
  if (order !== undefined && ID.test(order)) return <OneOrder key={order} id={order} />;
  if (trigger !== undefined && ID.test(trigger))
    return (
      <Suspense>
        <TriggerDetail key={trigger} id={trigger} />
      </Suspense>
    );
  return <Nothing />;
}

function OnePosition({ id }: { readonly id: string }) {
  const t = useTexts(ordersTexts);
  const answer = useCall(getPosition, { position: id });
  if (answer.data !== undefined) return <PositionDetail answer={answer.data} />;
  if (isUnknown(answer.failure, 'orders.unknown_position')) return <Nothing>{t.position.missing}</Nothing>;
  return (
    <Screen title={t.position.title}>
      <Loaded from={answer}>{() => null}</Loaded>
    </Screen>
  );
}

/** An order's number is its position's once it has filled: then the position is what there is to see. */
function OneOrder({ id }: { readonly id: string }) {
  const t = useTexts(ordersTexts);
  const answer = useCall(getOrder, { order: id });
  const order = answer.data;
  if (order !== undefined && order.kind === 'open' && order.positionId !== null)
    return <OnePosition id={order.positionId} />;
  if (order !== undefined) return <OrderDetail order={order} />;
  if (isUnknown(answer.failure, 'orders.unknown_order')) return <Nothing>{t.position.missingOrder}</Nothing>;
  return (
    <Screen title={t.position.orderTitle}>
      <Loaded from={answer}>{() => null}</Loaded>
    </Screen>
  );
}

function Nothing({ children }: { readonly children?: string }) {
  const t = useTexts(ordersTexts);
  return (
    <Screen title={t.position.title}>
      <EmptyState link={href('/trade/index')} action={t.position.toTrade}>
        {children ?? t.position.choose}
      </EmptyState>
    </Screen>
  );
}

function isUnknown(failure: ReturnType<typeof useCall>['failure'], code: string): boolean {
  return failure !== null && failure.kind === 'refused' && failure.refusal.code === code;
}
