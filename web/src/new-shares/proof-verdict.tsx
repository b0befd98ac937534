/** What the verifier compared, in words: a line for each question, red with what differs where the answer is no. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { formatBusinessDate, formatDateTime, formatPrice, formatQuantity } from '@bahi/core/format.ts';
import { levelDateOf } from '@bahi/core/lottery-form.ts';
import type { ReactNode } from 'react';
import { marketZone } from '../data/zone.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import { findingText, logFindingText } from './proof-finding.ts';
import type { CheckedLog } from './proof-log.ts';
import { checks, checkOf, type Check, type CheckedDraw } from './proof.ts';
import { useProofTexts } from './proof-texts.ts';
import type { ProofTexts } from './proof-texts.en.ts';

export function ProofVerdict({ checked, tookMs }: { readonly checked: CheckedDraw; readonly tookMs: number }) {
  const t = useProofTexts();
  const { findings, facts, logged } = checked;
  const count = findings.length + (logged?.findings.length ?? 0);
  const said = findings.map((finding) => ({ check: checkOf(finding), text: findingText(finding, t) }));
  const wrong = (check: Check | null) => said.filter((one) => one.check === check).map(({ text }) => text);
  return (
    <div className="animate-appear flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip tone={count === 0 ? 'success' : 'error'}>{count === 0 ? t.holds : t.fails}</StatusChip>
        <span className="text-small text-ink-2">
          {count === 0 ? t.took(Math.max(0.1, tookMs / 1000).toFixed(1)) : t.failsBody(count)}
        </span>
      </div>
      {facts === null ? (
        <Differences texts={wrong(null)} title={t.notADraw} />
      ) : (
        <ul className="flex flex-col gap-3">
          {checks.map((check) => (
            <Question key={check} title={t.checks[check]} wrong={wrong(check)}>
              {wordsFor(check, checked, t)}
            </Question>
          ))}
          <Logged logged={logged} />
        </ul>
      )}
    </div>
  );
}

function Logged({ logged }: { readonly logged: CheckedLog | null }) {
  const t = useProofTexts();
  if (logged === null) {
    return (
      <li className="flex gap-2 text-ink-2">
        <CircleDashed size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
        <p className="text-small">{t.logUnread}</p>
      </li>
    );
  }
  const { at, checkpoint } = logged;
  const time = (moment: number | null) => (moment === null ? '—' : formatDateTime(moment, marketZone()));
  return (
    <Question title={t.checks.logged} wrong={logged.findings.map((finding) => logFindingText(finding, t))}>
      {t.checked.logged(time(at.commitment), time(at.list), time(at.result))}{' '}
      {checkpoint === null ? t.logUncovered : t.logCovered(formatQuantity(checkpoint))}
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  /** Empty: the answer is yes. */
  readonly wrong: readonly string[];
  readonly children: ReactNode;
}

function Question({ title, wrong, children }: QuestionProps) {
  const t = useProofTexts();
  const holds = wrong.length === 0;
  const Icon = holds ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-2">
      <Icon size={20} aria-hidden="true" className={`mt-0.5 shrink-0 ${holds ? 'text-success' : 'text-error'}`} />
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          <span className="sr-only">: {holds ? t.yes : t.no}</span>
        </p>
        {holds ? <p className="text-small text-ink-2">{children}</p> : <Differences texts={wrong} title={null} />}
      </div>
    </li>
  );
}

function Differences({ texts, title }: { readonly texts: readonly string[]; readonly title: string | null }) {
  return (
    <div className="text-error">
      {title !== null && <p className="font-semibold">{title}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** What was compared, with its figures. */
function wordsFor(check: Check, { facts, own }: CheckedDraw, { checked: said }: ProofTexts): string {
  if (facts === null) return '';
  const { terms, applicationCount, personCount, lotsApplied, level, winners, lotsWon } = facts;
  switch (check) {
    case 'sealed':
      return said.sealed;
    case 'list':
      return personCount === undefined
        ? said.list(applicationCount, lotsApplied)
        : `${said.list(applicationCount, lotsApplied)} ${said.persons(applicationCount, personCount)}`;
    case 'level':
      return said.level(terms.index, formatBusinessDate(levelDateOf(facts)), formatPrice(level));
    case 'winners':
      return said.winners(own?.tickets ?? lotsApplied, winners, lotsWon);
  }
}
