/** What stands in the place of an offer that was not read, or that does not exist. */
import type { CallState } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { placementTexts } from './texts.ts';

interface MissingOfferProps {
  readonly from: CallState<unknown>;
  /** The refusal that says it does not exist, and its words. */
  readonly code: string;
  readonly children: string;
}

export function MissingOffer({ from, code, children }: MissingOfferProps) {
  const t = useTexts(placementTexts);
  const { failure } = from;
  const isUnknown = failure !== null && failure.kind === 'refused' && failure.refusal.code === code;
  return (
    <Screen title={t.title}>
      {isUnknown ? (
        <EmptyState
          action={
            <Button variant="soft" size="medium" href={href('/home/newStockps')}>
              {t.toList}
            </Button>
          }
        >
          {children}
        </EmptyState>
      ) : (
        <Loaded from={from}>{() => null}</Loaded>
      )}
    </Screen>
  );
}
