/** Starts the console: styles without <style> elements, then react-admin. */
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { createStyleCache } from './adopted-sheet.ts';
import { App } from './app.tsx';
import { applyLanguage, languageNow } from './i18n/wording.ts';
import './fonts.css';

applyLanguage(languageNow());
createRoot(document.getElementById('root')!).render(
  <CacheProvider value={createStyleCache()}>
    <App />
  </CacheProvider>,
);
