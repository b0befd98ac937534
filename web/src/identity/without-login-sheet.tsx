/** The case of somebody who may not log in, with its appeal: shown to whoever knows the password, without a session. */
import { useEffect, useState } from 'react';
import { appealWithoutSession, getBanCase } from '@bahi/contract/restrictions/calls.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { AppealForm } from '../restrictions/parts/appeal-form.tsx';
import { Button } from '../ui/button.tsx';
import { RestrictionCard, type RestrictionCase } from '../restrictions/parts/restriction-card.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { helpTexts } from './help-texts.ts';

export interface KeptOutSheetProps {
  /** As they were typed: they prove who asks. */
  readonly account: string;
  readonly password: string;
  readonly onClose: () => void;
}

export default function KeptOutSheet({ account, password, onClose }: KeptOutSheetProps) {
  const t = useTexts(helpTexts);
  const text = useRefusalText();
  const [found, setFound] = useState<RestrictionCase | null>(null);
  const read = useCommand(getBanCase, { onDone: setFound });
  const { send } = read;
  const isRead = read.state.phase !== 'idle';
  useEffect(() => {
    if (!isRead) send({ account, password });
  });
  const { state } = read;
  return (
    <Sheet isOpen onClose={onClose} title={t.keptOutTitle} hasForm>
      <div className="flex flex-col gap-4 pt-2">
        {state.phase === 'refused' && (
          <p role="alert">
            {state.refusal.code === 'restrictions.not_in_force' ? t.lifted : text(state.refusal, state.message)}
          </p>
        )}
        <UnknownResultCard command={read} />
        {found !== null && (
          <div className="-mx-4">
            <RestrictionCard restriction={found}>
              {found.appeal?.state !== 'pending' && (
                <AppealForm
                  endpoint={appealWithoutSession}
                  inputOf={(why) => ({ account, password, text: why })}
                  onDone={setFound}
                />
              )}
            </RestrictionCard>
          </div>
        )}
        <Button variant="soft" isWide onClick={onClose}>
          {t.close}
        </Button>
      </div>
    </Sheet>
  );
}
