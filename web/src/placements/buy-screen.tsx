/** home/newStockPsBuy: one placement, or one rights issue, with the request for it. */
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ID } from '../offerings/parts/unknown.ts';
import { PlacementPage } from './placement-page.tsx';
import { RightsPage } from './rights-page.tsx';
import { placementTexts } from './texts.ts';

export default function BuyScreen() {
  const { placement, issue } = useQuery('/home/newStockPsBuy');
  if (placement !== undefined && ID.test(placement)) return <PlacementPage key={placement} id={placement} />;
  if (issue !== undefined && ID.test(issue)) return <RightsPage key={issue} id={issue} />;
  return <NoOffer />;
}

function NoOffer() {
  const t = useTexts(placementTexts);
  const { isAlone } = usePane();
  return (
    <Screen title={t.title}>
      <EmptyState link={isAlone ? href('/home/newStockps') : null} action={t.toList}>
        {t.choose}
      </EmptyState>
    </Screen>
  );
}
