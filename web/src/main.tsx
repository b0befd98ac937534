/** Starts the app: settings, texts, then the configuration; without it nothing starts (spec §4). */
import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { loadConfig, config } from './data/config.ts';
import { firstAnswers } from './data/first-answers.ts';
import { ORIGIN } from './data/origin.ts';
import { followAccount, keepAnswers, queryClient, restoreKept } from './data/query-client.ts';
import { keepQuotes, restoreQuotes } from './data/kept-quotes.ts';
import { startStream } from './data/stream.ts';
import { commonTexts } from './i18n/common.ts';
import { getLanguage } from './i18n/language.ts';
import { routes as table } from './routes.ts';
import { CannotStart } from './shell/cannot-start.tsx';
import { currentPlace } from './shell/location.ts';
import { atMost, DRAWN_ONCE_MS, loadScreen } from './shell/route-view.tsx';
import { hearInstallOffer } from './shell/install-offer.ts';
import { openFromNotifications, startMessageNotes } from './shell/message-notes.ts';
import type { Routes } from './shell/route.ts';
import { applySettings, settings } from './shell/settings.ts';
import { Shell } from './shell/shell.tsx';
import { applyBranding } from './shell/branding.ts';

const routes: Routes = table;
const LATER_MS = 4_000;

const { Capacitor } = window as { readonly Capacitor?: { readonly isNativePlatform?: () => boolean } };
/** Once, however often the start is tried; in a browser there is nothing of it. */
const onPhone =
  ORIGIN !== '' && Capacitor?.isNativePlatform?.() === true
    ? import('./shell/native/start.ts').then(({ startOnPhone }) => startOnPhone(routes))
    : null;

applySettings();
hearInstallOffer();
const root = createRoot(document.getElementById('root')!);
void start();

async function start(): Promise<void> {
  if (onPhone !== null) await onPhone;
  const language = getLanguage();
  restoreKept();
  const answers = firstAnswers();
  const first = routes[currentPlace().path as keyof Routes];
  // The first screen is downloaded while the configuration is asked for.
  const screen = first === undefined ? Promise.resolve() : loadScreen(first);
  screen.catch(() => undefined);
  const [answer] = await Promise.all([loadConfig(), commonTexts.load(language)]);
  if (answer !== 'ok') {
    root.render(<CannotStart onRetry={() => void start()} />);
    return;
  }
  applyBranding(config());
  keepAnswers();
  followAccount();
  await atMost(DRAWN_ONCE_MS, Promise.all([screen, answers]));
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Shell routes={routes} />
      </QueryClientProvider>
    </StrictMode>,
  );
  startStream(restoreQuotes());
  keepQuotes();
  startMessageNotes();
  openFromNotifications();
  // What the first screen can do without: the words of refusals, whether a changed agreement asks for consent, keyboard shortcuts, a guide that runs, and the copy of the app for offline use.
  setTimeout(() => {
    if (navigator.onLine)
      import('./i18n/refusal-text.ts').then(({ refusalWords }) => refusalWords()).catch(() => undefined);
    import('./data/push-device.ts').then(({ keepDevice }) => keepDevice()).catch(() => undefined);
    import('./content/parts/consent-due.ts').then(({ watchConsent }) => watchConsent()).catch(() => undefined);
    if (settings().firstTrade === 'running')
      import('./first-trade/parts/start-guide.ts').then(({ showGuide }) => showGuide()).catch(() => undefined);
    import('./shortcuts/parts/shortcuts.ts').then(({ startShortcuts }) => startShortcuts()).catch(() => undefined);
    // The files of the phone app lie on the phone.
    if (import.meta.env.PROD && ORIGIN === '')
      import('./shell/app-copy.ts').then(({ keepCopy }) => keepCopy()).catch(() => undefined);
  }, LATER_MS);
}
