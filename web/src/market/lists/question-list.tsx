/** How the market's rules work, in short answers that open one by one. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTexts } from '../../i18n/texts.ts';
import type { IssueTexts } from './issue-texts.en.ts';
import { issueTexts } from './issue-texts.ts';

const order: readonly (keyof IssueTexts['questions'])[] = [
  'limits',
  'lots',
  'settlement',
  'ticks',
  'bands',
  'halts',
  'suspended',
  'sessions',
  'prices',
];

export function QuestionList() {
  const t = useTexts(issueTexts);
  return (
    <section aria-label={t.questionsTitle} className="pt-6">
      <h2 className="px-4 pb-2 font-semibold">{t.questionsTitle}</h2>
      <div className="border-b border-line">
        {order.map((key) => (
          <details key={key} className="group border-t border-line bg-surface">
            <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-3 px-4 py-2 font-medium focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
              {t.questions[key].question}
              <ChevronDown
                size={18}
                aria-hidden="true"
                className="shrink-0 text-ink-3 group-open:rotate-180 motion-safe:transition-transform"
              />
            </summary>
            <p className="max-w-prose px-4 pb-4 text-pretty text-ink-2">{t.questions[key].answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
