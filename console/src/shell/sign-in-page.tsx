/** The sign-in of staff: account, password, and the authenticator's code (rules §10). */
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Link, useLogin } from 'react-admin';
import { hasSessionEnded } from '../data/session.ts';
import { useTexts } from '../i18n/wording.ts';

export function SignInPage() {
  const texts = useTexts();
  const login = useLogin();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAgain] = useState(hasSessionEnded);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await login({ account: account.trim(), password, code: code.replaceAll(' ', '') });
    } catch (error) {
      // A code counts once; the rest stays as it was typed.
      setCode('');
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper component="form" onSubmit={(event) => void submit(event)} sx={{ width: '100%', maxWidth: 360, p: 3 }}>
        <Typography component="p" sx={{ color: 'text.secondary' }}>
          {texts.brand}
        </Typography>
        <Typography component="h1" variant="h1" sx={{ mb: 1 }}>
          {texts.signIn.title}
        </Typography>
        {isAgain && problem === '' && (
          <Typography role="status" sx={{ mb: 1 }}>
            {texts.failures.unauthorized}
          </Typography>
        )}
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {problem}
        </Box>
        <TextField
          required
          autoFocus
          label={texts.signIn.account}
          autoComplete="username"
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        />
        <TextField
          required
          type="password"
          label={texts.signIn.password}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <TextField
          required
          label={texts.signIn.code}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
        />
        <Button type="submit" variant="contained" fullWidth disabled={isBusy} sx={{ mt: 1, minHeight: 44 }}>
          {texts.signIn.submit}
        </Button>
        <Button component={Link} to="/enrol" fullWidth sx={{ mt: 1, minHeight: 44 }}>
          {texts.signIn.enrol}
        </Button>
      </Paper>
    </Box>
  );
}
