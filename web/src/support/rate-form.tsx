/** How satisfied the customer was, once a ticket is closed. */
import { getTicket, listTickets, rateTicket } from '@bahi/contract/support/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { toast } from '../shell/toast.ts';
import { focusTitle } from '../ui/focus-title.ts';
import { RadioCards } from '../ui/radio-cards.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useForm } from '../ui/use-form.ts';
import { supportTexts } from './texts.ts';

const scores = ['5', '4', '3', '2', '1'] as const;
const WORDS_MAX = 500;

export function RateForm({ ticket }: { readonly ticket: string }) {
  const t = useTexts(supportTexts).rating;
  const form = useForm({
    keptAs: `support-rate-${ticket}`,
    idPrefix: 'rate',
    initial: { score: '', words: '' },
    rules: { score: (value) => (value === '' ? t.choose : null) },
    onSubmit: ({ score, words }) => command.send({ ticket, score: Number(score), words }),
  });
  const command = useCommand(rateTicket, {
    keepAs: `support-rate-${ticket}`,
    changes: [getTicket, listTickets],
    onDone() {
      form.forget();
      focusTitle();
      toast(t.thanks);
    },
    onRefused: useRejected(form, {}),
  });
  return (
    <RequestForm form={form} command={command} action={t.send} label={t.title}>
      <section id="rate-score" tabIndex={-1} aria-label={t.title} className="flex flex-col gap-2 outline-none">
        <h2 className="font-semibold">{t.title}</h2>
        <RadioCards
          label={t.title}
          value={form.values.score}
          items={scores.map((key) => ({ key, title: t.scores[key] }))}
          onChange={(key) => form.set('score', key)}
        />
        {form.errors.score && <p className="text-small font-medium text-error">{form.errors.score}</p>}
      </section>
      <TextArea {...form.field('words')} label={t.words} maxLength={WORDS_MAX} />
    </RequestForm>
  );
}
