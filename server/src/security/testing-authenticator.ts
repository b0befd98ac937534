/** An authenticator in software, for tests: makes passkeys and signs with them as a browser would hand it on, wrongly where asked to. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

export const ORIGIN = 'http://localhost';

type Json = Readonly<Record<string, unknown>>;

export interface Twist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly crossOrigin?: boolean;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly isMultiDevice?: boolean;
  readonly isBackedUp?: boolean;
  readonly userHandle?: string;
  readonly credentialId?: Buffer;
  /** In place of "none". */
  readonly format?: string;
}

export interface Authenticator {
  readonly credentialId: Buffer;
  /** RegistrationResponseJSON. */
  create(options: Json, twist?: Twist): Json;
  /** AuthenticationResponseJSON. */
  get(options: Json, twist?: Twist): Json;
}

/** `counts`: some do, most that are synchronised do not. */
export function createSoftAuthenticator({ counts = false } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle = '';
  let counter = 0;
  return {
    credentialId,
    create(options, twist = {}) {
      userHandle = (options['user'] as { id: string }).id;
      const rpId = twist.rpId ?? (options['rp'] as { id: string }).id;
      const clientData = clientDataOf('webauthn.create', options, twist);
      const id = twist.credentialId ?? credentialId;
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseOf(publicKey)]);
      const authData = Buffer.concat([headOf(rpId, counter, 0x40, twist), attested]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', twist.format ?? 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: url(id),
        rawId: url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(clientData),
          attestationObject: url(attestationObject),
          transports: ['internal', 'hybrid', 'carrier-pigeon'],
        },
      };
    },
    get(options, twist = {}) {
      if (counts) counter += 1;
      const clientData = clientDataOf('webauthn.get', options, twist);
      const authData = headOf(twist.rpId ?? (options['rpId'] as string), twist.counter ?? counter, 0, twist);
      const id = twist.credentialId ?? credentialId;
      return {
        id: url(id),
        rawId: url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url(clientData),
          authenticatorData: url(authData),
          signature: url(sign(privateKey, Buffer.concat([authData, sha256(clientData)]))),
          userHandle: twist.userHandle ?? userHandle,
        },
      };
    },
  };
}

function clientDataOf(type: string, options: Json, { origin = ORIGIN, challenge, crossOrigin = false }: Twist): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge: challenge ?? options['challenge'], origin, crossOrigin }));
}

/** The hash of the host, the flags and the counter. */
function headOf(
  rpId: string,
  counter: number,
  more: number,
  { isVerified = true, isMultiDevice = true, isBackedUp = true }: Twist,
): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (isMultiDevice ? 0x08 : 0) | (isBackedUp ? 0x10 : 0) | more;
  const tail = Buffer.alloc(5);
  tail.writeUInt8(flags);
  tail.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), tail]);
}

/** ES256. */
function coseOf(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = (text: string | undefined) => Buffer.from(text!, 'base64url');
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

/** As much of CBOR (RFC 8949) as the above needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(count)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function sign(privateKey: KeyObject, data: Buffer): Buffer {
  return createSign('sha256').update(data).sign(privateKey);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function url(bytes: Buffer): string {
  return bytes.toString('base64url');
}
