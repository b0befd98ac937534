/** Messages to phones by an HTTP gateway: one of our own that takes, refuses or stays silent. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { StartError } from '../platform/env.ts';
import { createSms, readSmsTemplate, type SmsTemplate } from './sms.ts';

const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

interface Call {
  readonly method: string;
  readonly path: string;
  readonly type: string | undefined;
  readonly key: string | undefined;
  readonly body: string;
}

async function startGateway(status: () => number = () => 202) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { 'content-type': type, authorization: key } = request.headers;
      calls.push({ method: request.method!, path: request.url!, type, key, body });
      response.writeHead(status(), { location: '/elsewhere' }).end('{"balance": 12}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  undo.push(() => server.close());
  return { calls, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function template(content: unknown): SmsTemplate {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-sms-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'sms.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readSmsTemplate(path);
}

const code = { id: 7n, phone: '+919876543210', text: '碼 "12&34"\n{phone} 50%' };

test('a JSON gateway gets the number, the text and one reference for all tries, each whole', async () => {
  const { calls, at } = await startGateway();
  const sms = createSms(
    template({
      url: `${at}/v1/messages`,
      headers: { authorization: 'Bearer key' },
      body: { messages: [{ to: '{phone}', text: '{text}' }], reference: '{id}', unicode: true },
    }),
  );
  expect([await sms.send(code), await sms.send(code)]).toEqual([null, null]);
  expect(calls).toHaveLength(2);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/v1/messages', type: 'application/json', key: 'Bearer key' });
  const said = { messages: [{ to: '+919876543210', text: code.text }], reference: 'bahi-7', unicode: true };
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([said, said]);
});

test('a form and an address are filled in without anything breaking out of its place', async () => {
  const { calls, at } = await startGateway();
  await createSms(template({ url: at, body: 'to={digits}&message={text}' })).send(code);
  await createSms(template({ url: `${at}/send?to={phone}&text={text}`, method: 'GET' })).send(code);
  expect(calls.map(({ type }) => type)).toEqual(['application/x-www-form-urlencoded', undefined]);
  expect(Object.fromEntries(new URLSearchParams(calls[0]!.body))).toEqual({ to: '919876543210', message: code.text });
  const asked = new URL(calls[1]!.path, at).searchParams;
  expect(Object.fromEntries(asked)).toEqual({ to: '+919876543210', text: code.text });
});

test.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [500, false],
])('an answer of %i ends the message: %s', async (status, isFinal) => {
  const { at } = await startGateway(() => status);
  const sms = createSms(template({ url: at, body: '{phone}{text}' }));
  expect(await sms.send(code)).toEqual({ gateway: 'status', response: status, isFinal });
});

test('a gateway that is away gets it later, and one that leads elsewhere is not followed', async () => {
  const { calls, at } = await startGateway(() => 302);
  expect(await createSms(template({ url: at, body: '{phone}{text}' })).send(code)).toMatchObject({ isFinal: false });
  expect(calls).toHaveLength(1);
  const away = createSms(template({ url: 'http://127.0.0.1:1', body: '{phone}{text}' }));
  expect(await away.send(code)).toMatchObject({ response: null, isFinal: false });
});

test.each([
  ['an address in the clear', { url: 'http://sms.example.com', body: '{phone}{text}' }, 'url must be an https address'],
  ['a host that is filled in', { url: 'https://{phone}.example/?{text}' }, 'url must be an https address'],
  ['no text', { url: 'https://sms.example.com', body: '{phone}' }, 'must hold {text}'],
  ['no number', { url: 'https://sms.example.com', body: '{text}' }, '{phone} or {digits}'],
  ['a word of its own', { url: 'https://sms.example.com', token: 'x' }, 'token'],
  ['no JSON', '{"key": "secret"', 'is no JSON'],
])('a template with %s does not start the server', (_name, content, fault) => {
  const read = () => template(content);
  expect(read).toThrow(StartError);
  expect(read).toThrow(fault);
  expect(read).not.toThrow('secret');
});
