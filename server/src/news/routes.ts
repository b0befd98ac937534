/** The calls of contract/src/news/calls.ts. */
import { getNews, listNews } from '@bahi/contract/news/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';
import { publicRoute } from '../platform/http.ts';
import { storedId } from '../platform/stored-id.ts';
import { newsItem, newsPage } from './service.ts';

export function registerNewsRoutes(server: FastifyInstance, { db }: { db: Database }): void {
  publicRoute(server, listNews, (input, { now }) => newsPage(db, input, now));
  publicRoute(server, getNews, ({ id }, { now }) => newsItem(db, storedId(id), now));
}
