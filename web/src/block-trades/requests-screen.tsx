/** home/blockTrade1: my requests, newest first; pressed, each opens into its slip. */
import { getBlockRequest, listBlockRequests } from '@bahi/contract/block-trades/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { ID } from '../offerings/parts/unknown.ts';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { BlockRequestSlip } from './request-slip.tsx';
import { BlockSection } from './sections.tsx';
import { blockTexts } from './texts.ts';
import { requestChip, type BlockRequest } from './words.ts';

export default function RequestsScreen() {
  const t = useTexts(blockTexts);
  const { request } = useQuery('/home/blockTrade1');
  const opened = request !== undefined && ID.test(request) ? request : undefined;
  const requests = usePagedCall(listBlockRequests, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getBlockRequest, { id: opened ?? '' }, { enabled: opened !== undefined }).data;
  return (
    <BlockSection section="requests">
      <RequestList
        list={requests}
        opened={older}
        row={(row) => <Row key={row.id} request={row} isOpenAtFirst={row.id === opened} />}
        empty={
          <EmptyState link={href('/home/blockTrade')} action={t.toList}>
            {t.emptyRequests}
          </EmptyState>
        }
      />
    </BlockSection>
  );
}

function Row({ request, isOpenAtFirst }: { readonly request: BlockRequest; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(blockTexts);
  return (
    <RequestRow
      title={useNameOf(request)}
      amount={formatAmount(request.amount)}
      at={request.createdAt}
      chip={requestChip(request, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <BlockRequestSlip request={request} />
    </RequestRow>
  );
}
