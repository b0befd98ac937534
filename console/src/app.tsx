/** The console: what its domains add, in one frame. A member of staff sees the pages that the own roles may read. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { Suspense } from 'react';
import { Admin, CustomRoutes, Loading, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createAuthProvider } from './data/auth-provider.ts';
import { createDataProvider, type Resource as List } from './data/data-provider.ts';
import { ask } from './data/live.ts';
import { DOMAINS } from './domains.ts';
import { createI18n } from './i18n/wording.ts';
import { Domains } from './shell/domain.ts';
import { ConsoleLayout } from './shell/layout.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { SignInPage } from './shell/sign-in-page.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const lists: Readonly<Record<string, List>> = Object.assign({}, ...DOMAINS.map((domain) => domain.lists ?? {}));
const authProvider = createAuthProvider(ask);
const dataProvider = createDataProvider(ask, lists);
const i18nProvider = createI18n();
const store = localStorageStore();
// A narrow window begins with the menu as icons: the room is for the work.
if (matchMedia('(max-width: 999px)').matches) store.setItem('sidebar.open', false);

export function App() {
  return (
    <Domains value={DOMAINS}>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        layout={ConsoleLayout}
        loginPage={SignInPage}
        catchAll={MissingPage}
        title="Bahi"
        theme={lightTheme}
        darkTheme={darkTheme}
        requireAuth
        disableTelemetry
      >
        {(own: readonly StaffRole[]) =>
          DOMAINS.flatMap((domain) => domain.pages ?? [])
            .filter(({ roles }) => roles === 'any' || (roles !== 'public' && roles.some((role) => own.includes(role))))
            .map(({ name, page }) => <Resource key={name} name={name} list={page} />)
        }
        <CustomRoutes noLayout>
          {DOMAINS.flatMap((domain) => domain.publicPages ?? []).map(({ name, page: Page }) => (
            <Route
              key={name}
              path={`/${name}`}
              element={
                <Suspense fallback={<Loading />}>
                  <Page />
                </Suspense>
              }
            />
          ))}
        </CustomRoutes>
      </Admin>
    </Domains>
  );
}
