/**
 * information/safety: everything that guards the account, with its state, and the two ways to stop it all. Each row opens a
 * part of this page (`show`), which is loaded then.
 */
import { Suspense, lazy, type ComponentType } from 'react';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getSecurity } from '@bahi/contract/security/calls.ts';
import { formatDateTime } from '@bahi/core/format.ts';
import { serverNow } from '../data/clock.ts';
import { useCall } from '../data/use-call.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Nudge } from '../ui/nudge.tsx';
import { Delayed, SkeletonRows } from '../ui/skeleton.tsx';
import { isInForceUntil } from './in-force.ts';
import { securityTexts } from './texts.ts';

const parts: Readonly<Record<string, ComponentType>> = {
  authenticator: lazy(() => import('./authenticator-part.tsx')),
  passkeys: lazy(() => import('./passkeys-part.tsx')),
  phone: lazy(() => import('./phone-part.tsx')),
  email: lazy(() => import('./email-part.tsx')),
  devices: lazy(() => import('./devices-part.tsx')),
  logins: lazy(() => import('./logins-part.tsx')),
  pause: lazy(() => import('./pause-part.tsx')),
  freeze: lazy(() => import('./freeze-part.tsx')),
  restrictions: lazy(() => import('./restrictions-part.tsx')),
};

export default function SafetyScreen() {
  const t = useTexts(securityTexts);
  const { show = '' } = useQuery('/information/safety');
  const Part = parts[show];
  if (Part === undefined) return <Overview />;
  return (
    <Suspense
      key={show}
      fallback={
        <Screen title={t.title} isNarrow>
          <Delayed>
            <SkeletonRows />
          </Delayed>
        </Screen>
      }
    >
      <Part />
    </Suspense>
  );
}

function Overview() {
  const t = useTexts(securityTexts);
  const security = useCall(getSecurity, {});
  const user = useCall(getUser, {});
  const restricted = user.data?.restrictions.length ?? 0;
  const time = (at: number) => formatDateTime(at, marketZone());
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={security}>
        {(guards) => (
          <>
            {isInForceUntil(guards.moneyOutHeldUntil, serverNow()) && (
              <div className="px-4 pt-2">
                <Nudge>{t.heldUntil(time(guards.moneyOutHeldUntil))}</Nudge>
              </div>
            )}
            <ListGroup title={t.signIn}>
              <ListRow title={t.loginPassword} href={href('/information/loginPass')} />
              <Row
                part="passkeys"
                title={t.passkeys.title}
                value={guards.passkeys.length === 0 ? t.notSet : t.passkeys.count(guards.passkeys.length)}
              />
              <Row part="authenticator" title={t.totp.title} value={guards.hasTotp ? t.isOn : t.isOff} />
            </ListGroup>
            <ListGroup title={t.moneyGuards}>
              <ListRow
                title={t.fundPassword}
                value={guards.hasFundPassword ? t.isSet : t.notSet}
                href={href('/information/fundPass')}
              />
              <Row part="phone" title={t.phone.title} value={guards.maskedPhone ?? t.phone.none} />
              <Row part="email" title={t.email.title} value={guards.maskedEmail ?? t.email.none} />
            </ListGroup>
            <ListGroup title={t.activity}>
              <Row part="devices" title={t.devices} />
              <Row part="logins" title={t.logins.title} />
            </ListGroup>
            <ListGroup title={t.stop}>
              <Row
                part="restrictions"
                title={t.restrictions.row}
                {...(restricted > 0 ? { value: t.restrictions.count(restricted) } : {})}
              />
              <Row
                part="pause"
                title={t.pause.title}
                {...(isInForceUntil(guards.pausedUntil, serverNow())
                  ? { detail: t.pause.until(time(guards.pausedUntil)) }
                  : { value: t.isOff })}
              />
              {guards.isFrozenByCustomer ? (
                <Row part="freeze" title={t.freeze.end} detail={t.freeze.ownPlain} />
              ) : (
                <Row part="freeze" title={t.freeze.row} tone="danger" />
              )}
            </ListGroup>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function Row({
  part,
  ...row
}: {
  readonly part: string;
  readonly title: string;
  readonly value?: string;
  readonly detail?: string;
  readonly tone?: 'danger';
}) {
  return <ListRow {...row} href={href('/information/safety', { show: part })} />;
}
