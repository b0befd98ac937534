/** The alerts: those that wait, with delete and undo, and those that have fired. Another is set on an instrument. */
import { alertsActiveMaximum, listAlerts } from '@bahi/contract/alerts/calls.ts';
import { useCall } from '../data/use-call.ts';
import { usePagedCall } from '../data/use-paged-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { AlertList } from '../alerts/parts/alert-list.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { AddAlert } from './add-alert.tsx';
import { messageTexts } from './texts.ts';

export function AlertRules() {
  const t = useTexts(messageTexts);
  const active = useCall(listAlerts, { status: 'active', page: 1, pageSize: 100 });
  const fired = usePagedCall(listAlerts, { status: 'fired' });
  const count = active.data?.total ?? 0;
  return (
    <>
      <AddAlert />
      <section aria-labelledby="alerts-active" className="pt-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pb-2">
          <h2 id="alerts-active" className="text-lead font-semibold">
            {t.active}
          </h2>
          {count > 0 && <span className="text-small text-ink-2">{t.alertsHint(count, alertsActiveMaximum)}</span>}
        </div>
        <Loaded from={active}>
          {({ rows }) => (
            <>
              <AlertList label={t.active} alerts={rows} />
              {rows.length === 0 && (
                <p className="px-4 py-3 text-ink-2">
                  <span className="font-semibold text-ink">{t.noAlerts}</span> {t.noAlertsBody}
                </p>
              )}
            </>
          )}
        </Loaded>
      </section>
      {(fired.data?.length ?? 0) > 0 && (
        <section aria-labelledby="alerts-fired" className="pt-6">
          <h2 id="alerts-fired" className="px-4 pb-2 text-lead font-semibold">
            {t.fired}
          </h2>
          <AlertList label={t.fired} alerts={fired.data ?? []} />
          <LoadMore from={fired} />
        </section>
      )}
    </>
  );
}
