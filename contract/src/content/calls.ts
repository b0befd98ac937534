/**
 * Texts of the house as customers read them, and their consent (desks §9). A text is in versions; one of them is in force at any moment. Numbers
 * in it are those of the configuration in force.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { empty, instant, pageOf, paging } from '../shapes.ts';
import { block } from './blocks.ts';
import { consentKinds, documentGroup, documentKey, documentLanguage, publicKinds } from './kinds.ts';

const kind = z.enum(publicKinds);
const consentKind = z.enum(consentKinds);
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

const heading = {
  kind,
  key: documentKey,
  /** Of the version, from 1. */
  version: z.int(),
  title: z.string(),
  group: z.nullable(documentGroup),
  /** Within its group. */
  place: z.int(),
  /** Since when this version is in force. Null: from the beginning. */
  effectiveAt: z.nullable(instant),
};

export const getDocument = define({
  path: '/content/document',
  summary: 'A text of the house in one language: the version in force, or one that was.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ kind, key: documentKey, language: documentLanguage, version: z.optional(version) }),
  output: z.object({
    ...heading,
    isInForce: z.boolean(),
    blocks: z.array(block),
  }),
  errors: ['content.unknown', 'content.removed'],
});

export const listDocuments = define({
  path: '/content/list',
  summary: 'The texts of one kind that are in force, by group and order; searched by words of title or text.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    kind,
    language: documentLanguage,
    group: z.optional(documentGroup),
    /** Texts with every word in title or text; where there is none, the nearest to what was asked. */
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    ...paging,
  }),
  output: pageOf(z.object({ ...heading, /** How the text begins. */ excerpt: z.string() })),
  errors: [],
});

export const listVersions = define({
  path: '/content/versions',
  summary:
    'The versions of the agreement or the privacy policy that are or were in force, and what is to come; newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ kind: consentKind, language: documentLanguage, ...paging }),
  output: pageOf(
    z.object({
      version: z.int(),
      title: z.string(),
      effectiveAt: z.nullable(instant),
      /** Consent was asked for again. */
      asksAgain: z.boolean(),
      state: z.enum(['coming', 'in_force', 'past']),
    }),
  ),
  errors: [],
});

/** A line of Markdown of both texts in order, with the numbers of the configuration in it. */
export const diffLine = z.object({ change: z.enum(['same', 'added', 'removed']), text: z.string() });

export const getDocumentChanges = define({
  path: '/content/changes',
  summary: 'What changed of the agreement or the privacy policy between one version and another, or the one in force.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    kind: consentKind,
    language: documentLanguage,
    since: version,
    version: z.optional(version),
  }),
  output: z.object({ since: z.int(), version: z.int(), lines: z.array(diffLine) }),
  errors: ['content.unknown'],
});

const consents = z.object({
  /** What is asked for now; while there is any, new business is refused with `content.consent_due`. */
  due: z.array(
    z.object({ kind: consentKind, version: z.int(), effectiveAt: z.nullable(instant), accepted: z.nullable(z.int()) }),
  ),
  /** The newest of each kind that this customer has accepted. */
  accepted: z.array(z.object({ kind: consentKind, version: z.int(), acceptedAt: instant })),
});

export const getConsents = define({
  path: '/content/due',
  summary:
    'Which versions of the agreement and the privacy policy the customer has accepted, and which are asked for now.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: consents,
  errors: [],
});

export const acceptDocument = define({
  path: '/content/accept',
  summary: 'Accepts a version of the agreement or the privacy policy that is in force.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'own_arrangement',
  input: z.object({ kind: consentKind, version }),
  output: consents,
  errors: ['content.not_in_force'],
});
