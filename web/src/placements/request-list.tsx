/** My requests: placements asked for, and the rights of which some were taken up or lapsed; pressed, each opens into its slip. */
import type { ReactNode } from 'react';
import { getPlacementRequest, listPlacementRequests } from '@bahi/contract/placements/calls.ts';
import { listRights } from '@bahi/contract/rights/calls.ts';
import { formatAmount } from '@bahi/core/format.ts';
import { useNameOf } from '../data/instruments.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { RequestRow } from '../requests/parts/request-row.tsx';
import { PlacementRequestSlip } from './placement-request.tsx';
import { requestChip, rightsChip, type PlacementRequest, type RightsIssue } from './placement-words.ts';
import { RightsSlip } from './rights-slip.tsx';
import { paidAndHeld } from './rights-steps.ts';
import { placementTexts } from './texts.ts';

interface RequestListProps {
  /** Of a link: open at first. */
  readonly request: string | undefined;
  readonly issue: string | undefined;
}

export function RequestList({ request, issue }: RequestListProps) {
  const t = useTexts(placementTexts);
  const requests = usePagedCall(listPlacementRequests, {}, { refetchMs: WAITING_REFETCH_MS });
  const isOlder =
    request !== undefined && requests.data !== undefined && !requests.data.some(({ id }) => id === request);
  const older = useCall(getPlacementRequest, { request: request ?? '' }, { enabled: isOlder }).data;
  const issues = usePagedCall(listRights, {}, { pageSize: 50, refetchMs: 2 * WAITING_REFETCH_MS });
  const own = issues.data?.filter((one) => one.taken > 0 || (one.lapsed ?? 0) > 0);
  const isEmpty = requests.data?.length === 0 && own?.length === 0;
  if (isEmpty) {
    return (
      <EmptyState
        action={
          <Button variant="soft" size="medium" href={href('/home/newStockps', { tab: 'placement' })}>
            {t.tabs.placement}
          </Button>
        }
      >
        {t.emptyRequests}
      </EmptyState>
    );
  }
  return (
    <>
      <Loaded from={requests} empty={null}>
        {(rows) => (
          <Group title={t.placementRequests}>
            {[...(older === undefined ? [] : [older]), ...rows].map((row) => (
              <PlacementRow key={row.id} request={row} isOpenAtFirst={row.id === request} />
            ))}
          </Group>
        )}
      </Loaded>
      <LoadMore from={requests} />
      <Loaded from={issues} empty={null} skeleton={<></>}>
        {() =>
          own !== undefined &&
          own.length > 0 && (
            <Group title={t.rightsRequests}>
              {own.map((row) => (
                <RightsRow key={row.id} issue={row} isOpenAtFirst={row.id === issue} />
              ))}
            </Group>
          )
        }
      </Loaded>
      <LoadMore from={issues} />
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-3">
      <h2 className="px-4 pb-2 text-small font-semibold text-ink-2">{title}</h2>
      <ul className="border-b border-line">{children}</ul>
    </section>
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
