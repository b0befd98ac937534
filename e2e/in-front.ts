/** A server in front of the run's own, which answers some addresses itself: another build, or what a network puts in a file's place. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { origin } from './app.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** `answer`: of a path without its query; null passes it on. Returns its own origin. */
export async function inFront(answer: (path: string) => Answer | null): Promise<string> {
  const { hostname: host, port } = new URL(origin());
  const pass = ({ method = 'GET', url, headers }: IncomingMessage, response: ServerResponse) =>
    ask({ host, port, method, path: url, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    }).on('error', () => response.destroy());
  const server = createServer((request, response) => {
    const own = answer(request.url!.split('?')[0]!);
    if (own === null) request.pipe(pass(request, response));
    else response.writeHead(own.status, { 'content-type': own.type }).end(own.body);
  });
  // The stream.
  server.on('upgrade', (request, socket, head) => {
    const passed = connect(Number(port), host, () => {
      const lines = request.rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`));
      passed.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
