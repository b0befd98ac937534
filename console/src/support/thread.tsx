/** What customer and staff said, as it was written, each message with its pictures; those are shown to who has claimed the ticket. */
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { when } from '../data/when.ts';
import { usePracticeWords } from '../i18n/practice-words.ts';
import { useWords } from '../i18n/wording.ts';
import type { CaseViewProps } from '../queues/case-frame.tsx';
import { Column } from '../queues/columns.tsx';
import { PictureView, upright } from '../queues/pictures.tsx';
import { WithheldNotice } from '../queues/withheld.tsx';
import type { TicketCase } from './ticket-case.ts';
import { ownWords } from './words.ts';

type Message = TicketCase['messages'][number];

export function Thread({ data, work, headingRef, onAgain }: CaseViewProps<TicketCase>) {
  const texts = useWords(ownWords);
  const hasPictures = data.messages.some(({ pictures }) => pictures.length > 0);
  return (
    <Column area="document" title={texts.thread} headingRef={headingRef}>
      {hasPictures && <WithheldNotice why={data.withheld} work={work} onAgain={onAgain} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 2, display: 'grid', gap: 1.5 }}>
        {data.messages.map((message) => (
          <Said
            key={message.id}
            message={message}
            pictures={data.pictures.filter((picture) => picture.message === message.id)}
            onAgain={onAgain}
          />
        ))}
      </Box>
    </Column>
  );
}

interface SaidProps {
  readonly message: Message;
  readonly pictures: TicketCase['pictures'];
  onAgain(): void;
}

function Said({ message, pictures, onAgain }: SaidProps) {
  const texts = useWords(ownWords);
  const inWords = usePracticeWords();
  const [active, setActive] = useState<string | null>(null);
  const { from, by, what, at, text } = message;
  const isStaff = from === 'staff';
  const who = isStaff ? by : from === 'customer' ? texts.customer : texts.house;
  return (
    <Box
      component="li"
      sx={{
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: isStaff ? 'info.light' : 'background.paper',
        ml: isStaff ? 4 : 0,
        mr: isStaff ? 0 : 4,
      }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {who}
        </Box>{' '}
        {texts.what[what]} · {when(at)}
        {message.pictures.length > 0 && ` · ${texts.picturesSent(message.pictures.length)}`}
      </Typography>
      {text !== '' && (
        <Typography
          sx={{
            mt: 0.5,
            fontSize: '0.9375rem',
            lineHeight: '1.5rem',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {inWords(text)}
        </Typography>
      )}
      {pictures.map((picture, index) => (
        <PictureView
          key={picture.ticket}
          picture={{ ...picture, title: texts.picture(index + 1) }}
          view={upright}
          isActive={active === picture.upload && pictures.length > 1}
          onActive={() => setActive(picture.upload)}
          onAgain={onAgain}
          onShown={() => undefined}
        />
      ))}
    </Box>
  );
}
