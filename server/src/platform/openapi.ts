/** The API described for machines (OpenAPI 3.1, made of the contract's endpoints) and for readers (/api/docs). */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_BASE, STAFF_API_BASE } from '@bahi/contract/client.ts';
import { isNewBusiness, type Endpoint, type StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { refusals, type RefusalCode } from '@bahi/contract/errors.ts';
import { uploadTypes } from '@bahi/contract/uploads/calls.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { englishTexts } from './envelope.ts';

type Json = Record<string, unknown>;

export interface Described {
  readonly endpoints: readonly Endpoint[];
  readonly staffEndpoints: readonly StaffEndpoint[];
}

export function openApiDocument({ endpoints, staffEndpoints }: Described, version: string): Json {
  const sorted = endpoints.map(asDescribed).toSorted(byPath);
  const forStaff = staffEndpoints.map(asDescribed).toSorted(byPath);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bahi',
      version,
      description: DESCRIPTION,
      license: { name: 'AGPL-3.0-only', identifier: 'AGPL-3.0-only' },
    },
    servers: [{ url: API_BASE }],
    tags: [...new Set([...sorted, ...forStaff].map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries([
      ...sorted.map((endpoint) => [endpoint.path, { post: operation(endpoint) }]),
      ...forStaff.map((endpoint) => [
        `/console${endpoint.path}`,
        { servers: [{ url: STAFF_API_BASE.replace('/console', '') }], post: operation(endpoint) },
      ]),
    ]),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        'staff-token': { type: 'apiKey', in: 'header', name: 'staff-token' },
      },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

interface DescribedCall extends Omit<Endpoint, 'audience'> {
  readonly audience: 'public' | 'customer' | 'staff';
  /** Of the console: one of these is needed. */
  readonly roles?: readonly string[];
}

function asDescribed(endpoint: Endpoint | StaffEndpoint): DescribedCall {
  if ('audience' in endpoint) return endpoint;
  const { roles, ...rest } = endpoint;
  return {
    ...rest,
    audience: roles === 'public' ? 'public' : 'staff',
    roles: typeof roles === 'string' ? [] : roles,
    path: endpoint.path,
  };
}

function byPath(a: DescribedCall, b: DescribedCall): number {
  return a.path < b.path ? -1 : 1;
}

const DESCRIPTION = `Every call is a POST with JSON and answers {status, msg, data}. Status 1 is success. A refusal is
HTTP 200 with status 0, an English msg and data {code, params}; 401 is a missing or ended session; 404, 413, 429 and 5xx keep the
envelope. Money and prices are decimal text, times UTC milliseconds, ids decimal text. Mutations carry an Idempotency-Key:
the same key and body get the same answer again. Signed-in calls carry the headers token and account.`;

/** Refusals that any call may answer with. */
const COMMON = (Object.keys(refusals) as RefusalCode[]).filter((code) => /^(request|system)\./.test(code));
const SESSION = (Object.keys(refusals) as RefusalCode[]).filter((code) => code.startsWith('session.'));

function operation(endpoint: DescribedCall): Json {
  const { audience, roles } = endpoint;
  const isSignedIn = audience !== 'public';
  return {
    operationId: `${roles === undefined ? '' : 'console_'}${endpoint.path.slice(1).replaceAll('/', '_')}`,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    security: isSignedIn ? [{ [audience === 'staff' ? 'staff-token' : 'token']: [] }] : [],
    parameters: parameters(endpoint),
    requestBody: { required: true, content: content(endpoint) },
    responses: {
      200: {
        description: `Success, or one of these refusals: ${endpoint.errors.length === 0 ? 'none of its own' : endpoint.errors.join(', ')}`,
        content: { 'application/json': { schema: answerSchema(endpoint) } },
      },
      ...(isSignedIn ? { 401: { description: SESSION.join(', ') } } : {}),
    },
    ...(roles === undefined || roles.length === 0 ? {} : { 'x-roles': roles }),
    'x-refusals': [...endpoint.errors, ...consent(endpoint), ...COMMON, ...(isSignedIn ? SESSION : [])],
  };
}

function consent(endpoint: DescribedCall): readonly RefusalCode[] {
  return endpoint.audience !== 'staff' && isNewBusiness({ ...endpoint, audience: endpoint.audience })
    ? ['content.consent_due']
    : [];
}

function content({ body, input }: DescribedCall): Json {
  if (body !== 'file') return { 'application/json': { schema: schemaOf(input, 'input') } };
  return Object.fromEntries(uploadTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

function parameters({ audience, isMutation, body, input }: DescribedCall): Json[] {
  const query = body === 'file' ? (schemaOf(input, 'input')['properties'] as Record<string, Json>) : {};
  const header = (name: string, description: string, required: boolean): Json => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: true, schema })),
    ...(audience === 'customer'
      ? [header('account', 'The account the client believes it is signed in as.', false)]
      : []),
    ...(isMutation ? [header('Idempotency-Key', '8 to 100 characters; a UUID for each intended action.', true)] : []),
  ];
}

function answerSchema(endpoint: DescribedCall): Json {
  return {
    oneOf: [
      {
        type: 'object',
        required: ['status', 'msg', 'data'],
        properties: { status: { const: 1 }, msg: { const: 'success' }, data: schemaOf(endpoint.output, 'output') },
      },
      { $ref: '#/components/schemas/Refusal' },
    ],
  };
}

function refusalSchema(): Json {
  // By the alphabet: the document does not change with the order of the domains.
  const codes = (Object.keys(refusals) as RefusalCode[]).toSorted();
  return {
    type: 'object',
    required: ['status', 'msg', 'data'],
    properties: {
      status: { const: 0 },
      msg: { type: 'string' },
      data: {
        type: 'object',
        required: ['code', 'params'],
        properties: { code: { enum: codes }, params: { type: 'object' } },
      },
    },
    'x-texts': Object.fromEntries(codes.map((code) => [code, { text: englishTexts[code], params: refusals[code] }])),
  };
}

function schemaOf(schema: Endpoint['input'], io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

function tagOf({ path, roles }: DescribedCall): string {
  const tag = path.split('/')[1]!;
  return roles === undefined ? tag : `console ${tag}`;
}

/** Nothing from other hosts, which the plugin's own policy allows; its scripts and styles are files. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** After every route is registered. */
export async function registerApiDocs(server: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(server, version);
  const text = JSON.stringify(document);
  server.get('/api/openapi.json', { config: { audience: 'public' } }, async (_request, reply) => {
    return reply.type('application/json').send(text);
  });
  await server.register(async (scope) => {
    scope.decorate('pluginAudience', 'public');
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    const uiConfig = { docExpansion: 'list' } as const;
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY, uiConfig });
  });
}
