/** What is done about institutions and codes: proposed to a second person where it lasts, done at once where it is limited or ends. */
import {
  endCode,
  endInstitution,
  makeInvitation,
  proposeInstitution,
  usesMaximum,
  type listInstitutions,
} from '@bahi/contract/institutions/staff-calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ask } from '../data/live.ts';
import { momentOf } from '../data/moment.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { isReason, ReasonField } from '../shell/reason-field.tsx';
import { ownWords } from './words.ts';

export type Institution = OutputOf<typeof listInstitutions>['rows'][number];

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Null: one that is to be made. */
export function ProposeDialog({ from, onClose, onDone }: DialogProps & { readonly from: Institution | null }) {
  const texts = useWords(ownWords);
  const [code, setCode] = useState(from?.code ?? '');
  const [name, setName] = useState(from?.name ?? '');
  const [nameTw, setNameTw] = useState(from?.nameTw ?? '');
  const [nameKo, setNameKo] = useState(from?.nameKo ?? '');
  const [reason, setReason] = useState('');
  const isCode = /^[A-Z0-9-]{3,32}$/.test(code);
  const isName = (text: string) => text.trim().length >= 2;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const isReady = isCode && isName(name) && [nameTw, nameKo].every((text) => orNull(text) === null || isName(text));
  const isEnded = from !== null && from.end !== null;
  const title = from === null ? texts.create : isEnded ? texts.reopenOf(from.name) : texts.changeOf(from.name);
  const fields = [
    [texts.name, name, setName],
    [texts.nameTw, nameTw, setNameTw],
    [texts.nameKo, nameKo, setNameKo],
  ] as const;
  return (
    <ActionDialog
      title={title}
      submit={texts.propose}
      isReady={isReady && isReason(reason)}
      run={async () => {
        const names = { name: name.trim(), nameTw: orNull(nameTw), nameKo: orNull(nameKo) };
        await ask(proposeInstitution, { code, institution: from?.id ?? null, ...names, reason: reason.trim() });
        return texts.proposed;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography sx={{ mb: 1 }}>{isEnded ? texts.reopenHint : texts.proposeHint}</Typography>
      {fields.map(([label, value, set], at) => (
        <TextField
          key={label}
          required={at === 0}
          label={label}
          value={value}
          onChange={(event) => set(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
        />
      ))}
      <TextField
        required
        disabled={from !== null}
        label={texts.code}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase())}
        error={code !== '' && !isCode}
        helperText={code !== '' && !isCode ? texts.codeInvalid : texts.codeHint}
        slotProps={{ htmlInput: { maxLength: 32, autoComplete: 'off' } }}
      />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

export function EndDialog({ of: { id, name }, ...rest }: DialogProps & { readonly of: Institution }) {
  const texts = useWords(ownWords);
  return (
    <Ending {...rest} title={texts.endOf(name)} submit={texts.end} hint={texts.endHint} said={texts.endedNow(name)}>
      {(reason) => ask(endInstitution, { institution: id, reason })}
    </Ending>
  );
}

export function EndCodeDialog({ code, ...rest }: DialogProps & { readonly code: string }) {
  const texts = useWords(ownWords);
  return (
    <Ending
      {...rest}
      title={texts.endOf(code)}
      submit={texts.endCode}
      hint={texts.endCodeHint}
      said={texts.endedNow(code)}
    >
      {(reason) => ask(endCode, { code, reason })}
    </Ending>
  );
}

interface EndingProps extends DialogProps {
  readonly title: string;
  readonly submit: string;
  readonly hint: ReactNode;
  readonly said: string;
  readonly children: (reason: string) => Promise<unknown>;
}

function Ending({ title, submit, hint, said, onClose, onDone, children: end }: EndingProps) {
  const texts = useWords(ownWords);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={title}
      submit={submit}
      isDangerous
      isReady={isReason(reason)}
      run={async () => {
        await end(reason.trim());
        return said;
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography sx={{ mb: 1 }}>{hint}</Typography>
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

interface CodeDialogProps extends DialogProps {
  readonly owner: InputOf<typeof makeInvitation>['owner'];
  readonly name: string;
}

export function CodeDialog({ owner: { kind, id }, name, onClose, onDone }: CodeDialogProps) {
  const texts = useWords(ownWords);
  const { lists } = useTexts();
  const [uses, setUses] = useState('');
  const [moment, setMoment] = useState('');
  const [reason, setReason] = useState('');
  const usesMax = /^[1-9][0-9]{0,5}$/.test(uses) && Number(uses) <= usesMaximum ? Number(uses) : null;
  const areUses = uses === '' || usesMax !== null;
  const expiresAt = momentOf(moment);
  return (
    <ActionDialog
      title={texts.codeFor(name)}
      submit={texts.makeCode}
      isReady={areUses && (moment === '' || expiresAt !== null) && isReason(reason)}
      run={async () => {
        const made = await ask(makeInvitation, { owner: { kind, id }, usesMax, expiresAt, reason: reason.trim() });
        return texts.made(made.code);
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Typography sx={{ mb: 1 }}>{texts.makeHint}</Typography>
      <TextField
        label={texts.usesMax}
        value={uses}
        onChange={(event) => setUses(event.target.value.trim())}
        error={!areUses}
        helperText={areUses ? undefined : texts.usesInvalid}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } }}
      />
      <TextField
        type="datetime-local"
        label={texts.expires}
        value={moment}
        onChange={(event) => setMoment(event.target.value)}
        helperText={lists.zone}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <ReasonField label={texts.reason} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}
