/**
 * The form of a new ticket: its subject, the question, pictures, and the record it is about where a slip led here. Where no other one may be
 * opened, those that are open stand in its place (state R).
 */
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
import { ListGroup } from '../ui/list-group.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useForm } from '../ui/use-form.ts';
import { PictureFields, usePictures } from './pictures.tsx';
import { supportTexts } from './texts.ts';
import { TicketRow } from './ticket-row.tsx';
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
  const room = useCall(listTickets, {});
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
  // What is typed stays in view.
  if (isFull && form.values.text === '' && !command.isBusy)
    return (
      <>
        <p className="px-4 pt-2">{t.form.full(room.data.openMaximum)}</p>
        <ListGroup title={t.tickets}>
          {room.data.rows.map((ticket) => ticket.state !== 'closed' && <TicketRow key={ticket.id} ticket={ticket} />)}
        </ListGroup>
      </>
    );
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
