/** The frame of every page: where one is, who one is, and the pages the own roles may read. */
import { Alert, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Logout,
  Menu,
  Title,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { useLanguage, useTexts } from '../i18n/wording.ts';
import { menuGroups, useDomains } from './domain.ts';

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={ConsoleBar}
      menu={ConsoleMenu}
      error={BrokenPage}
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
    >
      {children}
    </Layout>
  );
}

/** Most likely its file did not come: the connection is lost, or the console is a newer one by now and has other files. */
function BrokenPage() {
  const { lists } = useTexts();
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('ra.page.error')} />
      <Alert
        severity="error"
        sx={{ my: 1 }}
        action={<Button onClick={() => location.reload()}>{lists.tryAgain}</Button>}
      >
        {translate('ra.message.error')}
      </Alert>
    </>
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
