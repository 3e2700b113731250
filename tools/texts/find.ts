import { parseSync } from 'vite';

/**
 * A node of the syntax tree (ESTree with TypeScript and JSX), as far as these checks look at it.
 */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** A parsed file. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly program: Node;
}

/** Parses TypeScript, with JSX where the name ends in tsx. Throws when it does not parse. */
export function parse(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { file, text, program: program as unknown as Node };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode),
  );

/** Every node below, the outer ones first. */
function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* walk(child);
}

const field = (node: Node, name: string): Node | undefined => {
  const value = node[name];
  return isNode(value) ? value : undefined;
};
const nodes = (node: Node, name: string): Node[] => {
  const value = node[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
const textOf = (node: Node | undefined): string | undefined =>
  node && (node.type === 'Literal' || node.type === 'JSXText') && typeof node['value'] === 'string'
    ? node['value']
    : undefined;
/** The name of an identifier, a key or an attribute. */
const nameOf = (node: Node | undefined): string | undefined =>
  typeof node?.['name'] === 'string' ? node['name'] : textOf(node);

/** Attributes and properties whose value somebody reads or hears. */
const spoken = new Set(
  `alt aria-description aria-label aria-roledescription aria-valuetext addonAfter addonBefore cancelText caption description detail emptyText
   error extra heading help hint info label legend message notFoundContent note okText placeholder question reason subtitle summary
   text title tooltip`.split(/\s+/),
);

/** Functions whose first argument somebody reads or hears. */
const spokenBy = new Set(['alert', 'announce', 'confirm', 'notify', 'prompt', 'usePageTitle']);

/**
 * Starts like a sentence or ends like one: this finds texts on their way to the screen through
 * variables and calls.
 */
const prose = /^\p{Lu}[\p{Ll}’'-]*,? [\p{L}“"(]|\p{L}[,;:]? \p{L}.*[.?!…]$/u;
const hasLetter = /\p{L}/u;

/** Texts that stand outside a catalogue, as `file:line: "text"`, but for those in `allowed`. */
export function findLiteralTexts(source: Source, allowed: ReadonlySet<string>): string[] {
  const found = new Map<number, string>();
  const claim = (node: Node, text: string) => {
    if (!allowed.has(text.trim())) found.set(node.start, text);
  };

  /** What an expression can be: both branches of a condition, the right side of `&&`. */
  const claimSpoken = (node: Node | undefined): void => {
    if (!node) return;
    const text = textOf(node);
    if (text !== undefined && hasLetter.test(text)) claim(node, text);
    if (node.type === 'TemplateLiteral') claimTemplate(node, hasLetter);
    if (node.type === 'JSXExpressionContainer') claimSpoken(field(node, 'expression'));
    if (node.type === 'ConditionalExpression') {
      claimSpoken(field(node, 'consequent'));
      claimSpoken(field(node, 'alternate'));
    }
    if (node.type === 'LogicalExpression') claimSpoken(field(node, 'right'));
  };
  const claimTemplate = (node: Node, pattern: RegExp): void => {
    const text = nodes(node, 'quasis')
      .map((quasi) => (quasi['value'] as { cooked?: string }).cooked ?? '')
      .join('…');
    if (pattern.test(text.replaceAll('…', pattern === prose ? 'x' : ''))) claim(node, text);
  };

  const inConsole = new Set(
    [...walk(source.program)].filter(isLogging).flatMap((call) => [...walk(call)]),
  );
  for (const node of walk(source.program)) {
    if (inConsole.has(node)) continue;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      nodes(node, 'children').forEach(claimSpoken);
    if (node.type === 'JSXAttribute' && spoken.has(nameOf(field(node, 'name')) ?? ''))
      claimSpoken(field(node, 'value'));
    if (node.type === 'Property' && spoken.has(nameOf(field(node, 'key')) ?? ''))
      claimSpoken(field(node, 'value'));
    if (node.type === 'CallExpression' && spokenBy.has(nameOf(field(node, 'callee')) ?? ''))
      claimSpoken(nodes(node, 'arguments')[0]);
    const text = node.type === 'Literal' ? textOf(node) : undefined;
    if (text !== undefined && prose.test(text)) claim(node, text);
    if (node.type === 'TemplateLiteral') claimTemplate(node, prose);
  }
  return [...found].map(
    ([start, text]) =>
      `${source.file}:${lineAt(source, start)}: ${JSON.stringify(text.trim().replace(/\s+/g, ' '))} belongs in a message catalogue`,
  );
}

/** Types of errors of which the type alone says too little; `RefusalType` of the contract. */
const refusalTypes = new Set(
  `bad_request conflict forbidden payload_too_large payment_required unauthorized unsupported_media_type validation_error`.split(
    ' ',
  ),
);

/**
 * Errors that are made with words of their own where a `Refusal` has a sentence in every language:
 * `new AppError('conflict', '…')`.
 */
export function findUncodedRefusals(source: Source): string[] {
  return [...walk(source.program)].flatMap((node) => {
    if (node.type !== 'NewExpression' || nameOf(field(node, 'callee')) !== 'AppError') return [];
    const type = textOf(nodes(node, 'arguments')[0]);
    if (type !== undefined && !refusalTypes.has(type)) return [];
    return [
      `${source.file}:${lineAt(source, node.start)}: an AppError of type ${type ?? 'unknown'} is a Refusal, which has a code`,
    ];
  });
}

/** `console.warn(…)` and its kind: read by developers. */
const isLogging = (node: Node): boolean => {
  const callee = node.type === 'CallExpression' ? field(node, 'callee') : undefined;
  return callee !== undefined && nameOf(field(callee, 'object')) === 'console';
};

/** Everything a catalogue says: strings, the parts of templates, and what stands between tags. */
export function* textsIn({ program }: Source): Generator<{ start: number; text: string }> {
  for (const node of walk(program)) {
    if (/^(?:Import|Export)\w*Declaration$/.test(node.type)) continue;
    const text =
      node.type === 'TemplateElement'
        ? (node['value'] as { cooked?: string }).cooked
        : textOf(node);
    if (text !== undefined) yield { start: node.start, text };
  }
}

/** The line of a place, from 1. */
export const lineAt = ({ text }: Source, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/**
 * Messages of a catalogue (`export const en = { … }`) that none of `users` names. A group that is
 * indexed or handed on counts as used.
 */
export function findUnusedMessages(catalogue: Source, users: readonly Source[]): string[] {
  const used = new Set<string>();
  const wholly = new Set<string>();
  for (const { program } of users) {
    const partly = new Set<Node>();
    for (const node of walk(program)) {
      if (node.type === 'ObjectPattern')
        for (const property of nodes(node, 'properties')) {
          const name = nameOf(field(property, 'key'));
          if (name) {
            used.add(name);
            wholly.add(name);
          }
        }
      if (node.type !== 'MemberExpression') continue;
      const object = field(node, 'object');
      if (node['computed'] !== true && object) partly.add(object);
      const name = node['computed'] === true ? undefined : nameOf(field(node, 'property'));
      if (name) {
        used.add(name);
        if (!partly.has(node)) wholly.add(name);
      }
    }
  }
  return messagesOf(catalogue).flatMap(({ name, group }) => {
    if (!used.has(name)) return [`${catalogue.file}: nothing uses the message "${name}"`];
    if (wholly.has(name)) return [];
    return group
      .filter((member) => !used.has(member))
      .map((member) => `${catalogue.file}: nothing uses the message "${name}.${member}"`);
  });
}

/** The keys of `en`, with the keys of those that are groups. */
function messagesOf({ file, program }: Source): { name: string; group: string[] }[] {
  for (const node of walk(program)) {
    if (node.type !== 'VariableDeclarator' || nameOf(field(node, 'id')) !== 'en') continue;
    return keysOf(field(node, 'init')).map(({ name, value }) => ({
      name,
      group: keysOf(value).map((member) => member.name),
    }));
  }
  throw new Error(`${file}: declares no catalogue "en"`);
}

function keysOf(node: Node | undefined): { name: string; value: Node | undefined }[] {
  if (node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression')
    return keysOf(field(node, 'expression'));
  if (node?.type !== 'ObjectExpression') return [];
  return nodes(node, 'properties').flatMap((property) => {
    const name = nameOf(field(property, 'key'));
    return name ? [{ name, value: field(property, 'value') }] : [];
  });
}
