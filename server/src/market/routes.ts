/** The calls of contract/src/market/calls.ts. */
import {
  getCandles,
  getDepth,
  getInstrument,
  getMarkPrice,
  getMinutes,
  getQuotes,
  getSession,
  getSparklines,
  listInstruments,
  listRankings,
  listTrades,
  searchInstruments,
} from '@bahi/contract/market/calls.ts';
import type { FastifyInstance } from 'fastify';
import { publicRoute } from '../platform/http.ts';
import type { Market } from './service.ts';

export function registerMarketRoutes(server: FastifyInstance, market: Market): void {
  publicRoute(server, listInstruments, async () => market.list());
  publicRoute(server, getInstrument, ({ symbol }) => market.profile(symbol));
  publicRoute(server, getQuotes, async ({ symbols }) => market.quotes(symbols));
  publicRoute(server, getMarkPrice, async ({ symbol }) => market.mark(symbol));
  publicRoute(server, getDepth, async ({ symbol }) => market.depth(symbol));
  publicRoute(server, listTrades, ({ symbol, limit }) => market.trades(symbol, limit));
  publicRoute(server, getCandles, (query) => market.candles(query));
  publicRoute(server, getMinutes, (query) => market.minutes(query));
  publicRoute(server, getSparklines, ({ symbols }) => market.sparklines(symbols));
  publicRoute(server, listRankings, async ({ by, kind, sector, page, pageSize }) =>
    market.rankings({ by, kind, sector, page, pageSize }),
  );
  publicRoute(server, searchInstruments, async ({ text }) => market.search(text));
  publicRoute(server, getSession, async ({ symbol }) => market.session(symbol));
}
