/** How a new member comes in, without a session: account and both codes, then the authenticator's key and the first password. */
import { beginEnrolment, enrol } from '@bahi/contract/staff/members.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-admin';
import { ask } from '../data/live.ts';
import { keepSession } from '../data/session.ts';
import { useTexts, useWords } from '../i18n/wording.ts';
import { QrCode } from '../shell/qr-code.tsx';
import { ownWords } from './words.ts';

type Begun = OutputOf<typeof beginEnrolment>;

export default function EnrolPage() {
  const texts = useWords(ownWords);
  const [account, setAccount] = useState('');
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [begun, setBegun] = useState<Begun | null>(null);
  const { problem, isBusy, send } = useSending();
  const who = { account: account.trim().toLowerCase(), codes: [first.trim(), second.trim()] };

  if (begun !== null) return <SecondStep who={who} begun={begun} />;
  return (
    <Frame
      problem={problem}
      onSubmit={() =>
        send(async () => {
          setBegun(await ask(beginEnrolment, who));
        })
      }
    >
      <Typography sx={{ mb: 1 }}>{texts.lead}</Typography>
      <TextField
        required
        autoFocus
        label={texts.account}
        autoComplete="username"
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        required
        label={texts.code}
        autoComplete="off"
        value={first}
        onChange={(event) => setFirst(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <TextField
        required
        label={texts.otherCode}
        autoComplete="off"
        value={second}
        onChange={(event) => setSecond(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      <Submit isBusy={isBusy}>{texts.next}</Submit>
      <Button component={Link} to="/login" fullWidth sx={{ mt: 1, minHeight: 44 }}>
        {texts.back}
      </Button>
    </Frame>
  );
}

function SecondStep({ who, begun }: { who: { account: string; codes: string[] }; begun: Begun }) {
  const texts = useWords(ownWords);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [totp, setTotp] = useState('');
  const { problem, isBusy, send } = useSending();
  const isDifferent = again !== '' && again !== password;
  return (
    <Frame
      problem={problem}
      onSubmit={() =>
        send(async () => {
          if (again !== password) throw new Error(texts.differ);
          keepSession(await ask(enrol, { ...who, password, totp: totp.replaceAll(' ', '') }));
          // The pages of the new member's roles are made at the start; an address that changed before would end the session.
          history.replaceState(null, '', '#/overview');
          location.reload();
        })
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{texts.hello(begun.name)}</Typography>
      <Typography sx={{ mb: 1 }}>{texts.authenticator}</Typography>
      <QrCode text={begun.uri} label={texts.qr} />
      <Typography sx={{ my: 1, textAlign: 'center', overflowWrap: 'anywhere', userSelect: 'all' }}>
        {texts.key}: <code>{begun.secret}</code>
      </Typography>
      <TextField
        required
        type="password"
        label={texts.password}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <TextField
        required
        type="password"
        label={texts.again}
        autoComplete="new-password"
        value={again}
        onChange={(event) => setAgain(event.target.value)}
        error={isDifferent}
        helperText={isDifferent ? texts.differ : undefined}
      />
      <TextField
        required
        label={texts.totp}
        autoComplete="one-time-code"
        value={totp}
        onChange={(event) => setTotp(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      />
      <Submit isBusy={isBusy}>{texts.submit}</Submit>
    </Frame>
  );
}

interface FrameProps {
  readonly problem: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function Frame({ problem, onSubmit, children }: FrameProps) {
  const texts = useWords(ownWords);
  const { brand } = useTexts();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Paper component="form" onSubmit={submit} sx={{ width: '100%', maxWidth: 380, p: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>{brand}</Typography>
        <Typography component="h1" variant="h1" sx={{ mb: 1 }}>
          {texts.title}
        </Typography>
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
        {children}
      </Paper>
    </Box>
  );
}

function Submit({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Button type="submit" variant="contained" fullWidth disabled={isBusy} sx={{ mt: 1, minHeight: 44 }}>
      {children}
    </Button>
  );
}

/** What was typed stays; why it did not work is said. */
function useSending() {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  function send(work: () => Promise<void>): void {
    setBusy(true);
    setProblem('');
    void work()
      .catch((error: unknown) => setProblem((error as Error).message))
      .finally(() => setBusy(false));
  }
  return { problem, isBusy, send };
}
