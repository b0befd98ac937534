/** My requests: each with what it was allotted; pressed, it opens into its slip. */
import { listGrabRequests } from '@bahi/contract/grab/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { RequestSlip } from './request-slip.tsx';
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
  const isAll = request.allottedLots === request.lots;
  return (
    <RequestRow
      title={useNameOf(request)}
      amount={formatAmount(request.paid)}
      at={request.createdAt}
      chip={{ tone: 'success', text: isAll ? t.own.all : t.own.part }}
      isOpenAtFirst={false}
    >
      <RequestSlip request={request} />
    </RequestRow>
  );
}
