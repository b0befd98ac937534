/** What stands in the place of an offer that was not read, or that does not exist. */
import type { CallState } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { isRefusedAs } from '../offerings/parts/unknown.ts';
import { Screen } from '../shell/screen.tsx';
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
  return (
    <Screen title={t.title}>
      {isRefusedAs(from.failure, code) ? (
        <EmptyState link={href('/home/newStockps')} action={t.toList}>
          {children}
        </EmptyState>
      ) : (
        <Loaded from={from}>{() => null}</Loaded>
      )}
    </Screen>
  );
}
