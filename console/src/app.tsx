/** The console's pages. A page is here once its calls are served; a member of staff sees those the own roles may read. */
import type { StaffRole } from '@bahi/contract/endpoint.ts';
import { getCustomer, listStaffOrders, listStaffPositions } from '@bahi/contract/staff/customers.ts';
import { listConfig } from '@bahi/contract/configuration/staff-calls.ts';
import { getCorrectable, listBankStatements } from '@bahi/contract/staff/corrections.ts';
import { getDividendCase, listActionProgress } from '@bahi/contract/corporate-actions/staff-calls.ts';
import { getPlacementCase } from '@bahi/contract/placements/staff-calls.ts';
import { listOutbox } from '@bahi/contract/messenger/staff-calls.ts';
import { getHealth } from '@bahi/contract/staff/health.ts';
import { getOverview } from '@bahi/contract/staff/queues.ts';
import { listStaff } from '@bahi/contract/staff/members.ts';
import { listDraws } from '@bahi/contract/new-shares/staff-calls.ts';
import { listProducts } from '@bahi/contract/staff/offerings.ts';
import { listAudit, listChanges } from '@bahi/contract/staff/operations.ts';
import { getAppealCase, getDepositCase, getIdentityCase, getWithdrawalCase } from '@bahi/contract/staff/reviews.ts';
import type { ComponentType } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { ConfigurationPage } from './configuration/configuration-page.tsx';
import { BankList } from './corrections/bank-list.tsx';
import { CorrectionsPage } from './corrections/corrections-page.tsx';
import { CustomersPage } from './customers/customers-page.tsx';
import { OrdersList } from './customers/orders-list.tsx';
import { PositionsList } from './customers/positions-list.tsx';
import { createAuthProvider } from './data/auth-provider.ts';
import { createDataProvider } from './data/data-provider.ts';
import { ask } from './data/live.ts';
import { resources } from './data/resources.ts';
import { DepositsPage } from './deposits/deposits-page.tsx';
import { ActionsPage } from './corporate-actions/actions-page.tsx';
import { DividendsPage } from './corporate-actions/dividends-page.tsx';
import { DrawsPage } from './new-shares/draws-page.tsx';
import { createI18n } from './i18n/wording.ts';
import { AuditList } from './operations/audit-list.tsx';
import { ChangeList } from './operations/change-list.tsx';
import { StaffList } from './operations/staff-list.tsx';
import { ProductsPage } from './products/products-page.tsx';
import { AppealsPage } from './restrictions/appeals-page.tsx';
import { EnrolPage } from './enrolment/enrol-page.tsx';
import { HealthPage } from './health/health-page.tsx';
import { OutboxList } from './outbox/outbox-list.tsx';
import { OverviewPage } from './overview/overview-page.tsx';
import { ConsoleLayout, type PageName } from './shell/layout.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { SignInPage } from './shell/sign-in-page.tsx';
import { PlacementsPage } from './placements/placements-page.tsx';
import { darkTheme, lightTheme } from './theme.ts';
import { VerificationPage } from './verification/verification-page.tsx';
import { WithdrawalsPage } from './withdrawals/withdrawals-page.tsx';

const authProvider = createAuthProvider(ask);
const dataProvider = createDataProvider(ask, resources);
const i18nProvider = createI18n();
const store = localStorageStore();
// A narrow window begins with the menu as icons: the room is for the work.
if (matchMedia('(max-width: 999px)').matches) store.setItem('sidebar.open', false);

interface Page {
  readonly name: PageName;
  readonly roles: readonly StaffRole[] | 'any' | 'public';
  readonly list: ComponentType;
}

const pages: readonly Page[] = [
  { name: 'overview', roles: getOverview.roles, list: OverviewPage },
  { name: 'identity', roles: getIdentityCase.roles, list: VerificationPage },
  { name: 'deposits', roles: getDepositCase.roles, list: DepositsPage },
  { name: 'withdrawals', roles: getWithdrawalCase.roles, list: WithdrawalsPage },
  { name: 'appeals', roles: getAppealCase.roles, list: AppealsPage },
  { name: 'placements', roles: getPlacementCase.roles, list: PlacementsPage },
  { name: 'dividends', roles: getDividendCase.roles, list: DividendsPage },
  { name: 'customers', roles: getCustomer.roles, list: CustomersPage },
  { name: 'orders', roles: listStaffOrders.roles, list: OrdersList },
  { name: 'positions', roles: listStaffPositions.roles, list: PositionsList },
  { name: 'products', roles: listProducts.roles, list: ProductsPage },
  { name: 'draws', roles: listDraws.roles, list: DrawsPage },
  { name: 'actions', roles: listActionProgress.roles, list: ActionsPage },
  { name: 'changes', roles: listChanges.roles, list: ChangeList },
  { name: 'corrections', roles: getCorrectable.roles, list: CorrectionsPage },
  { name: 'bank', roles: listBankStatements.roles, list: BankList },
  { name: 'configuration', roles: listConfig.roles, list: ConfigurationPage },
  { name: 'health', roles: getHealth.roles, list: HealthPage },
  { name: 'staff', roles: listStaff.roles, list: StaffList },
  { name: 'audit', roles: listAudit.roles, list: AuditList },
  { name: 'outbox', roles: listOutbox.roles, list: OutboxList },
];

export function App() {
  return (
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
      {(roles: readonly StaffRole[]) =>
        pages
          .filter(
            (page) =>
              page.roles === 'any' || (page.roles !== 'public' && page.roles.some((role) => roles.includes(role))),
          )
          .map((page) => <Resource key={page.name} name={page.name} list={page.list} />)
      }
      <CustomRoutes noLayout>
        <Route path="/enrol" element={<EnrolPage />} />
      </CustomRoutes>
    </Admin>
  );
}
