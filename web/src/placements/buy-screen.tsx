/** home/newStockPsBuy: one placement, or one rights issue, with the request for it. */
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PlacementPage } from './placement-page.tsx';
import { RightsPage } from './rights-page.tsx';
import { placementTexts } from './texts.ts';

const ID = /^[1-9][0-9]{0,18}$/;

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
      <EmptyState
        action={
          isAlone && (
            <Button variant="soft" size="medium" href={href('/home/newStockps')}>
              {t.toList}
            </Button>
          )
        }
      >
        {t.choose}
      </EmptyState>
    </Screen>
  );
}
