/** Starts the console: styles without <style> elements, then react-admin. */
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from './adopted-sheet.ts';
import { App } from './app.tsx';
import { readSession } from './data/session.ts';
import { applyLanguage, languageNow } from './i18n/wording.ts';
import './fonts.css';

applyLanguage(languageNow());
// react-admin asks for the roles before it shows a page; without a session there are none to wait for.
if (readSession() === null && location.hash !== '#/enrol') location.hash = '#/login';
createRoot(document.getElementById('root')!).render(
  <CacheProvider value={createStyleCache()}>
    <App />
  </CacheProvider>,
);
