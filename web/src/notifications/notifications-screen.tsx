/** information/notifications: what this customer is told where, and push on this device (screens §setting). */
import { ALWAYS_IN_APP } from '@bahi/contract/messages/groups.ts';
import { getNotificationSettings, setNotificationDetails } from '@bahi/contract/notifications/calls.ts';
import { putAnswer } from '../data/query-client.ts';
import { useCall } from '../data/use-call.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { toast } from '../shell/toast.ts';
import { Switch } from '../ui/choices.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { DeviceRow } from './device-row.tsx';
import { notificationTexts } from './texts.ts';
import { useSwitches, type Medium, type Settings } from './use-switches.ts';

export default function NotificationsScreen() {
  const t = useTexts(notificationTexts);
  const settings = useCall(getNotificationSettings, {});
  return (
    <Screen title={t.title} isNarrow>
      <Loaded from={settings}>{(data) => <Choices settings={data} retry={settings.retry} />}</Loaded>
    </Screen>
  );
}

interface ChoicesProps {
  readonly settings: Settings;
  readonly retry: () => void;
}

function Choices({ settings, retry }: ChoicesProps) {
  const t = useTexts(notificationTexts);
  const { canSendSms, maskedPhone, canSendEmail, maskedEmail, groups } = settings;
  const { turn, command } = useSwitches(settings, retry);
  const mediums: readonly Medium[] = [
    'app',
    'push',
    ...(canSendSms && maskedPhone !== null ? (['sms'] as const) : []),
    ...(canSendEmail && maskedEmail !== null ? (['email'] as const) : []),
  ];
  return (
    <>
      <ListGroup title={t.device}>
        <DeviceRow settings={settings} retry={retry} />
        <Details settings={settings} retry={retry} />
      </ListGroup>
      <ListGroup title={t.what}>
        {groups.map((row) => {
          const { name, detail } = t.groups[row.group];
          const isFixed = ALWAYS_IN_APP.has(row.group);
          return (
            <div key={row.group} role="group" aria-label={name} className="border-t border-line bg-surface px-4 py-3">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-ink-2">{detail}</span>
              {/* The switch first: whatever the words, it stands under the one of the group before. */}
              <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-y-1 pt-1">
                {mediums.map((medium) =>
                  medium === 'app' && isFixed ? (
                    <span key={medium} className="min-h-11 content-center pr-2 text-small text-ink-2">
                      {t.alwaysOn}
                    </span>
                  ) : (
                    <span key={medium} className="inline-flex min-h-11 items-center gap-2 pr-2">
                      <Switch
                        label={`${name}: ${t.mediums[medium]}`}
                        isOn={row[medium]}
                        onChange={(isTold) => turn({ messageGroup: row.group, medium, isTold })}
                      />
                      <span aria-hidden="true" className="text-small">
                        {t.mediums[medium]}
                      </span>
                    </span>
                  ),
                )}
              </div>
              {command.sent?.messageGroup === row.group && <UnknownResultCard command={command} what={name} />}
            </div>
          );
        })}
        {canSendSms && maskedPhone === null && (
          <ListRow title={t.noPhone} detail={t.noPhoneHint} href={href('/information/safety')} />
        )}
        {canSendEmail && maskedEmail === null && (
          <ListRow title={t.addEmail} detail={t.addEmailHint} href={href('/information/safety', { show: 'email' })} />
        )}
      </ListGroup>
      <div className="flex flex-col gap-1 px-4 py-3 text-small text-ink-2">
        <p>{t.appHint}</p>
        {canSendSms && maskedPhone !== null && <p>{t.smsTo(maskedPhone)}</p>}
        {canSendEmail && maskedEmail !== null && <p>{t.emailTo(maskedEmail)}</p>}
        {!canSendEmail && <p>{t.noEmail}</p>}
      </div>
    </>
  );
}

function Details({ settings, retry }: ChoicesProps) {
  const t = useTexts(notificationTexts);
  const text = useRefusalText();
  const command = useCommand(setNotificationDetails, {
    changes: [getNotificationSettings],
    onRefused(refusal, message) {
      retry();
      toast(text(refusal, message));
    },
  });
  const change = (showsDetails: boolean) => {
    if (command.isBusy) return;
    putAnswer(getNotificationSettings, {}, { ...settings, showsDetails });
    command.send({ showsDetails });
  };
  return (
    <>
      <ListRow
        title={t.details}
        detail={t.detailsHint}
        end={<Switch label={t.details} isOn={settings.showsDetails} onChange={change} />}
      />
      <UnknownResultCard command={command} what={t.details} />
    </>
  );
}
