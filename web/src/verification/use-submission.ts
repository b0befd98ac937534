/**
 * Sending a verification. The command is not kept for after a reload, since it holds numbers; the server is asked where
 * the verification stands instead.
 */
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getVerification, submitVerification } from '@bahi/contract/verification/calls.ts';
import { useEffect, useState } from 'react';
import { credentials } from '../data/session.ts';
import { useCommand, type Command } from '../data/use-command.ts';
import { useUpload } from '../data/use-upload.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { setQuery } from '../shell/location.ts';
import { toast } from '../shell/toast.ts';
import { fieldOfRefusal, inputOf, type Answers, type AnswersForm, type FieldName, type Photos } from './answers.ts';
import { dropDraft, keepDraft, readDraft, type Draft } from './draft.ts';
import { verificationTexts } from './texts.ts';

export interface Refused {
  /** Null: about no field of the form. */
  readonly field: keyof Answers | null;
  readonly said: string;
}

/** Beside its field, else above all of them. */
export function say(form: AnswersForm, { field, said }: Refused): void {
  if (field === null) form.reject({}, said);
  else form.reject({ [field]: said });
}

export interface Submission {
  readonly command: Command<typeof submitVerification>;
  send(answers: Answers): void;
}

export function useSubmission(options: {
  readonly needed: ReadonlySet<FieldName>;
  readonly photos: Photos;
  readonly onSent: () => void;
  readonly onRefused: (refused: Refused) => void;
}): Submission {
  const { needed, photos, onSent, onRefused } = options;
  const t = useTexts(verificationTexts);
  const text = useRefusalText();
  const command = useCommand(submitVerification, {
    changes: [getVerification, getUser],
    onDone() {
      dropDraft();
      setQuery({ step: undefined });
      toast(t.sent);
      onSent();
    },
    onRefused(refusal, message) {
      // The server let a photo go, or has used it: what this page still has is sent anew.
      if (refusal.code === 'uploads.unknown') {
        for (const side of ['front', 'back'] as const) if (needed.has(side)) photos[side].sendAgain();
      }
      const idType = command.sent?.idType ?? '';
      onRefused({ field: fieldOfRefusal(refusal.code, idType), said: text(refusal, message) });
    },
  });
  return { command, send: (answers) => command.send(inputOf(answers, photos, needed)) };
}

/** What an earlier visit of this tab left unsent. */
export function useDraft(): Draft | null {
  const [draft] = useState(() => readDraft({ account: credentials()?.account ?? '', now: Date.now() }));
  return draft;
}

export function usePhotos(draft: Draft | null): Photos {
  const sent = (side: 'front' | 'back') => (draft?.[side] ? { ...draft[side], picture: null } : null);
  return { front: useUpload('id_front', sent('front')), back: useUpload('id_back', sent('back')) };
}

/** Keeps what may outlive a reload as it changes. */
export function useKeepDraft({ name, idType }: Pick<Draft, 'name' | 'idType'>, photos: Photos): void {
  const [front, back] = [photos.front.kept, photos.back.kept];
  useEffect(() => {
    const account = credentials()?.account;
    if (account === undefined || (name === '' && front === null && back === null)) return;
    const sent = (photo: typeof front) => (photo === null ? null : { id: photo.id, at: photo.at });
    keepDraft(account, { name, idType, front: sent(front), back: sent(back) });
  }, [name, idType, front, back]);
}
