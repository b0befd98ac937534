/** The next word of the customer, with pictures where they are wanted; and closing the ticket. */
import { useState } from 'react';
import { closeTicket, getTicket, listTickets, ticketTextMaximum, writeTicket } from '@bahi/contract/support/calls.ts';
import { useConnection } from '../data/stream.ts';
import { useCommand } from '../data/use-command.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { useUploadTexts } from '../i18n/uploads.ts';
import { RequestForm } from '../requests/parts/request-form.tsx';
import { useRejected } from '../requests/parts/use-rejected.ts';
import { confirm } from '../shell/confirm.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { focusTitle } from '../ui/focus-title.ts';
import { TextArea } from '../ui/text-area.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { useForm } from '../ui/use-form.ts';
import { PictureFields, usePictures } from './pictures.tsx';
import { supportTexts } from './texts.ts';

const changes = [getTicket, listTickets] as const;

export function WriteForm({ ticket }: { readonly ticket: string }) {
  const t = useTexts(supportTexts).thread;
  const uploads = useUploadTexts();
  const pictures = usePictures(`support-${ticket}`);
  const [hasPictures, setHasPictures] = useState(pictures.ids.length > 0);
  const form = useForm({
    keptAs: `support-${ticket}`,
    initial: { text: '' },
    rules: { text: (value) => (value.trim() === '' ? t.enterText : null) },
    onSubmit: ({ text }) => command.send({ ticket, text, pictures: pictures.ids }),
  });
  const command = useCommand(writeTicket, {
    keepAs: `support-${ticket}`,
    changes,
    onDone() {
      form.forget();
      form.reset();
      pictures.clear();
      setHasPictures(false);
      toast(t.sent);
    },
    onRefused: useRejected(form, {}),
  });
  return (
    <>
      <RequestForm
        form={form}
        command={command}
        action={t.send}
        blockedBecause={pictures.isBusy ? uploads.stillSending : null}
        label={t.text}
      >
        <TextArea {...form.field('text')} label={t.text} maxLength={ticketTextMaximum} isRequired />
        {hasPictures ? (
          <PictureFields pictures={pictures} />
        ) : (
          <Button variant="plain" size="medium" onClick={() => setHasPictures(true)}>
            {t.addPictures}
          </Button>
        )}
      </RequestForm>
      <CloseButton ticket={ticket} />
    </>
  );
}

function CloseButton({ ticket }: { readonly ticket: string }) {
  const t = useTexts(supportTexts).thread;
  const common = useCommonTexts();
  const text = useRefusalText();
  const { isOnline } = useConnection();
  const command = useCommand(closeTicket, {
    changes,
    onDone() {
      focusTitle();
      toast(t.closed);
    },
    onRefused: (refusal, message) => toast(text(refusal, message)),
  });
  const press = async () => {
    if (await confirm({ title: t.closeTitle, body: t.closeBody, action: t.close })) command.send({ ticket });
  };
  return (
    <>
      <UnknownResultCard command={command} />
      <Button
        variant="outline"
        size="medium"
        isWide
        isBusy={command.isBusy}
        blockedBecause={isOnline ? null : common.offlineNotSent}
        onClick={() => void press()}
      >
        {t.close}
      </Button>
    </>
  );
}
