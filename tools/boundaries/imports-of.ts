import { parseSync } from 'vite';

/** One way in which a file reaches another one or a package. */
export interface Import {
  readonly line: number;
  /** What is written between the quotes; undefined where it is computed. */
  readonly target: string | undefined;
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

export interface SourceFacts {
  readonly imports: readonly Import[];
  /** Lines that read environment variables: process.env in any spelling, import.meta.env. */
  readonly environmentReads: readonly number[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* walk(child);
  }
}

const child = (node: Node | undefined, name: string): Node | undefined => {
  const value = node?.[name];
  return isNode(value) ? value : undefined;
};
const children = (node: Node | undefined, name: string): Node[] => {
  const value = node?.[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const nameOf = (node: Node | undefined): string | undefined =>
  typeof node?.['name'] === 'string' ? node['name'] : stringOf(node);

/** The text of a string literal, or of a template without holes. */
function stringOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const [only, more] = children(node, 'quasis');
  if (node?.type !== 'TemplateLiteral' || !only || more) return undefined;
  const value = only['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : undefined;
}

/** `process` and `globalThis.process`. */
const isProcess = (node: Node | undefined): boolean =>
  (node?.type === 'Identifier' && nameOf(node) === 'process') ||
  (node?.type === 'MemberExpression' && nameOf(child(node, 'property')) === 'process');

function readsEnvironment(node: Node): boolean {
  if (node.type === 'MemberExpression' && nameOf(child(node, 'property')) === 'env') {
    const object = child(node, 'object');
    return isProcess(object) || object?.type === 'MetaProperty';
  }
  if (node.type !== 'VariableDeclarator' && node.type !== 'AssignmentPattern') return false;
  const pattern = child(node, 'id') ?? child(node, 'left');
  const value = child(node, 'init') ?? child(node, 'right');
  return (
    isProcess(value) &&
    children(pattern, 'properties').some((property) => nameOf(child(property, 'key')) === 'env')
  );
}

const isTypeImport = (node: Node): boolean => {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const names = children(node, 'specifiers');
  return (
    names.length > 0 &&
    names.every((name) => name['importKind'] === 'type' || name['exportKind'] === 'type')
  );
};

/** Functions of Jest and Vitest whose first argument is a module. */
const mocks =
  /^(mock|doMock|unmock|dontMock|unstable_mockModule|setMock|importActual|importMock|requireActual|requireMock)$/;
const isMetaUrl = (node: Node | undefined): boolean =>
  child(node, 'object')?.type === 'MetaProperty';

/** What a call or `new` imports: `undefined` nothing, else the argument that names the module. */
function moduleArgument(node: Node, requires: ReadonlySet<string>): Node | undefined {
  const [first, second] = children(node, 'arguments');
  const callee = child(node, 'callee');
  const called = nameOf(callee);
  if (node.type === 'NewExpression') {
    const isFile = /^\.{1,2}\/.*\.[cm]?[jt]sx?$/.test(stringOf(first) ?? '');
    if (called === 'URL' && isFile && isMetaUrl(second)) return first;
    return called === 'Worker' && isFile ? first : undefined;
  }
  const makesRequire = (of: Node | undefined) =>
    of?.type === 'CallExpression' && requires.has(`${nameOf(child(of, 'callee'))}()`);
  if (callee?.type === 'Identifier' && called !== undefined && requires.has(called)) return first;
  if (makesRequire(callee)) return first;
  if (callee?.type !== 'MemberExpression') return undefined;
  const object = child(callee, 'object');
  const method = nameOf(child(callee, 'property')) ?? '';
  if (method === 'resolve' && (object?.type === 'MetaProperty' || makesRequire(object)))
    return first;
  const owner = nameOf(object);
  if (method === 'resolve' && owner !== undefined && requires.has(owner)) return first;
  return owner === 'vi' && mocks.test(method) ? first : undefined;
}

/**
 * Names under which a file calls `require`: the word itself, what `createRequire` made, and
 * `name()` for `createRequire` under another name.
 */
function requireNames(nodes: readonly Node[]): ReadonlySet<string> {
  const makers = new Set(['createRequire']);
  for (const node of nodes)
    if (node.type === 'ImportSpecifier' && nameOf(child(node, 'imported')) === 'createRequire')
      makers.add(nameOf(child(node, 'local')) ?? '');
  const names = new Set(['require', ...[...makers].map((maker) => `${maker}()`)]);
  for (const node of nodes) {
    const made = child(child(node, 'init'), 'callee');
    const maker = nameOf(made) ?? nameOf(child(made, 'property'));
    if (node.type === 'VariableDeclarator' && maker !== undefined && makers.has(maker))
      names.add(nameOf(child(node, 'id')) ?? '');
  }
  return names;
}

/**
 * Where a node names a module, as [that place, whether only types are taken]; undefined where it
 * names none.
 */
function importIn(node: Node, requires: ReadonlySet<string>): readonly [Node, boolean] | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const source = child(node, 'source');
      return source && [source, isTypeImport(node)];
    }
    case 'ImportExpression':
      return [child(node, 'source') ?? node, false];
    case 'TSImportType':
      return [child(node, 'source') ?? child(child(node, 'argument'), 'literal') ?? node, true];
    case 'TSExternalModuleReference':
      return [child(node, 'expression') ?? node, false];
    case 'CallExpression':
    case 'NewExpression': {
      const argument = moduleArgument(node, requires);
      return argument && [argument, false];
    }
    default:
      return undefined;
  }
}

/**
 * Reads every import of a TypeScript or JavaScript file, however it is written. Throws when the
 * file does not parse.
 */
export function factsOf(file: string, text: string): SourceFacts {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  if (!isNode(program)) throw new Error(`${file}: no syntax tree`);
  const nodes = [...walk(program)];
  const requires = requireNames(nodes);
  const lineOf = (position: number) => text.slice(0, position).split('\n').length;
  const imports: Import[] = [];
  for (const node of nodes) {
    const found = importIn(node, requires);
    if (!found) continue;
    const [place, typeOnly] = found;
    imports.push({ line: lineOf(node.start), target: stringOf(place), typeOnly });
  }
  for (const { value, start } of comments) {
    const [, target] = /^\/\s*<reference\s+(?:path|types)=["']([^"']+)["']/.exec(value) ?? [];
    if (target) imports.push({ line: lineOf(start), target, typeOnly: true });
  }
  return {
    imports,
    environmentReads: nodes.filter(readsEnvironment).map(({ start }) => lineOf(start)),
  };
}
