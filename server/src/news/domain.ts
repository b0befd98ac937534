import type { Domain } from '../house.ts';
import { createFeedTasks } from './feed-reader.ts';
import { createReporter } from './reporter.ts';
import { registerNewsRoutes } from './routes.ts';

export const news: Domain = {
  name: 'news',
  open(house) {
    const reporter = createReporter(house);
    return {
      routes: (server) => registerNewsRoutes(server, house),
      tasks: createFeedTasks({ ...house, urls: house.newsFeeds }),
      start: () => reporter.start(),
      stop: () => reporter.stop(),
    };
  },
};
