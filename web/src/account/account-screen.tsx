/** information/index: who, how much and why, and the ways into records, security, settings and help. */
import { Suspense, lazy } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useConfig } from '../data/config.ts';
import { useUnread } from '../data/unread.ts';
import { useCall } from '../data/use-call.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { languageNames, useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { confirm } from '../shell/confirm.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { exit } from '../shell/sign-out.ts';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { StatusChip } from '../ui/status-chip.tsx';
import { Avatar } from './avatar.tsx';
import { Balances } from './balances.tsx';
import { MoneyActions } from './money-actions.tsx';
import { IdentityChip } from './identity-chip.tsx';
import { StatusLine } from './status-line.tsx';
import { accountTexts } from './texts.ts';

const OtherBalances = lazy(() => import('./other-balances.tsx'));

export default function AccountScreen() {
  const t = useTexts(accountTexts);
  const common = useCommonTexts();
  const language = useLanguage();
  const { mode } = useConfig();
  const user = useCall(getUser, {});
  const unread = useUnread() ?? 0;
  const logOut = async () => {
    if (await confirm({ title: t.logOutTitle, action: t.logOut })) exit();
  };
  return (
    <Screen title={t.account}>
      <Loaded from={user}>
        {(who) => (
          <>
            <div className="flex flex-wrap items-center gap-2 px-4 pt-1 pb-3">
              <a href={href('/information/userInfo')} className="inline-flex min-h-11 items-center gap-2">
                <Avatar account={who.account} upload={who.avatar?.upload ?? null} isSmall />
                <span className="text-title font-semibold">{who.maskedAccount}</span>
                <ChevronRight size={18} aria-label={t.yourDetails} className="text-ink-3" />
              </a>
              <IdentityChip identity={who.identity} />
              {mode === 'practice' && <StatusChip tone="waiting">{t.practice}</StatusChip>}
            </div>
            <div className="px-4 pb-3">
              <RestrictionNotes restrictions={who.restrictions} />
            </div>
          </>
        )}
      </Loaded>
      <Balances />
      <MoneyActions />
      <Suspense>
        <OtherBalances />
      </Suspense>
      <ListGroup title={t.money}>
        <ListRow title={t.loan} detail={t.loanHint} href={href('/information/loan')} />
        <ListRow title={t.lend} detail={t.lendHint} href={href('/information/pj', { tab: 'lend' })} />
        <ListRow title={t.pledge} detail={t.pledgeHint} href={href('/information/pj', { tab: 'pledge' })} />
        <ListRow title={t.destinations} detail={t.destinationsHint} href={href('/information/bankList')} />
      </ListGroup>
      <ListGroup title={t.yourRecords}>
        <ListRow title={t.records} detail={t.recordsHint} href={href('/information/fundRecord')} />
        <ListRow
          title={t.messages}
          detail={t.messagesHint}
          {...(unread > 0 ? { value: common.unread(unread) } : {})}
          href={href('/information/msgInfo')}
        />
        <StatusLine />
      </ListGroup>
      <ListGroup title={t.identityAndSafety}>
        <ListRow title={t.identity} href={href('/information/authInfo')} />
        <ListRow title={t.safety} href={href('/information/safety')} />
      </ListGroup>
      <ListGroup title={t.preferences}>
        <ListRow title={t.settings} href={href('/information/setting')} />
        <ListRow title={t.language} value={languageNames[language]} href={href('/information/changeLang')} />
      </ListGroup>
      <ListGroup title={t.help}>
        <ListRow title={t.support} href={href('/home/kefuCenter')} />
        <ListRow title={t.faq} detail={t.faqHint} href={href('/information/faq')} />
        <ListRow title={t.agreement} href={href('/information/agreement')} />
        <ListRow title={t.aboutUs} href={href('/information/aboutUs')} />
        <ListRow title={t.about} href={href('/information/aboutInfo')} />
      </ListGroup>
      <ListGroup>
        <ListRow title={t.logOut} tone="danger" onClick={() => void logOut()} />
      </ListGroup>
    </Screen>
  );
}
