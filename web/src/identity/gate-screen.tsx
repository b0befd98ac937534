/**
 * login/loginAfter: the gate after login. Invisible unless something is due; then one card at a time, and on to
 * where the reader was going. Whoever signed up a moment ago sets a fund password last.
 */
import { Suspense, lazy, useEffect, useState } from 'react';
import { acknowledgeNotice, getUser } from '@bahi/contract/identity/calls.ts';
import { putAnswer } from '../data/query-client.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { safeReturn } from '../shell/hash.ts';
import { goToHash, href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { forgetTyped, useJustRegistered } from './just-registered.ts';
import { identityTexts } from './texts.ts';

const FirstFundPassword = lazy(() => import('./first-fund-password.tsx'));

/** Until then there is nothing to see: most have nothing due. */
const GATE_SHOWS_AFTER_MS = 300;

export default function GateScreen() {
  const t = useTexts(identityTexts);
  const { return: returnTo } = useQuery('/login/loginAfter');
  const user = useCall(getUser, {});
  const due = user.data?.due[0] ?? null;
  const loginPassword = useJustRegistered();
  const isRead = user.data !== undefined && due === null;
  const isClear = isRead && loginPassword === null;
  useEffect(() => {
    if (isClear) goToHash(`#${safeReturn(returnTo, '/home/index')}`, { replace: true });
  }, [isClear, returnTo]);
  const command = useCommand(acknowledgeNotice, {
    onDone: (answer) => user.data !== undefined && putAnswer(getUser, {}, { ...user.data, due: answer.due }),
  });
  const isLate = useIsLate(GATE_SHOWS_AFTER_MS);
  if (isRead && loginPassword !== null)
    return (
      <Suspense>
        <FirstFundPassword loginPassword={loginPassword} onDone={forgetTyped} />
      </Suspense>
    );
  if (isClear || (user.isLoading && !isLate)) return null;
  const isRisk = due === 'risk_notice';
  return (
    <Screen
      title={due === null ? t.gateTitle : isRisk ? t.riskTitle : t.deviceTitle}
      isNarrow
      footer={
        due !== null && (
          <div className="flex flex-col gap-2">
            <UnknownResultCard command={command} />
            <Button isWide isBusy={command.isBusy} onClick={() => command.send({ notice: due })}>
              {isRisk ? t.riskAccept : t.deviceAccept}
            </Button>
            {!isRisk && (
              <Button variant="soft" isWide href={href('/information/loginPass')}>
                {t.deviceReview}
              </Button>
            )}
          </div>
        )
      }
    >
      <Loaded from={user}>
        {() => (
          <div className="px-4 pt-2 text-action">
            <div className="stitch-x" />
            <div className="flex flex-col gap-4 bg-surface p-4 text-lead text-ink">
              {(isRisk ? t.riskBody : [t.deviceBody]).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="stitch-x" />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}
