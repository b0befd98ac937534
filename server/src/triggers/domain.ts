import { isTradingIn } from '../orders/service.ts';
import type { Domain } from '../house.ts';
import { TRIGGER_INVARIANTS } from './audit.ts';
import { createTriggerTasks } from './jobs.ts';
import { createMonitor } from './monitor.ts';
import { registerTriggersRoutes } from './routes.ts';

export const triggers: Domain = {
  name: 'triggers',
  invariants: TRIGGER_INVARIANTS,
  open: (house) => {
    const { feed, calendar, isHeldUp, halt, bus, content } = house;
    const scaleOf = (symbol: string) => feed.instrument(symbol)?.priceScale ?? 2;
    const isTrading = isTradingIn(feed, calendar, isHeldUp);
    const monitor = createMonitor({
      ...house,
      scaleOf,
      isTrading,
      haltedSince: halt.since,
      requireConsent: content.requireConsent,
    });
    const stopHearing = bus.subscribe('triggers.changed', monitor.refresh);
    return {
      routes: (server) => registerTriggersRoutes(server, house),
      tasks: createTriggerTasks({ ...house, scaleOf }),
      start: monitor.start,
      stop: async () => {
        stopHearing();
        await monitor.stop();
      },
    };
  },
};
