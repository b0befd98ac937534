/** The operator's settings as staff change them: by two people, from a moment on, announced before (rules §10, T4). */
import * as z from 'zod/mini';
import { configGroups, configKey, configValue, type ConfigGroup } from './calls.ts';
import { defineStaff, type StaffRole } from '../endpoint.ts';
import { empty, id, instant, namedInstant, pageOf, paging } from '../shapes.ts';
import { uploadTypes } from '../uploads/calls.ts';
import { change, changeReason } from '../staff/change.ts';

/** By group of keys. Whoever made a proposal never approves it, whatever the roles. */
export const configRoles: Readonly<
  Record<ConfigGroup, { readonly propose: readonly StaffRole[]; readonly approve: readonly StaffRole[] }>
> = {
  trading: { propose: ['products', 'risk'], approve: ['risk', 'admin'] },
  money: { propose: ['funds_maker', 'risk'], approve: ['funds_checker', 'risk'] },
  payees: { propose: ['funds_maker'], approve: ['funds_checker'] },
  access: { propose: ['risk', 'admin'], approve: ['risk', 'admin'] },
  house: { propose: ['content', 'admin'], approve: ['risk', 'admin'] },
};

/** A value from a moment on. The one in force is, of those whose moment has come, the latest by moment and then by number. */
export const configVersion = z.object({
  key: configKey,
  /** 0 is the default, in force until the first version. */
  number: z.int(),
  value: configValue,
  /** Null: from the beginning. */
  from: z.nullable(instant),
  /** "replaced": a later decision took its place before it had, or for good. */
  state: z.enum(['coming', 'in_force', 'past', 'replaced']),
  /** The two people, and the change they agreed on; null of the default. */
  change: z.nullable(id),
  maker: z.nullable(z.string()),
  checker: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  approvedAt: z.nullable(instant),
});

export const listConfig = defineStaff({
  path: '/config/list',
  summary: 'Every key: the value in force and who set it, what is to come, what waits for a second person.',
  roles: 'any',
  isMutation: false,
  input: empty,
  output: z.object({
    /** How long an announced change waits, at least. */
    noticeHours: z.int(),
    keys: z.array(
      z.object({
        key: configKey,
        group: z.enum(configGroups),
        isAnnounced: z.boolean(),
        inForce: configVersion,
        /** Soonest first. */
        coming: z.array(configVersion),
        proposed: z.nullable(change),
        versions: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const getConfigHistory = defineStaff({
  path: '/config/history',
  summary: 'The versions of one key, newest first; the default is the last.',
  roles: 'any',
  isMutation: false,
  input: z.object({ key: configKey, ...paging }),
  output: pageOf(configVersion),
  errors: [],
});

export const proposeConfig = defineStaff({
  path: '/config/propose',
  summary:
    'Proposes a value for a key from a moment on; going back is a proposal of the earlier value. Customers see it before it takes effect; called off is what begins at a moment by the value in force right before it.',
  roles: ['funds_maker', 'products', 'risk', 'content', 'admin'],
  isMutation: true,
  input: z.object({ key: configKey, value: z.unknown(), effectiveFrom: namedInstant, reason: changeReason }),
  output: change,
  errors: [
    'staff.role_missing',
    'staff.value_invalid',
    'staff.value_same',
    'staff.effective_too_soon',
    'staff.undoes_announced',
    'staff.already_proposed',
  ],
});

/** What the console makes of a file before it is sent; the server draws it anew. */
export const PICTURE_BYTES_MAX = 45_000;
/** Of the picture that is kept, a side. */
export const PICTURE_SIDE = 512;

const base64 = z
  .string()
  .check(z.minLength(4), z.maxLength(Math.ceil(PICTURE_BYTES_MAX / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
const pictureId = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const addPicture = defineStaff({
  path: '/config/picture',
  summary:
    'Keeps a picture that a key can name: drawn anew as a square PNG. Nobody else sees it until two people agreed.',
  roles: ['content', 'admin'],
  isMutation: true,
  input: z.object({
    type: z.enum(uploadTypes),
    /** The file, base64. */
    data: base64,
  }),
  output: z.object({ picture: pictureId }),
  errors: ['uploads.type', 'uploads.unreadable', 'uploads.too_small', 'uploads.too_many_pixels', 'uploads.too_many'],
});

export const getPicture = defineStaff({
  path: '/config/picture-view',
  summary: 'A picture that a key names, or that is proposed.',
  roles: 'any',
  isMutation: false,
  input: z.object({ picture: pictureId }),
  output: z.object({ /** PNG, base64. */ data: z.string() }),
  errors: ['uploads.unknown'],
});
