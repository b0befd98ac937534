/** Below a queue's list: its pages, the own saved views, and the cases that are shown as a file. */
import { listQueue } from '@bahi/contract/staff/queues.ts';
import { ask } from '../data/live.ts';
import { when } from '../data/when.ts';
import type { Texts } from '../i18n/texts.en.ts';
import { useTexts } from '../i18n/wording.ts';
import { ListFoot } from '../shell/list-foot.tsx';
import type { QueueKey, QueueRow } from './queue-row.ts';
import { filterOf, PAGE_SIZE, stateOf, textOf, type Queue } from './use-queue.ts';

export function QueueFoot({ queue }: { queue: Queue }) {
  const { queues } = useTexts();
  const { key, state, text, page, total, goTo } = queue;
  return (
    <ListFoot<QueueRow>
      list={key}
      page={page}
      pageSize={PAGE_SIZE}
      total={total}
      onPage={(next) => goTo({ page: next, open: null })}
      filter={{ ...(state === 'waiting' ? {} : { state }), ...(text === '' ? {} : { text }) }}
      onApply={(view) => goTo({ state: stateOf(view['state']), text: textOf(view['text']), page: 1, open: null })}
      read={(at, pageSize) => ask(listQueue, { ...filterOf(key, state, text), page: at, pageSize })}
      idOf={(row) => row.id}
      columns={columnsOf(key, queues)}
    />
  );
}

type Column = readonly [heading: string, value: (row: QueueRow) => unknown];

function columnsOf(key: QueueKey, texts: Texts['queues']): readonly Column[] {
  const hasMoney = key !== 'identity' && key !== 'appeals';
  const { columns, statuses } = texts;
  const money: readonly Column[] = [
    [texts.amount, (row) => row.amount],
    [columns.currency, (row) => row.currency],
  ];
  const first: readonly Column[] = [[texts.firstApproval, (row) => row.firstApproval?.name]];
  return [
    [columns.number, (row) => row.id],
    [columns.account, (row) => row.customer.account],
    [columns.name, (row) => row.customer.name],
    ...(hasMoney ? money : []),
    [columns.status, (row) => statuses[row.status as keyof typeof statuses] ?? row.status],
    [texts.submitted, (row) => when(row.at)],
    [texts.promised, (row) => when(row.promisedBy)],
    [columns.claimedBy, (row) => row.claim?.name],
    ...(hasMoney ? first : []),
    [columns.decidedBy, (row) => row.decision?.by],
    [columns.decidedAt, (row) => (row.decision === null ? '' : when(row.decision.at))],
  ];
}
