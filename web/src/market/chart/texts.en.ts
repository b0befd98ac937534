/** English texts of the chart. Prices and times arrive formatted. */
import { plural } from '../../i18n/plural.ts';

const texts = {
  title: 'Chart',
  periods: {
    label: 'Period',
    time: 'Today',
    '1m': '1 min',
    '5m': '5 min',
    '15m': '15 min',
    '30m': '30 min',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    '6M': '6 M',
    '1Y': '1 Y',
  },
  onlyDays: {
    imported: 'Daily bars only: this is end-of-day data, without minutes.',
    resting: 'Daily bars only: it does not trade now, so its session is empty.',
  },
  adjustments: { none: 'Not adjusted', forward: 'Adjusted forward', backward: 'Adjusted backward' },
  adjustHelp: {
    none: 'Prices as they were traded.',
    forward: 'Past prices scaled to today’s shares.',
    backward: 'Later prices scaled to the first shares.',
  },
  indicators: 'Indicators',
  draw: 'Draw',
  compare: 'Compare',
  picture: 'Picture',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  toLatest: 'To the latest',
  asTable: 'View as table',
  tableTitle: (name: string, period: string) => `${name}, ${period}`,
  older: 'Older',
  newer: 'Newer',
  empty: 'Nothing has traded in this session yet.',
  emptyLong: 'There are no bars for this period.',
  label: (name: string, period: string) =>
    `Chart of ${name}, ${period}. Arrow keys read it bar by bar. Its values are under “View as table”.`,
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  previousClose: (price: string) => `Previous close ${price}`,
  averagePrice: 'Average price',
  legend: { volume: 'Volume', up: 'Upper', mid: 'Middle', dn: 'Lower', avp: 'Average price' },
  gap: 'Not recorded',
  gaps: (count: number) =>
    plural(count, {
      one: 'One shaded stretch was not recorded: the server was away. What traded then is unknown.',
      other: '# shaded stretches were not recorded: the server was away. What traded then is unknown.',
    }),
  gapRow: (from: string, to: string) => `Not recorded from ${from} to ${to}: the server was away`,
  drawnByLink: (indicator: string) => `${indicator} is drawn because of the scan you came from.`,
  removeDrawn: 'Remove it',
  keepDrawn: 'Keep it',
  comparedWith: (name: string) => `Percent, compared with ${name}`,
  stopComparing: (name: string) => `Stop comparing with ${name}`,
  notCompared: (name: string) => `The prices of ${name} could not be read.`,
  noPrice: 'no price',
};

export type ChartTexts = typeof texts;
export default texts;
