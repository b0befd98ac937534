/** The form of a new ticket: its subject, the question, pictures, and the record it is about where a slip led here. */
import { listTickets, openTicket, ticketTextMaximum } from '@bahi/contract/support/calls.ts';
import { TICKET_KINDS, type TicketKind } from '@bahi/core/support-ticket.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { go } from '../shell/location.ts';
import { toast } from '../shell/toast.ts';
import { InlineLink } from '../ui/inline-link.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useForm } from '../ui/use-form.ts';
import { PictureFields, usePictures } from './pictures.tsx';
import { supportTexts } from './texts.ts';
import { aboutOf, recordLink } from './ticket.ts';

interface NewTicketProps {
  readonly kind: TicketKind;
  /** Of the record, as the address has it. */
  readonly about: string | undefined;
}

export default function NewTicket({ kind, about: id }: NewTicketProps) {
  const t = useTexts(supportTexts);
  const uploads = useUploadTexts();
  const about = aboutOf(kind, id);
  const room = useCall(listTickets, { page: 1, pageSize: 1 });
  const name = about === null ? 'support' : `support-${about.type}-${about.id}`;
  const pictures = usePictures(name);
  const form = useForm<{ kind: TicketKind; text: string }>({
    keptAs: name,
    initial: { kind, text: '' },
    rules: { text: (value) => (value.trim() === '' ? t.form.enterText : null) },
    onSubmit: (given) => command.send({ ...given, about, pictures: pictures.ids }),
  });
  const rejected = useRejected(form, {});
  const command = useCommand(openTicket, {
    keepAs: name,
    changes: [listTickets],
    onDone({ id: ticket }) {
      form.forget();
      pictures.clear();
      toast(t.form.sent);
      go('/home/kefuCenter', { ticket }, { replace: true });
    },
    onRefused: rejected,
  });
  const isFull = room.data !== undefined && room.data.open >= room.data.openMaximum;
  return (
    <RequestForm
      form={form}
      command={command}
      action={t.form.send}
      blockedBecause={isFull ? t.form.full(room.data.openMaximum) : pictures.isBusy ? uploads.stillSending : null}
      label={t.form.title}
      className="px-4 pt-2"
    >
      <Nudge>
        <strong>{t.never}</strong>
      </Nudge>
      {about === null ? (
        <Select
          {...form.field('kind')}
          label={t.form.kind}
          hint={form.values.kind === 'complaint' ? t.form.complaintHint : undefined}
          items={TICKET_KINDS.map((key) => ({ key, text: t.kind[key] }))}
          value={form.values.kind}
          onChange={(key) => form.set('kind', key)}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {t.aboutOf[about.type](about.id)}
          <InlineLink to={recordLink(about)}>{t.about[about.type]}</InlineLink>
        </p>
      )}
      <TextArea
        {...form.field('text')}
        label={t.form.text}
        hint={t.form.textHint}
        maxLength={ticketTextMaximum}
        isRequired
      />
      <PictureFields pictures={pictures} />
    </RequestForm>
  );
}
