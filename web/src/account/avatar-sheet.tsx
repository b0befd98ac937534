/** Choosing another avatar, or none. */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { removeAvatar, setAvatar } from '@bahi/contract/uploads/calls.ts';
import { useState } from 'react';
import { useCommand, type Command } from '../data/use-command.ts';
import { useUpload } from '../data/use-upload.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { UploadTile } from '../ui/upload-tile.tsx';
import { userInfoTexts } from './user-info-texts.ts';

interface AvatarSheetProps {
  readonly hasAvatar: boolean;
  readonly onClose: () => void;
}

export default function AvatarSheet({ hasAvatar, onClose }: AvatarSheetProps) {
  const t = useTexts(userInfoTexts).avatar;
  const text = useRefusalText();
  const upload = useUpload('avatar');
  const [problem, setProblem] = useState<string | null>(null);
  const done = (said: string) => ({
    changes: [getUser],
    onDone() {
      toast(said);
      onClose();
    },
    onRefused: (...refused: Parameters<typeof text>) => setProblem(text(...refused)),
  });
  const saving = useCommand(setAvatar, done(t.saved));
  const removing = useCommand(removeAvatar, done(t.removed));
  const isBusy = saving.isBusy || removing.isBusy;
  return (
    <Sheet isOpen hasForm onClose={onClose} title={t.title}>
      <div className="flex flex-col gap-4 px-4 pb-4">
        <p className="text-ink-2">{t.hint}</p>
        <UploadTile upload={upload} label={t.picture} error={problem} isFileOnly />
        <UnknownResultCard command={unknownOf(saving, removing)} />
        <Button
          isWide
          isBusy={saving.isBusy}
          blockedBecause={upload.kept === null ? t.chooseFirst : null}
          onClick={() => {
            setProblem(null);
            if (!isBusy) saving.send({ upload: upload.kept!.id });
          }}
        >
          {t.save}
        </Button>
        {hasAvatar && (
          <Button variant="danger" isWide isBusy={removing.isBusy} onClick={() => !isBusy && removing.send({})}>
            {t.remove}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function unknownOf(saving: Command<typeof setAvatar>, removing: Command<typeof removeAvatar>) {
  const isOfRemoving = removing.isBusy || (removing.state.phase === 'failed' && !saving.isBusy);
  return isOfRemoving ? removing : saving;
}
