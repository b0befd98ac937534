/** The frame of every page: where one is, who one is, and the pages the own roles may read. */
import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
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
import { useLanguage, useTexts } from '../i18n/wording.ts';
import { menuGroups, useDomains } from './domain.ts';

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
  const language = useLanguage();
  const shown = useResourceDefinitions();
  const pages = useDomains().flatMap((domain) => domain.pages ?? []);
  return (
    <Menu aria-label={texts.menu.pages} component="nav">
      {menuGroups
        .flatMap((group) => pages.filter(({ menu }) => menu.group === group))
        .filter(({ name }) => shown[name]?.hasList)
        .map(({ name, title, menu: { icon: Icon } }) => (
          <Menu.Item key={name} to={`/${name}`} primaryText={title[language]} leftIcon={<Icon />} />
        ))}
    </Menu>
  );
}
