import type { Domain } from '../house.ts';
import { createDeliveries } from './deliveries.ts';
import { registerNotificationsRoutes } from './routes.ts';
import { openVapid } from './vapid.ts';

export const notifications: Domain = {
  name: 'notifications',
  open(house) {
    const vapid = openVapid(house);
    const deliveries = createDeliveries({ ...house, vapid });
    return {
      routes: (server) => registerNotificationsRoutes(server, { ...house, vapid }),
      tasks: deliveries.tasks,
      // The key is made at the first start.
      async start() {
        await vapid();
        deliveries.start();
      },
      stop: deliveries.stop,
    };
  },
};
