/** home/kefuCenter: the support centre; by its query one ticket, or the form of a new one (the paths are the specification's). */
import { lazy, Suspense } from 'react';
import { useCredentials } from '../data/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Centre } from './centre.tsx';
import { supportTexts } from './texts.ts';
import { isKind } from './ticket.ts';

const NewTicket = lazy(() => import('./new-ticket.tsx'));
const Thread = lazy(() => import('./thread.tsx'));

export default function SupportScreen() {
  const t = useTexts(supportTexts);
  const { ticket, ask, about } = useQuery('/home/kefuCenter');
  const isVisitor = useCredentials() === null;
  if (isVisitor || (ticket === undefined && ask === undefined)) {
    return (
      <Screen title={t.title} isNarrow>
        <Centre isVisitor={isVisitor} />
      </Screen>
    );
  }
  return (
    <Screen title={ticket === undefined ? t.form.title : t.ticket(ticket)} isNarrow>
      <Suspense>
        {ticket !== undefined ? (
          <Thread key={ticket} id={ticket} />
        ) : (
          <NewTicket key={`${ask} ${about}`} kind={isKind(ask) ? ask : 'other'} about={about} />
        )}
      </Suspense>
    </Screen>
  );
}
