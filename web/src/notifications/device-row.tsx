/** Push on this device: what the browser allows, what the server knows, and the switch between both. */
import { useEffect, useState } from 'react';
import { getNotificationSettings, subscribePush, unsubscribePush } from '@bahi/contract/notifications/calls.ts';
import {
  isDeviceSubscribed,
  pushPermission,
  rememberDevice,
  subscribeDevice,
  unsubscribeDevice,
} from '../data/push-device.ts';
import { useCommand } from '../data/use-command.ts';
import { useRefusalText } from '../i18n/refusal-text.ts';
import { useTexts } from '../i18n/texts.ts';
import { toast } from '../shell/toast.ts';
import { Switch } from '../ui/choices.tsx';
import { ListRow } from '../ui/list-group.tsx';
import { UnknownResultCard } from '../ui/unknown-result-card.tsx';
import { notificationTexts } from './texts.ts';
import type { Settings } from './use-switches.ts';

export function DeviceRow({ settings, retry }: { readonly settings: Settings; readonly retry: () => void }) {
  const t = useTexts(notificationTexts);
  const text = useRefusalText();
  const [permission, setPermission] = useState(pushPermission);
  const [isSubscribed, setIsSubscribed] = useState(false);
  const [isTurning, setIsTurning] = useState(false);
  const options = {
    changes: [getNotificationSettings],
    onRefused(refusal: Parameters<typeof text>[0], message: string) {
      retry();
      toast(text(refusal, message));
    },
  };
  const subscribing = useCommand(subscribePush, {
    ...options,
    onDone() {
      rememberDevice();
      setIsSubscribed(true);
    },
  });
  const unsubscribing = useCommand(unsubscribePush, options);
  useEffect(() => {
    void isDeviceSubscribed().then(setIsSubscribed);
    // Whoever allows it in the browser's settings comes back to this page.
    const look = () => setPermission(pushPermission());
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, []);

  const isBusy = isTurning || subscribing.isBusy || unsubscribing.isBusy;
  const isOn = isBusy ? !(settings.isThisDeviceOn && isSubscribed) : settings.isThisDeviceOn && isSubscribed;
  const turn = async (on: boolean) => {
    if (isBusy) return;
    if (!on) {
      unsubscribing.send({});
      setIsSubscribed(false);
      return unsubscribeDevice();
    }
    setIsTurning(true);
    try {
      const keys = await subscribeDevice(settings.pushKey);
      if (keys === null) toast(t.pushNotAllowed);
      else subscribing.send(keys);
    } catch {
      toast(t.pushFailed);
    } finally {
      setIsTurning(false);
      setPermission(pushPermission());
    }
  };

  const others = settings.devices - (settings.isThisDeviceOn ? 1 : 0);
  const state = isBusy && isOn ? t.turning : isOn ? t.pushOn : t.pushOff;
  return (
    <>
      <ListRow
        title={t.push}
        detail={
          <>
            {{ unsupported: t.pushUnsupported, blocked: t.pushBlocked, possible: state }[permission]}
            {others > 0 && <span className="block">{t.otherDevices(others)}</span>}
          </>
        }
        {...(permission === 'possible'
          ? { end: <Switch label={t.push} isOn={isOn} onChange={(on) => void turn(on)} /> }
          : {})}
      />
      <UnknownResultCard command={subscribing} what={t.push} />
      <UnknownResultCard command={unsubscribing} what={t.push} />
    </>
  );
}
