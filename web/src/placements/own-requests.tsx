/** My requests: placements asked for, and the rights of which some were taken up or lapsed; pressed, each opens into its slip. */
import { getPlacementRequest, listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { RequestList } from '../requests/parts/request-list.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { PlacementRequestSlip } from './placement-request.tsx';
import { requestChip, rightsChip, type PlacementRequest, type RightsIssue } from './placement-words.ts';
import { RightsSlip } from './rights-slip.tsx';
import { paidAndHeld } from './rights-steps.ts';
import { placementTexts } from './texts.ts';

interface OwnRequestsProps {
  /** Of a link: open at first. */
  readonly request: string | undefined;
  readonly issue: string | undefined;
}

export function OwnRequests({ request, issue }: OwnRequestsProps) {
  const t = useTexts(placementTexts);
  const requests = usePagedCall(listPlacementRequests, {}, { refetchMs: WAITING_REFETCH_MS });
  const older = useCall(getPlacementRequest, { request: request ?? '' }, { enabled: request !== undefined }).data;
  const issues = usePagedCall(listRights, {}, { pageSize: 50, refetchMs: 2 * WAITING_REFETCH_MS });
  const own = issues.data?.filter((one) => one.taken > 0 || (one.lapsed ?? 0) > 0);
  if (requests.data?.length === 0 && own?.length === 0) {
    return (
      <EmptyState link={href('/home/newStockps', { tab: 'placement' })} action={t.tabs.placement}>
        {t.emptyRequests}
      </EmptyState>
    );
  }
  return (
    <>
      <RequestList
        list={requests}
        opened={older}
        title={t.placementRequests}
        row={(row) => <PlacementRow key={row.id} request={row} isOpenAtFirst={row.id === request} />}
        empty={null}
      />
      <RequestList
        list={{ ...issues, data: own }}
        title={t.rightsRequests}
        row={(row) => <RightsRow key={row.id} issue={row} isOpenAtFirst={row.id === issue} />}
        empty={null}
      />
    </>
  );
}

function PlacementRow({
  request,
  isOpenAtFirst,
}: {
  readonly request: PlacementRequest;
  readonly isOpenAtFirst: boolean;
}) {
  const t = useTexts(placementTexts);
  return (
    <RequestRow
      title={useNameOf(request)}
      amount={formatAmount(request.amount)}
      at={request.createdAt}
      chip={requestChip(request, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <PlacementRequestSlip request={request} />
    </RequestRow>
  );
}

function RightsRow({ issue, isOpenAtFirst }: { readonly issue: RightsIssue; readonly isOpenAtFirst: boolean }) {
  const t = useTexts(placementTexts);
  return (
    <RequestRow
      title={useNameOf(issue)}
      amount={formatAmount(paidAndHeld(issue))}
      at={issue.takeUps.at(-1)?.at ?? issue.payBy}
      chip={rightsChip(issue, t)}
      isOpenAtFirst={isOpenAtFirst}
    >
      <RightsSlip issue={issue} />
    </RequestRow>
  );
}
