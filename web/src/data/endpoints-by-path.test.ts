/** What vite makes of the contract for the browser (endpoints-by-path.ts): every endpoint is still there, and none of its schemas. */
import { expect, test } from 'vitest';
import { withoutSchemas } from '../../endpoints-by-path.ts';

const contract = Object.entries(
  import.meta.glob<string>('../../../contract/src/**/*.ts', { query: '?raw', import: 'default', eager: true }),
).filter(([, text]) => text.includes('= define('));

test('the contract has endpoints', () => expect(contract.length).toBeGreaterThan(8));

test.each(contract)('%s keeps the path and the kind of each endpoint, and nothing of it that only the server reads', (_, text) => {
  const stripped = withoutSchemas(text);
  const endpoints = [...stripped.matchAll(/export const (\w+) = define\(\{([^}]*)\}\)/g)];
  expect(endpoints.map(([, name]) => name)).toEqual([...text.matchAll(/export const (\w+) = define\(/g)].map(([, name]) => name));
  for (const [, name, shape] of endpoints) {
    const bare = shape!.replace(/\/\*[\s\S]*?\*\//g, '');
    expect(bare.split(',').map((part) => part.split(':')[0]!.trim()).filter(Boolean), name).toEqual(['path', 'isMutation']);
  }
});
