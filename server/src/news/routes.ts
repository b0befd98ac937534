/** The calls of contract/src/news/calls.ts. */
import { getNews, listNews } from '@bahi/contract/news/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import { newsItem, newsPage, type NewsDeps } from './service.ts';

export function registerNewsRoutes(server: FastifyInstance, deps: NewsDeps): void {
  publicRoute(server, listNews, (input, { now }) => newsPage(deps, input, now));
  publicRoute(server, getNews, (input, { now }) => newsItem(deps, input, now));
}
