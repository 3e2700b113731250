import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst, type Plugin } from 'vite';

const require = createRequire(import.meta.url);

interface Target {
  readonly from: string;
  readonly name: string;
}

/** What a barrel's exports are; and what it does besides, for whoever passes it by. */
interface Barrel {
  readonly targets: ReadonlyMap<string, Target>;
  readonly effects: readonly string[];
}

/** Where each export of a package's barrel really lives: Button → antd/es/button (default). */
function barrelOf(name: string): Barrel {
  const root = path.dirname(require.resolve(`${name}/package.json`));
  const targets = new Map<string, Target>();
  for (const node of bodyOf(path.join(root, 'es/index.js'))) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source?.value.startsWith('.')) continue;
    const from = `${name}/es/${node.source.value.replace(/^\.\//, '')}`;
    for (const { exported, local } of node.specifiers) {
      if (exported.type === 'Identifier' && local.type === 'Identifier')
        targets.set(exported.name, { from, name: local.name });
    }
  }
  return { targets, effects: [] };
}

/** The same of our own sources, which export whole files: `export * from './auth.ts'`. */
function barrelAt(file: string): Barrel {
  const targets = new Map<string, Target>();
  const effects: string[] = [];
  for (const node of bodyOf(file)) {
    if (node.type === 'ImportDeclaration' && node.specifiers.length === 0)
      effects.push(path.resolve(path.dirname(file), node.source.value));
    if (node.type === 'ExportAllDeclaration')
      for (const [name, target] of barrelAt(path.resolve(path.dirname(file), node.source.value))
        .targets)
        targets.set(name, target);
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.source) throw new Error(`${file}: export whole files, or what is declared there.`);
    for (const name of namesOf(node.declaration)) targets.set(name, { from: file, name });
  }
  return { targets, effects };
}

type Body = ReturnType<typeof parseAst>['body'];
type Declaration = NonNullable<
  Extract<Body[number], { type: 'ExportNamedDeclaration' }>['declaration']
>;

const bodyOf = (file: string): Body =>
  parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('.ts') ? 'ts' : 'js' }).body;

/** The values that a declaration makes; types leave nothing behind. */
function namesOf(declaration: Declaration | null): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  const isValue =
    declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isValue && declaration.id ? [declaration.id.name] : [];
}

/**
 * Rewrites `import { Button } from 'antd'` into an import of the component's own module, at build
 * only; so, too, what comes from the contract. Rolldown keeps barrels in the chunk graph: without
 * this every antd component and every schema used by any lazy route is fetched with the first.
 */
export function directImports(): Plugin {
  const barrels = new Map<string, Barrel>();
  return {
    name: 'direct-imports',
    apply: 'build',
    async buildStart() {
      for (const name of ['antd', '@ant-design/icons']) barrels.set(name, barrelOf(name));
      const contract = await this.resolve('@coursewright/contract');
      if (!contract) return this.error('The contract is not where it was.');
      barrels.set('@coursewright/contract', barrelAt(contract.id));
    },
    transform: {
      filter: {
        id: /\/src\/.*\.[jt]sx?$/,
        code: /from\s*['"](antd|@ant-design\/icons|@coursewright\/contract)['"]/,
      },
      handler(code, id) {
        const edits: { start: number; end: number; text: string }[] = [];
        for (const node of parseAst(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }).body) {
          if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
          const barrel = barrels.get(node.source.value);
          if (!barrel) continue;
          const imports = node.specifiers.flatMap((specifier) => {
            if (specifier.type !== 'ImportSpecifier')
              return this.error(`${id}: import the parts of ${node.source.value} by name.`);
            if (specifier.importKind === 'type' || specifier.imported.type !== 'Identifier')
              return [];
            const local = specifier.local.name;
            const target = barrel.targets.get(specifier.imported.name);
            // Types carry no "type" keyword when they share a statement with values; they have no
            // target and vanish here.
            if (!target) return [];
            return target.name === 'default'
              ? `import ${local} from '${target.from}';`
              : `import { ${target.name} as ${local} } from '${target.from}';`;
          });
          const effects = imports.length > 0 ? barrel.effects : [];
          const text = [...effects.map((file) => `import '${file}';`), ...imports].join('');
          edits.push({ start: node.start, end: node.end, text });
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
