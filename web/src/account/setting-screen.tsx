/** information/setting: how the app looks and behaves on this device. */
import { useTexts } from '../i18n/texts.ts';
import { languageNames, useLanguage } from '../i18n/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '../data/store.ts';
import { marketZone } from '../data/zone.ts';
import { href } from '../shell/location.ts';
import { lockSetting } from '../shell/app-lock.ts';
import { Screen } from '../shell/screen.tsx';
import { changeSettings, lockMinutes, palettes, textSizes, themes, useSettings } from '../shell/settings.ts';
import { toast } from '../shell/toast.ts';
import { Switch } from '../ui/choices.tsx';
import { ListGroup, ListRow } from '../ui/list-group.tsx';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { InstallPart } from './install-part.tsx';
import { clearStoredData } from './stored-data.ts';
import { accountTexts } from './texts.ts';

export default function SettingScreen() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const now = useSettings();
  const queryClient = useQueryClient();
  const lock = useStore(lockSetting);
  const clear = () => {
    clearStoredData();
    queryClient.clear();
    toast(t.cacheCleared);
  };
  return (
    <Screen title={t.settingTitle} isNarrow>
      <ListGroup title={t.appearance}>
        <div className="flex flex-col gap-4 border-t border-line bg-surface p-4">
          <div className="flex flex-col gap-1">
            <span className="text-small text-ink-2">{t.theme}</span>
            <Segments
              kind="radio"
              label={t.theme}
              items={themes.map((key) => ({ key, text: t.themes[key] }))}
              value={now.theme}
              onChange={(theme) => changeSettings({ theme })}
            />
          </div>
          <div className="flex flex-col gap-1">
            <span className="text-small text-ink-2">{t.textSize}</span>
            <Segments
              kind="radio"
              label={t.textSize}
              items={textSizes.map((key) => ({ key, text: t.textSizes[key] }))}
              value={now.textSize}
              onChange={(textSize) => changeSettings({ textSize })}
            />
          </div>
          <Select
            label={t.colours}
            hint={t.coloursHint}
            items={[
              { key: 'language', text: t.followLanguage },
              ...palettes.map((key) => ({ key, text: t.palettes[key] })),
            ]}
            value={now.palette ?? 'language'}
            onChange={(key) => changeSettings({ palette: key === 'language' ? null : key })}
          />
        </div>
        <ListRow title={t.language} value={languageNames[language]} href={href('/information/changeLang')} />
      </ListGroup>
      <ListGroup title={t.trading}>
        <ListRow
          title={t.calmPrices}
          detail={t.calmPricesHint}
          end={
            <Switch
              label={t.calmPrices}
              isOn={now.hasCalmPrices}
              onChange={(hasCalmPrices) => changeSettings({ hasCalmPrices })}
            />
          }
        />
        {matchMedia('(pointer: fine)').matches && (
          <ListRow
            title={t.shortcuts}
            detail={t.shortcutsHint}
            end={
              <Switch
                label={t.shortcuts}
                isOn={now.hasShortcuts}
                onChange={(hasShortcuts) => changeSettings({ hasShortcuts })}
              />
            }
          />
        )}
        <div className="flex flex-col gap-2 border-t border-line bg-surface p-4">
          <span className="font-medium">{t.confirmStyle}</span>
          <Segments
            kind="radio"
            label={t.confirmStyle}
            items={(['tap', 'slide'] as const).map((key) => ({ key, text: t.confirmStyles[key] }))}
            value={now.confirmStyle}
            onChange={(confirmStyle) => changeSettings({ confirmStyle })}
          />
        </div>
      </ListGroup>
      <ListGroup title={t.notifications}>
        <ListRow title={t.notifications} detail={t.notificationsHint} href={href('/information/notifications')} />
      </ListGroup>
      <ListGroup title={t.privacy}>
        <ListRow
          title={t.hideAmounts}
          detail={t.hideAmountsHint}
          end={
            <Switch
              label={t.hideAmounts}
              isOn={now.areAmountsHidden}
              onChange={(areAmountsHidden) => changeSettings({ areAmountsHidden })}
            />
          }
        />
        <ListRow title={t.timeZone} detail={t.timeZoneHint} value={marketZone()} />
        <ListRow title={t.clearCache} detail={t.clearCacheHint} onClick={clear} />
      </ListGroup>
      <InstallPart />
      <ListGroup title={t.security}>
        <ListRow title={t.devices} href={href('/information/safety', { show: 'devices' })} />
        {lock !== null && (
          <div className="border-t border-line bg-surface p-4">
            <Select
              label={t.appLock}
              hint={t.appLockHint}
              items={[
                { key: 'off', text: t.appLockOff },
                ...lockMinutes.map((minutes) => ({ key: String(minutes), text: t.appLockAfter(minutes) })),
              ]}
              value={String(now.lockAfterMinutes ?? 'off')}
              onChange={(key) => void lock.change(lockMinutes.find((minutes) => String(minutes) === key) ?? null)}
            />
          </div>
        )}
      </ListGroup>
    </Screen>
  );
}
