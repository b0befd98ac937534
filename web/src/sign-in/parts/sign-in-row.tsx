/** The daily sign-in as one plain row of home: no reward, no streak (rules T5). What it counts for stands with the VIP levels. */
import { getSignIn, signInToday } from '@bahi/contract/sign-in/calls.ts';
import { putAnswer } from '../../data/query-client.ts';
import { useCall } from '../../data/use-call.ts';
import { useCommand } from '../../data/use-command.ts';
import { useRefusalText } from '../../i18n/refusal-text.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useFrozenReason } from '../../restrictions/parts/frozen.ts';
import { toast } from '../../shell/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { UnknownResultCard } from '../../ui/unknown-result-card.tsx';
import { signInTexts } from '../texts.ts';

export function SignInRow() {
  const t = useTexts(signInTexts);
  const text = useRefusalText();
  const frozen = useFrozenReason();
  const state = useCall(getSignIn, {});
  const command = useCommand(signInToday, {
    keepAs: 'sign-in',
    onDone(done) {
      putAnswer(getSignIn, {}, done);
      toast(t.done);
    },
    // On another device it was done already, or the day has changed.
    onRefused(refusal, message) {
      state.retry();
      toast(text(refusal, message));
    },
  });
  return (
    <section aria-label={t.title} className="pt-5">
      <Loaded from={state} skeleton={<SkeletonRows count={1} />}>
        {({ isSignedIn, counted, days, countedMaximum }) => (
          <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-y border-line bg-surface px-4 py-2">
            <div className="min-w-0">
              <p className="font-medium">{isSignedIn ? t.done : t.title}</p>
              <p className="text-small text-ink-2">
                {t.counted(counted, days)}
                {counted >= countedMaximum && ` · ${t.most(countedMaximum)}`}
              </p>
            </div>
            {!isSignedIn && (
              <Button
                size="medium"
                variant="outline"
                isBusy={command.isBusy}
                blockedBecause={frozen}
                onClick={() => command.send({})}
              >
                {t.signIn}
              </Button>
            )}
            {!isSignedIn && (
              <div className="w-full empty:hidden">
                <UnknownResultCard command={command} what={t.signIn} />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}
