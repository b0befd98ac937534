/** Opens a closed ticket again, with why. */
import { getTicket, listTickets, reopenTicket, ticketTextMaximum } from '@bahi/contract/support/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { useCommand } from '../data/use-command.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { toast } from '../shell/toast.ts';
import { TextArea } from '../ui/text-area.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import { useForm } from '../ui/use-form.ts';
import { supportTexts } from './texts.ts';

export function ReopenForm({ ticket, until }: { readonly ticket: string; readonly until: number }) {
  const t = useTexts(supportTexts);
  const form = useForm({
    keptAs: `support-reopen-${ticket}`,
    idPrefix: 'reopen',
    initial: { text: '' },
    rules: { text: (value) => (value.trim() === '' ? t.thread.enterText : null) },
    onSubmit: ({ text }) => command.send({ ticket, text }),
  });
  const command = useCommand(reopenTicket, {
    keepAs: `support-reopen-${ticket}`,
    changes: [getTicket, listTickets],
    onDone() {
      form.forget();
      focusTitle();
      toast(t.closed.reopened);
    },
    onRefused: useRejected(form, {}),
  });
  return (
    <RequestForm form={form} command={command} action={t.closed.reopen} variant="outline" label={t.closed.reopen}>
      <TextArea
        {...form.field('text')}
        label={t.closed.reopenText}
        hint={t.closed.reopenHint(formatDateTime(until, marketZone()))}
        maxLength={ticketTextMaximum}
        isRequired
      />
    </RequestForm>
  );
}
