/** The verifier in the browser: reads the published list, draws again, and says in words what was compared; red where it differs. */
import { listSubscriptions } from '@bahi/contract/new-shares.ts';
import { formatBusinessDate, formatPrice } from '@bahi/core/format.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCall } from '../data/use-call.ts';
import { saveFile } from '../data/save-file.ts';
import { useCredentials } from '../data/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { findingText } from './proof-finding.ts';
import { ProofTickets } from './proof-tickets.tsx';
import { checks, checkOf, type Check, type CheckedDraw } from './proof.ts';
import { proofTexts } from './proof-texts.ts';
import type { ProofTexts } from './proof-texts.en.ts';
import type { DrawProof } from './proof-timeline.tsx';
import { useDrawCheck } from './proof-use-check.ts';

/** More of a customer's applications for one offer than any offer takes. */
const OWN_MAX = 100;

export function ProofCheck({ draw }: { readonly draw: DrawProof }) {
  const t = useTexts(proofTexts);
  const { offer, commitment, listHash, level, resultHash } = draw;
  const isSignedIn = useCredentials() !== null;
  const own = useCall(
    listSubscriptions,
    { offer, segment: 'all', page: 1, pageSize: OWN_MAX },
    { enabled: isSignedIn },
  ).data;
  const { phase, checked, tookMs, file, start } = useDrawCheck();
  const isBusy = phase === 'reading' || phase === 'checking';
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
      own: (own?.rows ?? []).map(({ id }) => id),
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
          {checked !== null && <Verdict checked={checked} tookMs={tookMs} />}
        </div>
      </section>
      {checked !== null && checked.own !== null && <ProofTickets own={checked.own} />}
      {checked !== null && file !== null && (
        <section aria-label={t.file.title} className="flex flex-col gap-3">
          <h2 className="text-lead font-semibold">{t.file.title}</h2>
          <p className="text-ink-2">{t.file.body}</p>
          <div className="flex items-center gap-1 rounded-control bg-sunk pl-3">
            <code className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{commandFor(offer)}</code>
            <CopyButton text={commandFor(offer)} label={t.file.copy} />
          </div>
          <Button
            variant="soft"
            size="medium"
            isWide
            onClick={() => saveFile(fileName(offer), 'application/json', file)}
          >
            {t.file.save}
          </Button>
        </section>
      )}
    </>
  );
}

function fileName(offer: string): string {
  return `draw-${offer}.json`;
}

function commandFor(offer: string): string {
  return `npm run verify -- ${fileName(offer)}`;
}

function Verdict({ checked, tookMs }: { readonly checked: CheckedDraw; readonly tookMs: number }) {
  const t = useTexts(proofTexts);
  const { findings, facts } = checked;
  const holds = findings.length === 0;
  return (
    <div className="animate-appear flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip tone={holds ? 'success' : 'error'}>{holds ? t.holds : t.fails}</StatusChip>
        <span className="text-small text-ink-2">
          {holds ? t.took(Math.max(0.1, tookMs / 1000).toFixed(1)) : t.failsBody(findings.length)}
        </span>
      </div>
      {facts === null ? (
        <Differences findings={findings} title={t.notADraw} />
      ) : (
        <ul className="flex flex-col gap-3">
          {checks.map((check) => (
            <Checked key={check} check={check} checked={checked} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Checked({ check, checked }: { readonly check: Check; readonly checked: CheckedDraw }) {
  const t = useTexts(proofTexts);
  const wrong = checked.findings.filter((finding) => checkOf(finding) === check);
  const holds = wrong.length === 0;
  const Icon = holds ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-2">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${holds ? 'text-success' : 'text-error'}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {t.checks[check]}
          <span className="sr-only">: {holds ? t.yes : t.no}</span>
        </p>
        {holds ? (
          <p className="text-small text-ink-2">{wordsFor(check, checked, t)}</p>
        ) : (
          <Differences findings={wrong} title={null} />
        )}
      </div>
    </li>
  );
}

function Differences({
  findings,
  title,
}: {
  readonly findings: CheckedDraw['findings'];
  readonly title: string | null;
}) {
  const t = useTexts(proofTexts);
  return (
    <div className="text-error">
      {title !== null && <p className="font-semibold">{title}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>{findingText(finding, t)}</li>
        ))}
      </ul>
    </div>
  );
}

/** What was compared, with its figures. */
function wordsFor(check: Check, { facts, own }: CheckedDraw, { checked: said }: ProofTexts): string {
  if (facts === null) return '';
  const { terms, applicationCount, lotsApplied, level, winners, lotsWon } = facts;
  switch (check) {
    case 'sealed':
      return said.sealed;
    case 'list':
      return said.list(applicationCount, lotsApplied);
    case 'level':
      return said.level(terms.index, formatBusinessDate(terms.date), formatPrice(level));
    case 'winners':
      return said.winners(own?.tickets ?? lotsApplied, winners, lotsWon);
  }
}
