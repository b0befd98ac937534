/**
 * Markdown as staff and house write it, read into the blocks that are drawn (contract/src/content/blocks.ts), or refused with the place of what is wrong.
 * Nothing of it becomes HTML. Tags are read as such only so that they can be refused by name. Pure.
 */
import { appPaths } from '@bahi/contract/content/app-paths.ts';
import type { Block, Run } from '@bahi/contract/content/blocks.ts';
import { figureNames } from '@bahi/contract/content/figures.ts';
import markdownIt, { type Token } from 'markdown-it';
import { faultyText } from '../platform/text.ts';
import { keysIn } from './values.ts';

/** What is wrong, in the line of the text, from 1. */
export type Fault =
  | { readonly code: 'html' | 'picture_refused' | 'structure'; readonly line: number }
  | { readonly code: 'link_refused'; readonly line: number; readonly link: string }
  | { readonly code: 'figure_unknown' | 'key_unknown'; readonly line: number; readonly name: string };

const parser = markdownIt({ html: true, linkify: false, typographer: false });
// Left to itself it would show a refused link as plain text.
parser.validateLink = () => true;

class Wrong extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

export function readMarkdown(body: string): { readonly blocks: readonly Block[] } | { readonly fault: Fault } {
  try {
    return { blocks: new Reader(parser.parse(body, {})).document() };
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}

/** Goes over the parser's flat list of tokens once. */
class Reader {
  readonly #tokens: readonly Token[];
  readonly #anchors = new Set<string>();
  #at = 0;
  /** Of the block that is read, from 1. */
  #line = 1;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  document(): readonly Block[] {
    const blocks: Block[] = [];
    while (this.#at < this.#tokens.length) blocks.push(this.#block());
    return blocks;
  }

  #block(): Block {
    const token = this.#next();
    switch (token.type) {
      case 'heading_open':
        return this.#heading(token);
      case 'paragraph_open':
        return this.#paragraph();
      case 'bullet_list_open':
      case 'ordered_list_open':
        return { kind: 'list', items: this.#items(token, null) };
      case 'table_open':
        return this.#table();
      case 'blockquote_open':
        return this.#quote();
      case 'html_block':
        throw new Wrong({ code: 'html', line: this.#line });
      default:
        return this.#unsupported();
    }
  }

  #heading({ tag }: Token): Block {
    const level = tag === 'h2' ? 2 : tag === 'h3' ? 3 : this.#unsupported();
    const runs = this.#runs();
    this.#expect('heading_close');
    return { kind: 'heading', level, anchor: this.#anchorOf(runs), runs };
  }

  #paragraph(): Block {
    const figure = this.#figure();
    const runs = figure === null ? this.#runs() : [];
    this.#expect('paragraph_close');
    return figure ?? { kind: 'paragraph', runs };
  }

  /** A figure stands by itself in its paragraph. */
  #figure(): Block | null {
    const [only, ...more] = this.#peek().children ?? [];
    if (only?.type !== 'image' || more.length > 0) return null;
    this.#next();
    const source = String(only.attrGet('src'));
    if (!source.startsWith('figure:')) throw new Wrong({ code: 'picture_refused', line: this.#line });
    const name = source.slice('figure:'.length);
    if (!figureNames.includes(name)) throw new Wrong({ code: 'figure_unknown', line: this.#line, name });
    if (only.content.trim() === '') this.#unsupported();
    this.#refuseUnknownKeys(only.content);
    return { kind: 'figure', name, alt: only.content };
  }

  /** A list within an item has none within its own. */
  #items(open: Token, parent: string | null): Extract<Block, { kind: 'list' }>['items'] {
    const isOrdered = open.type === 'ordered_list_open';
    const isInner = parent !== null;
    const first = Number(open.attrGet('start') ?? 1);
    const items: Extract<Block, { kind: 'list' }>['items'] = [];
    while (this.#peek().type === 'list_item_open') {
      this.#next();
      const own = `${first + items.length}`;
      const number = !isOrdered ? null : parent ? `${parent}.${own}` : own;
      this.#expect('paragraph_open');
      const runs = this.#runs();
      this.#expect('paragraph_close');
      const inner = this.#peek();
      const hasInner = inner.type.endsWith('_list_open') && !isInner;
      if (hasInner) this.#next();
      items.push({ number, runs, items: hasInner ? this.#items(inner, number ?? '') : [] });
      this.#expect('list_item_close');
    }
    this.#expect(isOrdered ? 'ordered_list_close' : 'bullet_list_close');
    return items;
  }

  #table(): Block {
    this.#expect('thead_open');
    const head = this.#row('th');
    // A column is told by its name where it cannot be seen.
    if (head.some((cell) => cell.length === 0)) this.#unsupported();
    this.#expect('thead_close');
    const rows: Run[][][] = [];
    if (this.#peek().type === 'tbody_open') {
      this.#next();
      while (this.#peek().type === 'tr_open') rows.push(this.#row('td'));
      this.#expect('tbody_close');
    }
    this.#expect('table_close');
    return { kind: 'table', head, rows };
  }

  #row(cell: 'th' | 'td'): Run[][] {
    this.#expect('tr_open');
    const cells: Run[][] = [];
    while (this.#peek().type === `${cell}_open`) {
      this.#next();
      cells.push(this.#runs());
      this.#expect(`${cell}_close`);
    }
    this.#expect('tr_close');
    return cells;
  }

  #quote(): Block {
    const paragraphs: Run[][] = [];
    while (this.#peek().type === 'paragraph_open') {
      this.#next();
      paragraphs.push(this.#runs());
      this.#expect('paragraph_close');
    }
    this.#expect('blockquote_close');
    return { kind: 'quote', paragraphs };
  }

  #runs(): Run[] {
    const { children } = this.#expect('inline');
    const runs = createRuns();
    for (const token of children ?? []) this.#inline(token, runs);
    const read = runs.all();
    const text = read.map((run) => run.text).join('');
    // Entities bring what no call takes as it is.
    if (faultyText(text) !== null) this.#unsupported();
    this.#refuseUnknownKeys(text);
    return read;
  }

  #inline(token: Token, runs: Runs): void {
    switch (token.type) {
      case 'text':
        return runs.add(token.content);
      case 'code_inline':
        return runs.add(token.content, { isCode: true });
      case 'softbreak':
      case 'hardbreak':
        this.#line += 1;
        return runs.breakLine();
      case 'strong_open':
      case 'strong_close':
        return runs.set('isStrong', token.nesting === 1 ? true : undefined);
      case 'em_open':
      case 'em_close':
        return runs.set('isEmphasis', token.nesting === 1 ? true : undefined);
      case 'link_open':
        return runs.set('href', this.#href(String(token.attrGet('href'))));
      case 'link_close':
        return runs.set('href', undefined);
      case 'html_inline':
        throw new Wrong({ code: 'html', line: this.#line });
      case 'image':
        throw new Wrong({ code: 'picture_refused', line: this.#line });
      default:
        this.#unsupported();
    }
  }

  #href(href: string): string {
    if (isLink(href)) return href;
    throw new Wrong({ code: 'link_refused', line: this.#line, link: href.slice(0, 100) });
  }

  #refuseUnknownKeys(text: string): void {
    const unknown = keysIn(text).find(({ key }) => key === null);
    if (unknown !== undefined) throw new Wrong({ code: 'key_unknown', line: this.#line, name: unknown.name });
  }

  #anchorOf(runs: readonly Run[]): string {
    const words = runs.map(({ text }) => text).join('');
    const anchor =
      words
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-') ?? 'part';
    let unique = anchor;
    for (let count = 2; this.#anchors.has(unique); count++) unique = `${anchor}-${count}`;
    this.#anchors.add(unique);
    return unique;
  }

  #peek(): Token {
    return this.#tokens[this.#at]!;
  }

  #next(): Token {
    const token = this.#tokens[this.#at++]!;
    if (token.map !== null) this.#line = token.map[0] + 1;
    return token;
  }

  #expect(type: string): Token {
    const token = this.#next();
    if (token.type === 'html_block') throw new Wrong({ code: 'html', line: this.#line });
    return token.type === type ? token : this.#unsupported();
  }

  #unsupported(): never {
    throw new Wrong({ code: 'structure', line: this.#line });
  }
}

type Style = Omit<Run, 'text'>;
type Runs = ReturnType<typeof createRuns>;

/** Puts neighbours of one style together. */
function createRuns() {
  const runs: Run[] = [];
  let style: Style = {};
  const add = (text: string, more: Style = {}): void => {
    if (text === '') return;
    const own = { ...style, ...more };
    const last = runs.at(-1);
    if (last !== undefined && styleOf(last) === styleOf(own)) last.text += text;
    else runs.push({ text, ...own });
  };
  return {
    add,
    set(name: keyof Style, value: string | true | undefined): void {
      const { [name]: _before, ...rest } = style;
      style = value === undefined ? rest : { ...rest, [name]: value };
    },
    /** Chinese has no space where a line of the source ends. */
    breakLine(): void {
      const isHan = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(runs.at(-1)?.text.at(-1) ?? '');
      if (!isHan) add(' ');
    },
    all: () => runs,
  };
}

function styleOf({ isStrong, isEmphasis, isCode, href }: Style): string {
  return JSON.stringify([isStrong, isEmphasis, isCode, href]);
}

function isLink(href: string): boolean {
  const [, path] = /^#(\/[A-Za-z0-9/]+)(\?[A-Za-z0-9=&._-]*)?$/.exec(href) ?? [];
  if (path !== undefined) return appPaths.includes(path);
  if (!URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return href.startsWith('https://') && protocol === 'https:' && username === '' && password === '';
}
