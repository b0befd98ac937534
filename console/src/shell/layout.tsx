/** The frame of every page: where one is, who one is, and the pages the own roles may read. */
import CustomersIcon from '@mui/icons-material/PeopleAltOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import PositionsIcon from '@mui/icons-material/PieChartOutlineOutlined';
import OverviewIcon from '@mui/icons-material/SpaceDashboardOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import ConfigurationIcon from '@mui/icons-material/TuneOutlined';
import CorrectionsIcon from '@mui/icons-material/PublishedWithChangesOutlined';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import OutboxIcon from '@mui/icons-material/OutboxOutlined';
import ChangesIcon from '@mui/icons-material/RuleOutlined';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import IdentityIcon from '@mui/icons-material/HowToRegOutlined';
import DepositsIcon from '@mui/icons-material/SouthWestOutlined';
import WithdrawalsIcon from '@mui/icons-material/NorthEastOutlined';
import AppealsIcon from '@mui/icons-material/BalanceOutlined';
import PlacementsIcon from '@mui/icons-material/DonutLargeOutlined';
import DividendsIcon from '@mui/icons-material/PaymentsOutlined';
import ProductsIcon from '@mui/icons-material/SellOutlined';
import ActionsIcon from '@mui/icons-material/EventRepeatOutlined';
import DrawsIcon from '@mui/icons-material/CasinoOutlined';
import AuditIcon from '@mui/icons-material/HistoryOutlined';
import { Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useResourceDefinitions,
} from 'react-admin';
import type { ResourceName } from '../data/resources.ts';
import { useTexts } from '../i18n/wording.ts';

/** A list that is no part of another page, or a page of its own. */
export type PageName =
  | Exclude<ResourceName, 'findings'>
  | 'overview'
  | 'corrections'
  | 'configuration'
  | 'health'
  | 'identity'
  | 'deposits'
  | 'withdrawals'
  | 'appeals'
  | 'placements'
  | 'dividends'
  | 'draws'
  | 'actions';

const icons: Record<PageName, ReactElement> = {
  overview: <OverviewIcon />,
  identity: <IdentityIcon />,
  deposits: <DepositsIcon />,
  withdrawals: <WithdrawalsIcon />,
  appeals: <AppealsIcon />,
  placements: <PlacementsIcon />,
  dividends: <DividendsIcon />,
  customers: <CustomersIcon />,
  orders: <OrdersIcon />,
  positions: <PositionsIcon />,
  products: <ProductsIcon />,
  draws: <DrawsIcon />,
  actions: <ActionsIcon />,
  changes: <ChangesIcon />,
  corrections: <CorrectionsIcon />,
  bank: <BankIcon />,
  configuration: <ConfigurationIcon />,
  health: <HealthIcon />,
  staff: <StaffIcon />,
  audit: <AuditIcon />,
  outbox: <OutboxIcon />,
};

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
      {children}
    </Layout>
  );
}

function ConsoleBar() {
  const texts = useTexts();
  const { identity } = useGetIdentity();
  return (
    <AppBar
      alwaysOn
      color="inherit"
      userMenu={
        <UserMenu label={identity?.fullName ?? ''}>
          <Logout />
        </UserMenu>
      }
    >
      <Typography sx={{ fontWeight: 600, mr: 2, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } }}>
        {texts.brand}
      </Typography>
      <TitlePortal component="h1" variant="h1" />
    </AppBar>
  );
}

function ConsoleMenu() {
  const texts = useTexts();
  const shown = useResourceDefinitions();
  return (
    <Menu aria-label={texts.menu.pages} component="nav">
      {(Object.keys(icons) as PageName[])
        .filter((name) => shown[name]?.hasList)
        .map((name) => (
          <Menu.Item key={name} to={`/${name}`} primaryText={texts.pages[name]} leftIcon={icons[name]} />
        ))}
    </Menu>
  );
}
