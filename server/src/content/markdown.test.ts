/** What of Markdown is drawn, and what is refused with its place. */
import { expect, test } from 'vitest';
import { plainLines } from './plain-lines.ts';
import { readMarkdown } from './markdown.ts';

const drawn = (body: string) => {
  const read = readMarkdown(body);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read.blocks;
};

test('headings have anchors of their own, also where two say the same', () => {
  expect(drawn('## Fees & taxes\n\n### 費用 2\n\n## Fees, taxes')).toMatchObject([
    { kind: 'heading', level: 2, anchor: 'fees-taxes' },
    { kind: 'heading', level: 3, anchor: '費用-2' },
    { kind: 'heading', level: 2, anchor: 'fees-taxes-2' },
  ]);
});

test('styles and links are runs, and neighbours of one style are one', () => {
  expect(
    drawn('Pay **no *fee*** to `us`, see [the rules](#/information/faq?tab=a) or <https://example.com/a>.'),
  ).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Pay ' },
        { text: 'no ', isStrong: true },
        { text: 'fee', isStrong: true, isEmphasis: true },
        { text: ' to ' },
        { text: 'us', isCode: true },
        { text: ', see ' },
        { text: 'the rules', href: '#/information/faq?tab=a' },
        { text: ' or ' },
        { text: 'https://example.com/a', href: 'https://example.com/a' },
        { text: '.' },
      ],
    },
  ]);
});

test('numbers of a list go on from where it starts, and an inner one bears its parent’s', () => {
  const [list] = drawn('7. seven\n   1. first\n   2. second\n8. eight\n   - point');
  expect(list).toMatchObject({
    kind: 'list',
    items: [
      { number: '7', items: [{ number: '7.1' }, { number: '7.2' }] },
      { number: '8', items: [{ number: null }] },
    ],
  });
  expect(plainLines([list!])).toEqual(['7 seven', '7.1 first', '7.2 second', '8 eight', '• point']);
});

test('a table has a head and rows, a quote paragraphs', () => {
  expect(drawn('| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | **4** |')).toEqual([
    {
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [
        [[{ text: '1' }], [{ text: '2' }]],
        [[{ text: '3' }], [{ text: '4', isStrong: true }]],
      ],
    },
  ]);
  expect(drawn('> one\n>\n> two')).toEqual([{ kind: 'quote', paragraphs: [[{ text: 'one' }], [{ text: 'two' }]] }]);
});

test('a line that ends in the source is a space, but in Chinese', () => {
  expect(plainLines(drawn('one\ntwo\n\n一行，\n兩行'))).toEqual(['one two', '一行，兩行']);
});

test('what looks like markup and is none is text', () => {
  const body = 'a < b & c > d, 5 * 3 * 2, {name}, \\*not this\\*, &lt;b&gt; &amp;';
  expect(plainLines(drawn(body))).toEqual(['a < b & c > d, 5 * 3 * 2, {name}, *not this*, <b> &']);
});

test.each([
  ['a tag', 'fine\n\n<script>alert(1)</script>', { code: 'html', line: 3 }],
  ['a tag in a sentence', 'one\ntwo <b>three</b>', { code: 'html', line: 2 }],
  ['a comment', 'one <!-- two -->', { code: 'html', line: 1 }],
  ['a tag in a list', '- one\n- <img src=x onerror=alert(1)>', { code: 'html', line: 2 }],
  ['a tag in a table', '| a |\n|---|\n| <i>b</i> |', { code: 'html', line: 3 }],
  ['a link that runs', '[x](javascript:alert(1))', { code: 'link_refused', line: 1, link: 'javascript:alert(1)' }],
  ['one by entities', '[x](java&#115;cript:alert(1))', { code: 'link_refused' }],
  ['a link with data', '[x](data:text/html,x)', { code: 'link_refused' }],
  ['a link without TLS', '[x](http://example.com)', { code: 'link_refused' }],
  ['a link with a name in it', '[x](https://bahi@example.com)', { code: 'link_refused' }],
  ['a link to no host', '[x](//example.com)', { code: 'link_refused' }],
  ['a link by reference', '[x][y]\n\n[y]: ftp://example.com', { code: 'link_refused' }],
  ['a link to no screen', '[x](#/information/nowhere)', { code: 'link_refused' }],
  ['a link of the app with markup', '[x](#/information/faq?a="b)', { code: 'link_refused' }],
  ['an empty link', '[x]()', { code: 'link_refused', link: '' }],
  ['a picture from elsewhere', '![x](https://example.com/a.png)', { code: 'picture_refused', line: 1 }],
  ['a picture in a sentence', 'see ![x](figure:y)', { code: 'picture_refused' }],
  ['a figure nobody draws', 'one\n\n![words](figure:dragon)', { code: 'figure_unknown', line: 3, name: 'dragon' }],
  ['a key there is none of', 'fee\n\nis {{withdrawlFee}}', { code: 'key_unknown', line: 3, name: 'withdrawlFee' }],
  ['a key of payees', '{{depositChannels}}', { code: 'key_unknown', name: 'depositChannels' }],
  ['a key of an object', '{{constructor}}', { code: 'key_unknown', name: 'constructor' }],
  ['a title', '# Title', { code: 'structure', line: 1 }],
  ['a small heading', 'a\n\n#### b', { code: 'structure', line: 3 }],
  ['code', '```\ncode\n```', { code: 'structure', line: 1 }],
  ['a rule', 'a\n\n---\n\nb', { code: 'structure', line: 3 }],
  ['a third level', '- a\n  - b\n    - c', { code: 'structure', line: 3 }],
  ['a heading in a list', '- ## a', { code: 'structure', line: 1 }],
  ['a list in a quote', '> - a', { code: 'structure' }],
  ['a table whose columns have no name', 'a\n\n| | |\n|---|---|\n| a | b |', { code: 'structure', line: 3 }],
  ['a turn of direction by entities', 'a\n\nb &#8238;c&#x202c;', { code: 'structure', line: 3 }],
  ['one beside code', 'a `b` &#8294;', { code: 'structure', line: 1 }],
  ['struck text', '~~gone~~', { code: 'structure' }],
] as const)('%s is refused, with its place', (_what, body, fault) => {
  expect(readMarkdown(body)).toMatchObject({ fault });
});

test('nesting without an end is refused or drawn, and takes no time', () => {
  for (const part of ['[', '*', '> ', '- ', '`', '![](', '<', '{{', '|', '_a ', '&', '\\'])
    for (const body of [part.repeat(12_000 / part.length), `${part}\n`.repeat(4_000 / part.length)]) readMarkdown(body);
});
