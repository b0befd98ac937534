/** My requests: each with what became of it; pressed, it opens into its slip. */
import { listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { GrabRequestSlip, requestChip } from './request-slip.tsx';
import { grabTexts } from './texts.ts';
import { OFFERS_REFETCH_MS, type GrabRequest } from './use-offers.ts';

export function OwnRequests() {
  const t = useTexts(grabTexts);
  const requests = usePagedCall(listGrabRequests, {}, { refetchMs: OFFERS_REFETCH_MS });
  return (
    <RequestList
      list={requests}
      row={(row) => <OwnRequest key={row.id} request={row} />}
      empty={
        <EmptyState link={href('/home/qcList', { tab: 'offers' })} action={t.toOffers}>
          {t.emptyRequests}
        </EmptyState>
      }
    />
  );
}

function OwnRequest({ request }: { readonly request: GrabRequest }) {
  const t = useTexts(grabTexts);
  const { request: opened } = useQuery('/home/qcList');
  return (
    <RequestRow
      title={useNameOf(request)}
      amount={formatAmount(request.paid ?? request.held)}
      at={request.createdAt}
      chip={requestChip(request, t)}
      isOpenAtFirst={request.id === opened}
    >
      <GrabRequestSlip request={request} />
    </RequestRow>
  );
}
