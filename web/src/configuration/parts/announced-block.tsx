/** Some announced changes under their title; loaded only when there are any. */
import type { ComponentProps } from 'react';
import { announcedTexts } from '../../i18n/announced.ts';
import { useTexts } from '../../i18n/texts.ts';
import { AnnouncedList } from './announced-changes.tsx';
import { ListGroup } from '../../ui/list-group.tsx';

export default function AnnouncedBlock(props: ComponentProps<typeof AnnouncedList>) {
  const t = useTexts(announcedTexts);
  return (
    <ListGroup title={t.title}>
      <AnnouncedList {...props} />
    </ListGroup>
  );
}
