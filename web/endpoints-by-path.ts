/**
 * Leaves of each endpoint of the contract what the browser needs: its path, and whether it changes something. The app takes the
 * contract's types and never parses with its schemas (the server does); they were a twentieth of the first download.
 */
import { parseSync, type Plugin } from 'vite';

const CONTRACT = /\/contract\/src\/(?:[a-z-]+\/)?[a-z-]+\.ts$/;
const KEPT = new Set(['path', 'isMutation']);

export function endpointsByPath(): Plugin {
  return {
    name: 'bahi:endpoints-by-path',
    // After the types are gone.
    enforce: 'post',
    transform: (code, id) => (CONTRACT.test(id) ? { code: withoutSchemas(code), map: null } : null),
  };
}

/** One contract file in, the same without what only the server reads out. Pure. */
export function withoutSchemas(code: string): string {
  const spans = parseSync('contract.ts', code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => {
      const isEndpoint =
        init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'define';
      const shape = isEndpoint ? init.arguments[0] : undefined;
      return shape?.type === 'ObjectExpression' ? droppedFrom(shape.properties, shape.end) : [];
    });
  });
  const kept = spans.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  // What is left of the schemas is read by nobody, and making one does nothing else.
  return kept.replaceAll(/\b(z\.[a-zA-Z_]+|pageOf)\(/g, '/* @__PURE__ */ $1(');
}

interface Property {
  readonly start: number;
  readonly type: string;
  readonly key?: unknown;
}

/** From the start of a property to the start of the next, so that its comma goes with it. */
function droppedFrom(properties: readonly Property[], end: number): { readonly start: number; readonly end: number }[] {
  return properties.flatMap((property, at) =>
    KEPT.has(nameOf(property.key)) ? [] : [{ start: property.start, end: properties[at + 1]?.start ?? end - 1 }],
  );
}

function nameOf(key: unknown): string {
  return typeof key === 'object' && key !== null && 'name' in key ? String(key.name) : '';
}
