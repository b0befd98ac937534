/** LISTEN on any number of channels over one connection, which is opened for the first of them; a process of PostgreSQL for each would cost 12 MB. */
import pg from 'pg';

export interface Listener {
  readonly channel: string;
  readonly fn: (payload: string) => void;
  /** Some may have been missed: the connection broke, could not be replaced yet, or has been. */
  readonly onGap: () => void;
}

export interface Listening {
  /** Fails when there is no connection to be had; its answer ends it. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

const RETRY_MS = 500;

export function createListening(config: pg.ClientConfig, onError: (error: Error) => void): Listening {
  const listeners = new Set<Listener>();
  let current: { readonly client: pg.Client; readonly ready: Promise<void> } | undefined;
  let isLost = false;
  let retry: NodeJS.Timeout | undefined;

  async function connected(): Promise<pg.Client> {
    if (current === undefined) {
      const client = new pg.Client(config);
      current = { client, ready: open(client) };
    }
    const { client, ready } = current;
    await ready;
    return client;
  }

  async function open(client: pg.Client): Promise<void> {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.fn(payload);
    });
    client.on('error', onError);
    const ended = new Promise((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      for (const { channel } of listeners) await listenOn(client, channel);
    } catch (error) {
      if (current?.client === client) current = undefined;
      client.end().catch(() => {});
      throw error;
    }
    if (isLost) tellOfGap();
    isLost = false;
    void ended.then(() => {
      if (current?.client !== client) return;
      current = undefined;
      isLost = true;
      tryLater();
    });
  }

  function tellOfGap(): void {
    for (const { onGap } of listeners) onGap();
  }

  function tryLater(): void {
    tellOfGap();
    clearTimeout(retry);
    retry = setTimeout(() => {
      connected().catch(() => isLost && tryLater());
    }, RETRY_MS);
  }

  async function close(): Promise<void> {
    listeners.clear();
    clearTimeout(retry);
    isLost = false;
    const client = current?.client;
    current = undefined;
    await client?.end().catch(() => {});
  }

  async function remove(listener: Listener): Promise<void> {
    if (listeners.delete(listener) && listeners.size === 0) await close();
  }

  return {
    async listen(listener) {
      listeners.add(listener);
      try {
        // Again, for one that came too late for those the connection opened with.
        await listenOn(await connected(), listener.channel);
      } catch (error) {
        await remove(listener);
        throw error;
      }
      return () => remove(listener);
    },
    close,
  };
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
