/**
 * Text from outside as plain text: markup gone, entities decoded once, nothing in it that draws over or hides what stands beside
 * it, and of a length that fits a screen. Pure.
 */
import { Parser } from 'htmlparser2';

const LINE_MAX = 200;
const PARAGRAPH_MAX = 1_000;
const PARAGRAPHS_MAX = 12;

/** Tags after and before which a new paragraph begins. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** What is in them is not said to a reader. */
const SILENT = new Set(
  'applet audio button canvas embed form head iframe input math noembed noframes noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
);

/** One line: a title or a name. */
export function lineOf(html: string, max = LINE_MAX): string {
  return cut(blocksOf(html).join(' '), max);
}

export function paragraphsOf(html: string): string[] {
  return blocksOf(html)
    .slice(0, PARAGRAPHS_MAX)
    .map((block) => cut(block, PARAGRAPH_MAX));
}

/** As it is, not markup: what an Atom text of type "text" holds. */
export function plainLine(text: string, max = LINE_MAX): string {
  return cut(clean(text), max);
}

function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let silent = 0;
  const end = (): void => {
    const text = clean(block);
    if (text !== '') blocks.push(text);
    block = '';
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (SILENT.has(name)) silent += 1;
        else if (BLOCKS.has(name)) end();
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        else if (BLOCKS.has(name)) end();
      },
      ontext(text) {
        if (silent === 0) block += text;
      },
    },
    { decodeEntities: true, recognizeSelfClosing: false },
  );
  parser.end(html);
  end();
  return blocks;
}

/** Controls, marks of direction, invisible and private characters; not what joins letters or picks an emoji's form. */
const UNWANTED =
  /[[\p{Cc}\p{Co}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufffd]--\p{Join_Control}--\p{Variation_Selector}]/gv;
/** More than this many marks on one letter only cover its neighbours. */
const PILES = /(\p{M}{4})\p{M}+/gu;

function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(PILES, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Between words where that loses little. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
  const space = head.lastIndexOf(' ');
  return `${(space > max * 0.8 ? head.slice(0, space) : head).trimEnd()}…`;
}
