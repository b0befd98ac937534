/** information/message: where the tap on a notification leads. The message is read, and the reader goes on to its record. */
import { useEffect } from 'react';
import { getMessage } from '@bahi/contract/messages/calls.ts';
import { useInstruments } from '../data/instruments.ts';
import { markRead } from '../data/messages.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { goToHash, href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { targetOf } from './target.ts';
import { messageTexts } from './texts.ts';

export default function OpenScreen() {
  const t = useTexts(messageTexts);
  const { id = '' } = useQuery('/information/message');
  const message = useCall(getMessage, { id });
  const instruments = useInstruments();
  const isKnown = instruments.data !== undefined || instruments.failure !== null;
  // Of somebody else's: another account is signed in on this device now.
  const isUnknown = message.failure?.kind === 'refused';
  const target = message.data === undefined ? undefined : targetOf(message.data, instruments);
  useEffect(() => {
    if (isUnknown) goToHash(href('/information/msgInfo'), { replace: true });
    if (target === undefined || !isKnown) return;
    void markRead(id);
    goToHash(target ?? href('/information/msgInfo'), { replace: true });
  }, [id, isKnown, isUnknown, target]);
  return (
    <Screen title={t.title}>
      <Loaded from={message}>{() => null}</Loaded>
    </Screen>
  );
}
