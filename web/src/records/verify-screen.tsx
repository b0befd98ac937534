/** verify: anyone may drop a statement here; it is checked on this device, and what was changed is named. */
import { useRef, useState, type DragEvent } from 'react';
import FileCheck from 'lucide-react/icons/file-check';
import type { Finding } from '@bahi/core/statement.ts';
import { formatAmount, formatBusinessDate, formatDateTime, formatQuantity } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Nudge } from '../ui/nudge.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { verifyFile, type Verified } from './verify-file.ts';
import type { VerifyTexts } from './verify-texts.en.ts';
import { verifyTexts } from './verify-texts.ts';

export default function VerifyScreen() {
  const t = useTexts(verifyTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [verified, setVerified] = useState<Verified | null>(null);
  const verify = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    setVerified(await verifyFile(file));
    setBusy(false);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void verify(event.dataTransfer.files[0]);
  };
  return (
    <Screen title={t.title} isNarrow>
      <div className="flex flex-col gap-4 px-4 pt-2 pb-6">
        <p className="text-ink-2">{t.body}</p>
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
          className={cx(
            'flex flex-col items-center gap-3 rounded-control border-2 border-dashed p-6 text-center',
            isOver ? 'border-action bg-wash' : 'border-edge bg-surface',
          )}
        >
          <FileCheck size={32} aria-hidden="true" className="text-ink-2" />
          <p className="hidden md:block">{t.drop}</p>
          <Button variant="soft" size="medium" isBusy={isBusy} onClick={() => input.current?.click()}>
            {t.choose}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            aria-label={t.choose}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              void verify(event.target.files?.[0]);
              // The same file again is a new question.
              event.target.value = '';
            }}
          />
          <p className="text-small text-ink-2">{t.stays}</p>
        </div>
        <div role="status">{verified !== null && <Answer verified={verified} />}</div>
      </div>
    </Screen>
  );
}

function Answer({ verified: { name, verdict, isCompared } }: { readonly verified: Verified }) {
  const t = useTexts(verifyTexts);
  const { findings, statement, reach } = verdict;
  const time = (at: number) => formatDateTime(at, marketZone());
  const [tone, said] =
    findings.length > 0
      ? (['error', t.changed] as const)
      : reach.kind === 'whole'
        ? (['success', t.unchanged] as const)
        : reach.kind === 'until'
          ? (['info', t.unchangedUntil(time(reach.at))] as const)
          : (['neutral', t.agrees] as const);
  return (
    <div className="animate-appear flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <StatusChip tone={tone}>{said}</StatusChip>
        <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{name}</span>
      </div>
      {findings.length > 0 && (
        <ul aria-label={t.changed} className="flex list-disc flex-col gap-2 pl-5">
          {findings.map((finding) => (
            <li key={JSON.stringify(finding)}>{findingText(finding, t)}</li>
          ))}
        </ul>
      )}
      {statement !== null && (
        <Slip title={t.statement} hasTitle>
          <SlipRow label={t.customer} value={statement.customer} />
          <SlipRow
            label={t.span}
            value={`${formatBusinessDate(statement.from)} – ${formatBusinessDate(statement.to)}`}
          />
          <SlipRow label={t.opening(statement.currency)} value={formatAmount(statement.opening.cash)} />
          <SlipRow label={t.lines} value={formatQuantity(statement.lines.length)} />
          <SlipRow label={t.closing(statement.currency)} value={formatAmount(statement.closing.cash)} isTotal />
          {statement.proof !== null && (
            <SlipRow
              label={t.checkpoint}
              value={formatQuantity(statement.proof.checkpoint.number)}
              note={time(statement.proof.checkpoint.at)}
            />
          )}
        </Slip>
      )}
      {statement !== null && reach.kind === 'none' && <Nudge tone="info">{t.notCovered}</Nudge>}
      {findings.length === 0 && reach.kind === 'until' && (
        <Nudge tone="info">{t.provenUntil(time(reach.at), formatQuantity(reach.seq))}</Nudge>
      )}
      {findings.length === 0 && reach.kind === 'until' && reach.newer !== null && (
        <Nudge>{t.newer(formatQuantity(reach.newer.number), time(reach.newer.at))}</Nudge>
      )}
      {isCompared === false && <Nudge>{t.notCompared}</Nudge>}
    </div>
  );
}

function findingText(finding: Finding, t: VerifyTexts): string {
  const said = t.finding;
  switch (finding.problem) {
    case 'malformed':
      return said.malformed(finding.field);
    case 'line_missing':
      return said.line_missing(formatQuantity(finding.seq), formatQuantity(finding.until));
    case 'line_changed':
      return finding.field === null
        ? said.line_changed(formatQuantity(finding.seq))
        : said.field_changed(formatQuantity(finding.seq), t.field[finding.field]);
    case 'line_doubled':
    case 'line_misplaced':
    case 'line_outside_span':
    case 'line_left_out':
      return said[finding.problem](formatQuantity(finding.seq));
    case 'balance_differs':
    case 'proof_balance_differs':
      return said[finding.problem](
        t.account[finding.account],
        formatAmount(finding.stated),
        formatAmount(finding.computed),
      );
    default:
      return said[finding.problem];
  }
}
