import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFeed, type FeedDocument } from './feed-document.ts';
import { itemsOf } from './feed-reader.ts';
import { createMentions } from './mentions.ts';
import { lineOf, paragraphsOf } from './plain-text.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');

function fixture(name: string, url = 'https://feeds.example/all'): FeedDocument {
  const document = readFeed(readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8'), url);
  if (document === null) throw new Error(`${name} is no feed`);
  return document;
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

test('RSS 2.0 as newspapers write it: CDATA, entities within it, namespaces, near-miss dates, a link twice', () => {
  const { title, items } = fixture('rss2-cdata.xml');
  expect(title).toBe('Dalal Street Daily – Markets & Money');
  expect(items.map((item) => ({ ...item, at: iso(item.at) }))).toEqual([
    {
      guid: 'https://daily.example/?p=48213',
      title: 'Kaveri Steel’s Q2 profit doubles; shares hit a new high',
      paragraphs: [
        'Kaveri Steel said on Friday that its net profit rose to Rs 412 crore, from Rs 205 crore a year ago…',
        'Revenue grew 31%. Read more',
      ],
      link: 'https://daily.example/markets/kaveri-steel-q2?utm_source=rss&utm_medium=feed',
      at: '2026-11-20T07:00:00.000Z',
    },
    {
      guid: 'https://daily.example/markets/flat',
      title: 'Nifty ends flat; "wait & watch", say dealers',
      paragraphs: ['Indices moved less than 0.1 %. Volumes were thin — the thinnest since June.', 'Banks led.'],
      link: 'https://daily.example/markets/flat',
      at: '2026-11-20T10:45:00.000Z',
    },
    {
      guid: expect.stringMatching(/^[0-9a-f]{40,}$/),
      title: 'A date nobody can read',
      paragraphs: [],
      link: null,
      at: '2026-11-19T02:45:00.000Z',
    },
  ]);
});

test('Atom with XHTML titles and contents, relative links, text that is not markup', () => {
  const { title, items } = fixture('atom-xhtml.xml', 'https://exchange.example/circulars.atom');
  expect(title).toBe('Circulars & notices');
  expect(items.map((item) => ({ ...item, at: iso(item.at) }))).toEqual([
    {
      guid: 'tag:exchange.example,2003:118',
      title: 'Margin on VRM raised to 20 %',
      paragraphs: ['What changes', 'From Monday the margin on VRM & two others is 20 % if a < b.', 'VRM', 'others'],
      link: 'https://exchange.example/circulars/c/118',
      at: '2026-11-20T02:30:00.000Z',
    },
    {
      guid: 'tag:exchange.example,2003:117',
      title: 'Plain text: 5 < 6 & <b>not bold</b>',
      paragraphs: ['Text with <i> in it.'],
      link: 'https://exchange.example/c/117',
      at: '2026-11-19T12:00:00.250Z',
    },
  ]);
});

test('RDF (RSS 1.0), a media feed and a JSON feed', () => {
  expect(fixture('rdf-rss1.xml').items).toEqual([
    {
      guid: 'https://bank.example/press/9',
      title: 'Repo rate unchanged at 6.5 %',
      paragraphs: ['The committee, meeting for the third time this year, left the rate where it is.'],
      link: 'https://bank.example/press/9',
      at: Date.parse('2026-11-18T04:30:00Z'),
    },
  ]);
  expect(fixture('media-youtube-like.xml').items[0]).toMatchObject({
    title: 'Closing bell',
    paragraphs: ['Gainers and losers of the day, with Sunrise Foods.'],
  });
  expect(fixture('feed.json').items).toMatchObject([
    { title: 'Board meets <soon>', paragraphs: ['On Tuesday.'], at: Date.parse('2026-11-20T05:00:00Z') },
    { title: 'No body', link: 'https://filings.example/2', at: null },
  ]);
});

test('hostile markup leaves only words: no entity is expanded, no script, no reversed text, no link that is not https', () => {
  const { title, items } = fixture('hostile.xml');
  expect(title).toBe('&lol2;');
  expect(items.map(({ title: line, paragraphs, link }) => ({ line, paragraphs, link }))).toEqual([
    { line: '&file; Sellyub now', paragraphs: ['Said &lt;b&gt;once link'], link: null },
    { line: 'User in the link', paragraphs: ['seen'], link: null },
  ]);
  const reading =
    '<!DOCTYPE rss [<!ENTITY file SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&file;</title></channel></rss>';
  expect(readFeed(reading, 'https://x.example/')).toBeNull();
});

test('what is no feed is none; one that is cut off is none or what was whole', () => {
  for (const text of [
    '',
    ' ',
    '<html><body>Not found</body></html>',
    '{}',
    '[]',
    'null',
    '<rss',
    '\u0000',
    '<a>'.repeat(5_000),
  ])
    expect([text.slice(0, 10), readFeed(text, 'https://x.example/')]).toEqual([text.slice(0, 10), null]);
  const broken = readFeed(
    readFileSync(join(import.meta.dirname, 'fixtures', 'broken.xml'), 'utf8'),
    'https://x.example/',
  );
  expect(broken?.items ?? []).not.toContainEqual(expect.objectContaining({ title: expect.stringContaining('Half') }));
});

test('a feed of thousands of items gives the first hundred, at a cost that grows with its length and not with its square', () => {
  const item = (n: number) =>
    `<item><title>Title ${n}</title><link>https://x.example/${n}</link><description><![CDATA[<p>${'words '.repeat(40)}</p>]]></description></item>`;
  // Processor time is told in steps of some milliseconds: so many readings together are well above one.
  const costOf = (length: number, times: number) => {
    const items = Array.from({ length }, (_, n) => item(n)).join('');
    const text = `<rss version="2.0"><channel><title>Long</title>${items}</channel></rss>`;
    const costs = Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage();
      for (let time = 0; time < times; time += 1) expect(readFeed(text, 'https://x.example/')?.items).toHaveLength(100);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / times;
    });
    // What else the processor does makes a reading dearer, never cheaper.
    return Math.min(...costs);
  };
  costOf(300, 10);
  expect(costOf(3_000, 3) / costOf(300, 30)).toBeLessThan(40);
});

test('texts are cut to what a screen can show', () => {
  expect(lineOf('word '.repeat(200))).toMatch(/^(word )+word…$/);
  expect(lineOf('x'.repeat(500))).toHaveLength(200);
  expect(lineOf('𝟙'.repeat(300)).isWellFormed()).toBe(true);
  expect(paragraphsOf('<p>one</p>'.repeat(500))).toHaveLength(12);
  expect(lineOf('Z̴̢̨̧̛̛̛a̶l̶g̶o̶')).not.toMatch(/\p{M}{5}/u);
  expect(lineOf('कावेरी स्टील 👩‍👩‍👧 ١٢٣')).toBe('कावेरी स्टील 👩‍👩‍👧 ١٢٣');
  expect(lineOf('a&lt;b&amp;lt;c &bogus; &#xD800; &#55357;')).toBe('a<b&lt;c &bogus;');
});

test('items of a feed name their instruments, and none is from the future or from long ago', () => {
  const mentions = createMentions([
    { symbol: 'KAVST', name: 'Kaveri Steel' },
    { symbol: 'VRM', name: 'Varuna Marine' },
    { symbol: 'M&M.NSE', name: 'Mahindra & Mahindra' },
    { symbol: 'IT', name: 'It' },
  ]);
  expect(mentions('KAVST and kavst, VRM; M&M rallies. IT is it.')).toEqual(['KAVST', 'VRM', 'M&M.NSE']);
  expect(mentions('kaveri steel’s owners; VARUNA  Marine. Mahindra &amp; Kaveri Steelworks')).toEqual(['KAVST', 'VRM']);
  expect(mentions('Kaveri Steelworks, XVRM')).toEqual([]);
  const at = (date: string | null) => (date === null ? null : Date.parse(date));
  const document = {
    title: '',
    items: [at('2031-01-01'), at('2026-11-20T19:00:00Z'), null, at('2019-01-01')].map((moment, n) => ({
      guid: `g${n}`,
      title: `VRM ${n}`,
      paragraphs: [],
      link: null,
      at: moment,
    })),
  };
  const items = itemsOf(document, { url: 'https://feeds.example/all', now: NOW, mentions });
  expect(items.map((item) => [item.source, iso(item.at), item.symbols])).toEqual([
    ['feeds.example', '2026-11-20T20:00:00.000Z', ['VRM']],
    ['feeds.example', '2026-11-20T19:00:00.000Z', ['VRM']],
    ['feeds.example', '2026-11-20T20:00:00.000Z', ['VRM']],
  ]);
  expect(new Set(items.map((item) => item.origin)).size).toBe(3);
});
