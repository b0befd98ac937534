/** What the verifier compared, in words: a line for each question, and what differs where the answer is no. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { formatBusinessDate, formatDateTime } from '@bahi/core/format.ts';
import type { JournalFinding } from '@bahi/core/pool-journal.ts';
import type { ReactNode } from 'react';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { CheckTexts } from './check-texts.en.ts';
import { checkTexts } from './check-texts.ts';
import { checkOf, checks, type Check, type CheckFinding, type Checked } from './check.ts';
import { plainPercent } from './pool-words.ts';

export function CheckVerdict({ checked }: { readonly checked: Checked }) {
  const t = useTexts(checkTexts);
  const { findings } = checked;
  const count = findings.length;
  const wrong = (check: Check) => findings.filter((one) => checkOf(one) === check).map((one) => findingText(one, t));
  return (
    <div className="animate-appear flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusChip tone={count === 0 ? 'success' : 'error'}>{count === 0 ? t.holds : t.fails}</StatusChip>
        {count > 0 && <span className="text-small text-ink-2">{t.failsBody(count)}</span>}
      </div>
      <ul className="flex flex-col gap-3">
        {checks
          .filter((check) => wasAsked(check, checked))
          .map((check) => (
            <Question key={check} title={t.checks[check]} wrong={wrong(check)}>
              {wordsFor(check, checked, t)}
            </Question>
          ))}
      </ul>
    </div>
  );
}

/** Of what was not there to compare nothing is said. */
function wasAsked(check: Check, { plans, statements, marks }: Checked): boolean {
  if (check === 'orders') return plans !== null && plans.plans.length > 0;
  if (check === 'marks') return marks.found > 0;
  return check !== 'journal' || statements.length > 0;
}

interface QuestionProps {
  readonly title: string;
  /** Empty: the answer is yes. */
  readonly wrong: readonly string[];
  readonly children: ReactNode;
}

function Question({ title, wrong, children }: QuestionProps) {
  const t = useTexts(checkTexts);
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
        {holds ? (
          <p className="text-small text-ink-2">{children}</p>
        ) : (
          <ul className="flex list-disc flex-col gap-1 pl-5 text-error">
            {wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function wordsFor(
  check: Check,
  { valuations: file, plans, ownCount, marks, journal }: Checked,
  { checked: said, own }: CheckTexts,
): string {
  const { valuations, feeBps } = file;
  switch (check) {
    case 'chain': {
      const [first, last] = [valuations[0]!, valuations.at(-1)!].map(({ at }) => formatDateTime(at, marketZone()));
      return said.chain(valuations.length, first!, last!);
    }
    case 'value':
      return said.value;
    case 'marks':
      return said.marks(marks);
    case 'journal':
      return said.journal(
        journal.books,
        valuations.length,
        journal.through === null ? '' : formatBusinessDate(journal.through),
      );
    case 'fee':
      return said.fee(plainPercent(feeBps));
    case 'flows': {
      const flows = valuations.reduce((sum, one) => sum + one.flows.length, 0);
      return ownCount === 0 ? said.flows(flows) : `${said.flows(flows)} ${own(ownCount)}`;
    }
    case 'orders':
      return said.orders(plans?.plans.length ?? 0);
  }
}

function findingText(found: CheckFinding, { finding: said, planFinding, journalFinding }: CheckTexts): string {
  if (found.of === 'own') return said.own_missing(found.number);
  if (found.of === 'plans') {
    const { finding } = found;
    return finding.problem === 'malformed'
      ? said.malformed(finding.field)
      : planFinding[finding.problem](finding.number);
  }
  if (found.of === 'tape') {
    const { finding } = found;
    return finding.problem === 'malformed'
      ? said.malformed(finding.field)
      : said.tape_differs(finding.number, finding.symbol);
  }
  if (found.of === 'journal') return journalText(found.finding, journalFinding);
  const { finding } = found;
  if (!('number' in finding) && finding.problem !== 'malformed') return said[finding.problem];
  switch (finding.problem) {
    case 'malformed':
      return said.malformed(finding.field);
    case 'flow_differs':
      return said.flow_differs(finding.number, finding.request);
    case 'mark_differs':
      return said.mark_differs(finding.number, finding.symbol);
    default:
      return said[finding.problem](finding.number);
  }
}

function journalText(finding: JournalFinding, said: CheckTexts['journalFinding']): string {
  switch (finding.problem) {
    case 'statement_broken':
    case 'statements_apart':
      return said[finding.problem](finding.statement);
    case 'shares_differ':
      return said.shares_differ(finding.number, finding.symbol);
    default:
      return said[finding.problem](finding.number);
  }
}
