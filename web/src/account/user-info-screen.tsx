/** information/userInfo: who the customer is to us, all of it as the server knows it. */
import { Suspense, lazy, useState } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getCreditScore } from '@bahi/contract/credit-score/calls.ts';
import { getSeat } from '@bahi/contract/institutions/calls.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { formatDate } from '@bahi/core/format.ts';
import { useConfig } from '../data/config.ts';
import { WAITING_REFETCH_MS } from '../data/requests.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { RestrictionNotes } from '../restrictions/parts/restriction-notes.tsx';
import { Avatar } from './avatar.tsx';
import { IdentityChip } from './identity-chip.tsx';
import { userInfoTexts } from './user-info-texts.ts';

const AvatarSheet = lazy(() => import('./avatar-sheet.tsx'));
const SeatSection = lazy(() => import('../institutions/parts/seat-section.tsx'));
const ScoreHistory = lazy(() => import('../credit-score/parts/score-history.tsx'));

export default function UserInfoScreen() {
  const t = useTexts(userInfoTexts);
  const { mode } = useConfig();
  const language = useLanguage();
  const [isChanging, setChanging] = useState(false);
  const user = useCall(getUser, {});
  const security = useCall(getSecurity, {});
  const isSeat = useCall(getSeat, {}).data?.seat?.state === 'approved';
  const score = useCall(getCreditScore, {}, { refetchMs: WAITING_REFETCH_MS }).data;
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={user}>
        {(who) => (
          <>
            <div className="flex items-center gap-4 px-4 pt-2">
              <Avatar account={who.account} upload={who.avatar?.upload ?? null} alt={t.avatar.alt} />
              <div className="flex min-w-0 flex-col items-start gap-1">
                <span className="text-lead font-semibold [overflow-wrap:anywhere]">{who.account}</span>
                <IdentityChip identity={who.identity} />
              </div>
            </div>
            <div className="pt-1">
              <Button variant="plain" size="medium" onClick={() => setChanging(true)}>
                {t.avatar.change}
              </Button>
              {isChanging && (
                <Suspense>
                  <AvatarSheet hasAvatar={(who.avatar ?? null) !== null} onClose={() => setChanging(false)} />
                </Suspense>
              )}
            </div>
            <div className="px-4 pt-4">
              <RestrictionNotes restrictions={who.restrictions} />
            </div>
            <ListGroup title={t.account}>
              <ListRow
                title={t.type}
                value={isSeat ? t.types.seat : mode === 'practice' ? t.types.practice : t.types.live}
              />
              <ListRow
                title={t.margin}
                value={who.isMarginEnabled ? t.marginOn : t.marginOff}
                {...(who.isMarginEnabled ? {} : { href: href('/information/faq', { tab: 'learn' }) })}
              />
              <ListRow
                title={t.phone}
                {...(security.data === undefined ? {} : { value: security.data.maskedPhone ?? t.noPhone })}
                href={href('/information/safety', { show: 'phone' })}
              />
              <ListRow
                title={t.email}
                {...(security.data === undefined ? {} : { value: security.data.maskedEmail ?? t.noEmail })}
                href={href('/information/safety', { show: 'email' })}
              />
              <ListRow title={t.registered} value={formatDate(who.registeredAt, marketZone())} />
              <ListRow
                title={t.customer}
                value={<span className="num">{who.customerId}</span>}
                end={<CopyButton text={who.customerId} />}
              />
            </ListGroup>
            {score !== undefined && (
              <ListGroup title={t.credit}>
                <ListRow
                  title={t.score}
                  detail={t.scoreMeaning(score.least, score.most, score.withdrawalMinimum)}
                  value={<span className="num">{score.score}</span>}
                  href={href('/information/loan')}
                />
              </ListGroup>
            )}
            <Suspense>
              <SeatSection isVerified={who.identity === 'verified'} />
            </Suspense>
            <ListGroup title={t.origin}>
              {who.institution !== null && <ListRow title={t.institution} value={who.institution[language]} />}
              {who.inviter !== null && <ListRow title={t.inviter} value={who.inviter} />}
              {who.invitationCode === null && <ListRow title={t.invitationCode} detail={t.codeEnded} />}
              {who.invitationCode !== null && <Invitation code={who.invitationCode} />}
            </ListGroup>
          </>
        )}
      </Loaded>
      <Suspense>
        <ScoreHistory />
      </Suspense>
    </Screen>
  );
}

function Invitation({ code }: { readonly code: string }) {
  const t = useTexts(userInfoTexts);
  const url = `${location.origin}/${href('/login/register', { code })}`;
  return (
    <ListRow
      title={t.invitationCode}
      detail={
        // Above the hint: beside it, the code and two buttons leave the words no room on a phone.
        <>
          <code className="block text-body text-ink wrap-anywhere">{code}</code>
          {t.invitationHint}
        </>
      }
      end={
        <>
          <CopyButton text={code} />
          <ShareButton title={t.invited} url={url} words={t} />
        </>
      }
    />
  );
}
