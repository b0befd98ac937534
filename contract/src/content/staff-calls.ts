/**
 * Texts of the house as staff prepare them: one proposes a version, another approves it on its own screen or at `/changes/approve`; it is in force
 * from its moment, which is not before the approval.
 */
import * as z from 'zod/mini';
import { defineStaff, type StaffRole } from '../endpoint.ts';
import { id, instant, namedInstant, pageOf, paging, symbol, written } from '../shapes.ts';
import { change, changeReason as reason } from '../staff/change.ts';
import { block } from './blocks.ts';
import { diffLine } from './calls.ts';
import { documentGroup, documentKey, documentKinds, documentLanguage } from './kinds.ts';

export const contentRoles: readonly StaffRole[] = ['content', 'admin'];
const readers: readonly StaffRole[] = ['content', 'admin', 'support', 'risk', 'auditor'];

const kind = z.enum(documentKinds);
const document = { kind, key: documentKey };

/** Markdown. The console counts the same. */
export const BODY_LENGTH_MAX = 12_000;
export const TITLE_LENGTH_MAX = 120;

export const documentText = z.object({ title: z.string(), body: z.string() });
export const documentTexts = z.object({ en: documentText, tw: documentText, ko: documentText });

const givenText = z.object({
  title: written(1, TITLE_LENGTH_MAX),
  // One character more than may be: too long is told as such, with its language.
  body: z.string().check(z.maxLength(BODY_LENGTH_MAX * 4)),
});

/** What a piece of news, a notice or a theme has beside its words; what its kind has not is null, false or empty. */
export const documentFacts = z.object({
  /** Instruments that it names, a theme's in their order. */
  symbols: z.array(symbol).check(z.maxLength(30)),
  /** A notice stays on top until then. */
  pinnedUntil: z.nullable(namedInstant),
  /** Who put a theme together. */
  author: z.nullable(written(1, 80)),
  /** Somebody paid for a theme. */
  isPaid: z.boolean(),
});

/** How it is listed and what a version says. */
const shape = {
  group: z.nullable(documentGroup),
  place: z.int().check(z.minimum(0), z.maximum(9_999)),
  asksAgain: z.boolean(),
};

export const documentVersion = z.object({
  ...document,
  version: z.int(),
  ...shape,
  facts: z.nullable(documentFacts),
  isRemoval: z.boolean(),
  /** Null of a removal. */
  texts: z.nullable(documentTexts),
  /** Null: from the beginning. */
  effectiveAt: z.nullable(instant),
  state: z.enum(['coming', 'in_force', 'past', 'replaced']),
  /** Of the house: as it came with a release. Else the two people. */
  isHouse: z.boolean(),
  maker: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  approvedAt: z.nullable(instant),
});

const documentRow = z.object({
  ...document,
  ...shape,
  titles: z.object({ en: z.string(), tw: z.string(), ko: z.string() }),
  /** The newest version, whether in force or to come; 0: there is none yet, and one is proposed. */
  version: z.int(),
  effectiveAt: z.nullable(instant),
  isHouse: z.boolean(),
  /** The number of the version in force; null: none is yet. */
  inForce: z.nullable(z.int()),
  /** Since when it is no longer shown; null: it is. */
  removedAt: z.nullable(instant),
  /** What waits for a second person. */
  proposed: z.nullable(id),
});

export const listStaffDocuments = defineStaff({
  path: '/content/list',
  summary: 'The texts of one kind with what is in force, to come and proposed; removed ones with their date.',
  roles: readers,
  isMutation: false,
  input: z.object({
    kind,
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...paging,
  }),
  output: pageOf(documentRow),
  errors: [],
});

export const getStaffDocument = defineStaff({
  path: '/content/get',
  summary: 'One text: its newest version with its words, and what waits for a second person.',
  roles: readers,
  isMutation: false,
  input: z.object(document),
  output: z.object({
    row: documentRow,
    /** Null: there is none yet. */
    newest: z.nullable(documentVersion),
    proposed: z.nullable(change),
  }),
  errors: ['content.unknown'],
});

export const listStaffVersions = defineStaff({
  path: '/content/versions',
  summary: 'The versions of one text, newest first.',
  roles: readers,
  isMutation: false,
  input: z.object({ ...document, ...paging }),
  output: pageOf(documentVersion),
  errors: [],
});

export const diffDocument = defineStaff({
  path: '/content/diff',
  summary: 'What differs between two versions of a text, or between one and what is proposed, line by line.',
  roles: readers,
  isMutation: false,
  input: z.object({
    ...document,
    language: documentLanguage,
    /** 0: nothing, before there was a version. */
    from: z.int().check(z.minimum(0)),
    /** Null: what is proposed. */
    to: z.nullable(z.int().check(z.minimum(1))),
  }),
  output: z.object({ lines: z.array(diffLine) }),
  errors: ['content.unknown'],
});

/** What may be wrong with a text, each with its language and line. */
export const textFaults = [
  'content.empty',
  'content.too_long',
  'content.html',
  'content.link_refused',
  'content.figure_unknown',
  'content.picture_refused',
  'content.key_unknown',
  'content.structure',
] as const;

/** What may be wrong with what stands beside the words. */
export const factFaults = ['content.symbol_unknown', 'content.symbols_missing', 'content.author_missing'] as const;

export const previewDocument = defineStaff({
  path: '/content/preview',
  summary: 'A text as readers would see it now, or what is wrong with it.',
  roles: readers,
  isMutation: false,
  input: z.object({ language: documentLanguage, ...givenText.shape }),
  output: z.object({ title: z.string(), blocks: z.array(block) }),
  errors: textFaults,
});

export const proposeDocument = defineStaff({
  path: '/content/propose',
  summary: 'Proposes a version of a text, or a text that is not there yet.',
  roles: contentRoles,
  isMutation: true,
  input: z.object({
    ...document,
    ...shape,
    /** The version that the words go on from; 0: there is none yet. */
    base: z.int().check(z.minimum(0)),
    texts: z.object({ en: givenText, tw: givenText, ko: givenText }),
    /** Of news, notices and themes. */
    facts: z.optional(z.nullable(documentFacts)),
    /** Null: with the approval. */
    effectiveAt: z.nullable(namedInstant),
    reason,
  }),
  output: change,
  errors: [
    'content.unknown',
    'content.changed_since',
    'content.group_unknown',
    'content.asks_nobody',
    ...factFaults,
    ...textFaults,
    'staff.value_same',
    'staff.effective_too_soon',
    'staff.already_proposed',
  ],
});

export const proposeDocumentRemoval = defineStaff({
  path: '/content/propose-removal',
  summary: 'Proposes that a text is no longer shown; what it said stays for staff.',
  roles: contentRoles,
  isMutation: true,
  input: z.object({
    ...document,
    base: z.int().check(z.minimum(1)),
    effectiveAt: z.nullable(namedInstant),
    reason,
  }),
  output: change,
  errors: [
    'content.unknown',
    'content.changed_since',
    'content.kept',
    'staff.value_same',
    'staff.effective_too_soon',
    'staff.already_proposed',
  ],
});
