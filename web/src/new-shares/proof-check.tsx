/** The verifier in the browser: reads the published list, draws again, and says in words what was compared; red where it differs. */
import { saveFile } from '../data/save-file.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { ProofTickets } from './proof-tickets.tsx';
import { useProofTexts } from './proof-texts.ts';
import type { DrawProof } from './proof-timeline.tsx';
import { useDrawCheck } from './proof-use-check.ts';
import { ProofVerdict } from './proof-verdict.tsx';
import type { OwnApplication } from './proof.ts';
import { useWayToLogin } from './visitor.ts';

const LOG_NAME = 'draw-log.json';

interface ProofCheckProps {
  readonly draw: DrawProof;
  /** Undefined until they are read, and to a visitor. */
  readonly own: readonly OwnApplication[] | undefined;
  readonly isOwnLoading: boolean;
}

export function ProofCheck({ draw, own, isOwnLoading }: ProofCheckProps) {
  const t = useProofTexts();
  const { offer, commitment, listHash, level, resultHash } = draw;
  const toLogin = useWayToLogin();
  const { phase, checked, tookMs, file, log, start } = useDrawCheck();
  // Without the own applications it would say that there are none.
  const isBusy = phase === 'reading' || phase === 'checking' || isOwnLoading;
  const press = () =>
    start({
      offer,
      // What this page read from elsewhere than the file.
      published: {
        commitment,
        ...(listHash === null ? {} : { listHash }),
        ...(level === null ? {} : { level }),
        ...(resultHash === null ? {} : { resultHash }),
      },
      own: own ?? [],
    });
  return (
    <>
      <section aria-label={t.check.title} className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">{t.check.title}</h2>
        <p className="text-ink-2">{t.check.body}</p>
        <Button isWide isBusy={isBusy} onClick={press} variant={phase === 'done' ? 'soft' : 'primary'}>
          {phase === 'done' ? t.check.again : t.check.action}
        </Button>
        <div role="status" className="flex flex-col gap-4 empty:hidden">
          {phase === 'reading' && <p className="text-ink-2">{t.check.reading}</p>}
          {phase === 'checking' && <p className="text-ink-2">{t.check.checking}</p>}
          {phase === 'failed' && <Nudge>{t.check.failed}</Nudge>}
          {checked !== null && <ProofVerdict checked={checked} tookMs={tookMs} />}
        </div>
      </section>
      {checked !== null && checked.own !== null && own !== undefined && <ProofTickets own={checked.own} />}
      {checked !== null && checked.own !== null && toLogin !== null && (
        <p className="text-ink-2">
          {t.own.visitor} <InlineLink to={toLogin}>{t.own.logIn}</InlineLink>
        </p>
      )}
      {checked !== null && file !== null && (
        <section aria-label={t.file.title} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t.file.title}</h2>
          <p className="text-ink-2">{t.file.body}</p>
          <div className="flex items-center gap-1 rounded-control bg-sunk pl-3">
            <code className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{commandFor(offer, log !== null)}</code>
            <CopyButton text={commandFor(offer, log !== null)} label={t.file.copy} />
          </div>
          <Button
            variant="soft"
            size="medium"
            isWide
            onClick={() => saveFile(fileName(offer), 'application/json', file)}
          >
            {t.file.save}
          </Button>
          {log !== null && (
            <Button variant="soft" size="medium" isWide onClick={() => saveFile(LOG_NAME, 'application/json', log)}>
              {t.file.saveLog}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function fileName(offer: string): string {
  return `draw-${offer}.json`;
}

function commandFor(offer: string, hasLog: boolean): string {
  return `npm run verify -- ${fileName(offer)}${hasLog ? ` ${LOG_NAME}` : ''}`;
}
