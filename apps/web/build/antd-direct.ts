import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

const require = createRequire(import.meta.url);
const barrels = ['antd', '@ant-design/icons'];

interface Target {
  readonly from: string;
  readonly name: string;
}

/** Where each export of a package's barrel really lives: Button → antd/es/button (default). */
function exportsOf(barrel: string): Map<string, Target> {
  const root = path.dirname(require.resolve(`${barrel}/package.json`));
  const targets = new Map<string, Target>();
  for (const node of parseAst(readFileSync(path.join(root, 'es/index.js'), 'utf8')).body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source?.value.startsWith('.')) continue;
    const from = `${barrel}/es/${node.source.value.replace(/^\.\//, '')}`;
    for (const { exported, local } of node.specifiers) {
      if (exported.type === 'Identifier' && local.type === 'Identifier')
        targets.set(exported.name, { from, name: local.name });
    }
  }
  return targets;
}

/**
 * Rewrites `import { Button } from 'antd'` into an import of the component's own module, at build
 * only. Rolldown keeps side-effect-free barrels in the chunk graph: without this every antd
 * component used by any lazy route lands in the entry chunk.
 */
export function antdDirect(): Plugin {
  const exportsByBarrel = new Map(barrels.map((barrel) => [barrel, exportsOf(barrel)]));
  return {
    name: 'antd-direct-imports',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/.*\.[jt]sx?$/, code: /from\s*['"](antd|@ant-design\/icons)['"]/ },
      handler(code, id) {
        const edits: { start: number; end: number; text: string }[] = [];
        for (const node of parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }).body) {
          if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
          const targets = exportsByBarrel.get(node.source.value);
          if (!targets) continue;
          const imports = node.specifiers.flatMap((specifier) => {
            if (specifier.type !== 'ImportSpecifier')
              return this.error(`${id}: import antd's parts by name.`);
            if (specifier.importKind === 'type' || specifier.imported.type !== 'Identifier')
              return [];
            const local = specifier.local.name;
            const target = targets.get(specifier.imported.name);
            // Types carry no "type" keyword when they share a statement with values; they have no
            // target and vanish here.
            if (!target) return [];
            return target.name === 'default'
              ? `import ${local} from '${target.from}';`
              : `import { ${target.name} as ${local} } from '${target.from}';`;
          });
          edits.push({ start: node.start, end: node.end, text: imports.join('') });
        }
        const rewritten = edits
          .toReversed()
          .reduce(
            (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
            code,
          );
        return { code: rewritten, map: null };
      },
    },
  };
}
