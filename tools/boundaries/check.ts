import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { factsOf, type Import } from './imports-of.ts';
import type { Area, Folder, Rules } from './rules/shapes.ts';

/** A file of the tree, with `/` between folders. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What package.json files declare. */
export interface Declarations {
  /** npm packages of the root: name → whether only for development. */
  readonly packages: ReadonlyMap<string, 'dependency' | 'devDependency'>;
  /** Folder of a project → the libraries its package.json names. */
  readonly libraries: ReadonlyMap<string, ReadonlySet<string>>;
}

type List = 'folders' | 'libraries' | 'types' | 'packages';

/** A row of the allow-list with the area it stands in. */
interface Place {
  readonly area: Area;
  /** Path of the folder from the root; '' is the root. */
  readonly folder: string;
  /** With the folders below it. */
  readonly isDeep: boolean;
  readonly allowed: Folder;
}

const scope = '@coursewright/';
const isTestFile = (file: string): boolean => /\.(spec|test)\.tsx?$/.test(file);
const join = (...parts: string[]): string => path.posix.join(...parts).replace(/^\.$/, '');

/** Every source file below `root` that is ours. */
export function sourceFilesOf(root: string): SourceFile[] {
  return globSync(['*.{js,mjs,ts}', '{apps,libs,tools}/**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'], {
    cwd: root,
    exclude: (entry) => /^(dist|node_modules|test-results|coverage)$/.test(path.basename(entry)),
  }).map((file) => ({
    path: file.split(path.sep).join('/'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

export function declarationsOf(root: string): Declarations {
  const manifest = (file: string): Record<string, Record<string, string> | undefined> =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
  const { dependencies, devDependencies } = manifest('package.json');
  const manifests = globSync('{apps,libs,libs/server}/*/package.json', { cwd: root });
  return {
    packages: new Map([
      ...Object.keys(devDependencies ?? {}).map((name) => [name, 'devDependency'] as const),
      ...Object.keys(dependencies ?? {}).map((name) => [name, 'dependency'] as const),
    ]),
    libraries: new Map(
      manifests.map((file) => {
        const project = path.dirname(file).split(path.sep).join('/');
        return [project, new Set(Object.keys(manifest(file)['dependencies'] ?? {}))];
      }),
    ),
  };
}

/** Holds files to the allow-list. What is not allowed is refused, a folder without a row too. */
export class Boundaries {
  private readonly rules: Rules;
  private readonly declarations: Declarations;
  private readonly places: readonly Place[];
  /** Of every row that let something through: what it did. */
  private readonly used = new Map<Folder, Set<string>>();
  /** Rows that some file is in. */
  private readonly visited = new Set<Folder>();
  /** Patterns and names outside rows that let something through. */
  private readonly exceptions = new Set<string>();

  constructor(rules: Rules, declarations: Declarations) {
    this.rules = rules;
    this.declarations = declarations;
    this.places = rules.areas
      .flatMap((area) =>
        Object.entries(area.folders).map(([name, allowed]) => ({
          area,
          folder: join(area.at, name.replace(/\/?\*\*$/, '')),
          allowed,
          isDeep: name.endsWith('**'),
        })),
      )
      .toSorted((a, b) => b.folder.length - a.folder.length);
  }

  /** One line for each violation in a file; none when it keeps the rules. */
  complaintsAbout(file: SourceFile): string[] {
    const at = (line: number, complaint: string) => `${file.path}:${line}: ${complaint}`;
    const place = this.placeOf(file.path);
    if (!place)
      return [
        at(1, `the folder has no row in tools/boundaries/rules; say there what it may import`),
      ];
    this.visited.add(place.allowed);
    const { imports, environmentReads } = factsOf(file.path, file.text);
    return [
      ...imports.flatMap((each) => {
        const complaint = this.complaintAbout(file.path, place, each);
        return complaint ? [at(each.line, complaint)] : [];
      }),
      ...environmentReads
        .filter(() => !this.isExcepted(file.path, this.rules.readEnvironment))
        .map((line) => at(line, 'reads environment variables; take what you need from Config')),
      ...this.rules.forbidden.flatMap(({ pattern, reason, but }) =>
        [...file.text.matchAll(new RegExp(pattern, 'g'))]
          .filter(() => !this.isExcepted(file.path, but))
          .map(({ index }) => at(file.text.slice(0, index).split('\n').length, reason)),
      ),
    ];
  }

  private placeOf(file: string): Place | undefined {
    const folder = join(path.posix.dirname(file));
    return this.places.find(
      (place) => folder === place.folder || (place.isDeep && folder.startsWith(`${place.folder}/`)),
    );
  }

  private complaintAbout(file: string, from: Place, { target, typeOnly }: Import) {
    if (target === undefined)
      return this.isExcepted(file, this.rules.computeImports)
        ? undefined
        : 'imports what it computes; write the name, so that it can be checked';
    if (/^\.{1,2}(\/|$)/.test(target)) return this.aboutFile(file, from, target);
    if (target.startsWith(scope)) return this.aboutLibrary(file, from, target, typeOnly);
    if (isBuiltin(target)) return this.aboutBuiltin(file, from, target);
    if (/^[@a-z]/.test(target) && !/^[a-z]+:/.test(target))
      return this.aboutPackage(file, from, target);
    return `${target} is neither a file below, a library nor a package`;
  }

  private aboutFile(file: string, from: Place, target: string): string | undefined {
    const wanted = join(path.posix.dirname(file), target.replace(/\?.*$/, ''));
    const to = this.placeOf(wanted) ?? this.placeOf(join(wanted, 'index.ts'));
    if (!to) return `${wanted} lies in no folder of the list`;
    this.visited.add(to.allowed);
    if (to === from) return undefined;
    const allowed = this.allows(
      file,
      from,
      'folders',
      (name) =>
        to.folder === (name.startsWith('/') ? name.slice(1) : join(from.area.at, name)) ||
        (name === '*' && to.area === from.area),
    );
    if (allowed) return undefined;
    return to.area === from.area || !/^(libs|apps)\//.test(to.folder)
      ? `${from.folder} may not import ${to.folder || 'the root'}`
      : `${from.folder} may not reach into ${to.area.at}; libraries are imported by name, as far as the list allows`;
  }

  private aboutLibrary(file: string, from: Place, target: string, typeOnly: boolean) {
    const name = target.slice(scope.length);
    const isIt = (each: string) => each === name;
    const may =
      this.allows(file, from, 'libraries', isIt) ||
      (typeOnly && this.allows(file, from, 'types', isIt));
    if (!may)
      return this.allows(file, from, 'types', isIt)
        ? `${from.folder} may import only types from ${target}`
        : `${from.folder} may not import ${target}`;
    const library = scope + name.split('/')[0];
    const declared = this.declarations.libraries.get(from.area.at);
    // Undeclared, it would not be built before; tests and tools run when everything is built, or on
    // sources.
    return !isInstalled(file, from) || declared?.has(library)
      ? undefined
      : `${from.area.at}/package.json does not name ${library}`;
  }

  private aboutBuiltin(file: string, from: Place, target: string): string | undefined {
    if (!target.startsWith('node:')) return `write node:${target}`;
    return this.allows(file, from, 'packages', (each) => each === target)
      ? undefined
      : `${from.folder} may not import ${target}`;
  }

  private aboutPackage(file: string, from: Place, target: string): string | undefined {
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    if (!this.allows(file, from, 'packages', (each) => each === name))
      return `${from.folder} may not import the package ${name}`;
    const declared = this.declarations.packages.get(name);
    if (!declared) return `package.json does not name ${name}`;
    return isInstalled(file, from) && declared === 'devDependency'
      ? `${name} is a devDependency and will not be installed where this runs`
      : undefined;
  }

  /** Whether the row of the folder lets this through, or that of the tests for a test. */
  private allows(
    file: string,
    { area, allowed }: Place,
    kind: List,
    isIt: (name: string) => boolean,
  ): boolean {
    const rows = isTestFile(file) && area.tests ? [area.tests, allowed] : [allowed];
    for (const row of rows) {
      const name = row[kind]?.find(isIt);
      if (name === undefined) continue;
      this.used.set(row, (this.used.get(row) ?? new Set()).add(entry(kind, name)));
      return true;
    }
    return false;
  }

  private isExcepted(file: string, patterns: readonly string[]): boolean {
    const found = patterns.find((pattern) => path.posix.matchesGlob(file, pattern));
    if (found !== undefined) this.exceptions.add(found);
    return found !== undefined;
  }

  /**
   * One line for whatever the list allows and nothing needs, of the files complained about so far:
   * call it when that were all. A row that several areas share is needed when one of them needs it;
   * a list that a row takes as a whole, when the row needs one of its members.
   */
  unused(): string[] {
    const { areas, lists, readEnvironment, computeImports, forbidden } = this.rules;
    const rows = areas.flatMap(({ at, folders, tests }) => [
      ...Object.entries(folders).map(([name, row]) => ({ name: join(at, name), row })),
      ...(tests ? [{ name: `${at} (tests)`, row: tests }] : []),
    ]);
    const isTests = new Set(areas.map(({ tests }) => tests));
    const excepted = [
      ...readEnvironment,
      ...computeImports,
      ...forbidden.flatMap(({ but }) => but),
    ];
    return [
      ...rows.flatMap(({ name, row }) =>
        this.visited.has(row) || isTests.has(row)
          ? this.unusedIn(row, lists).map((each) => `${name || 'the root'}: nothing uses ${each}`)
          : [`${name}: the row is for no file`],
      ),
      ...excepted
        .filter((each) => !this.exceptions.has(each))
        .map((each) => `nothing needs the exception for ${each}`),
    ].map((complaint) => `tools/boundaries/rules: ${complaint}`);
  }

  private unusedIn(row: Folder, lists: Rules['lists']): string[] {
    const used = this.used.get(row) ?? new Set<string>();
    return kinds.flatMap((kind) => {
      const names = row[kind] ?? [];
      const isUsed = (name: string) => used.has(entry(kind, name));
      const whole = lists.filter((list) => list.every((name) => names.includes(name)));
      const needed = new Set(whole.filter((list) => list.some(isUsed)).flat());
      const left = names.filter((name) => name !== '*' && !isUsed(name) && !needed.has(name));
      return left.length > 0 ? [`${[...new Set(left)].join(', ')} (${kind})`] : [];
    });
  }
}

const kinds: readonly List[] = ['folders', 'libraries', 'types', 'packages'];
const entry = (kind: List, name: string): string => `${kind} ${name}`;

const isInstalled = (file: string, { area, allowed }: Place): boolean =>
  !isTestFile(file) && !area.isDevelopment && !allowed.isDevelopment;

/** Which libraries each project imports, as a table in Markdown. */
export function importTable({ areas }: Rules): string {
  const rows = areas
    .filter(({ at }) => /^(apps|libs)\//.test(at))
    .map(({ at, folders }) => {
      const of = (kind: 'libraries' | 'types') => [
        ...new Set(
          Object.values(folders)
            .filter(({ isDevelopment }) => !isDevelopment)
            .flatMap((folder) => folder[kind]?.map((name) => name.split('/')[0] ?? '') ?? []),
        ),
      ];
      const whole = of('libraries').toSorted();
      const types = of('types').filter((name) => !whole.includes(name));
      return `| ${at} | ${[...whole, ...types.map((name) => `${name} (types)`)].join(', ') || '–'} |`;
    });
  return ['| project | imports |', '| --- | --- |', ...rows].join('\n');
}

const tableIn = /(?<=<!-- imports: [^>]*-->\n)[^]*?(?=<!-- end of imports -->)/;
const words = (table: string): string => table.replaceAll(/[\s|-]+/g, ' ').trim();

/**
 * The document with its table of imports as the rules have it; undefined where it has no place for
 * one.
 */
export function withImportTable(document: string, rules: Rules): string | undefined {
  const present = tableIn.exec(document)?.[0];
  if (present === undefined) return undefined;
  const table = importTable(rules);
  return words(present) === words(table)
    ? document
    : document.replace(tableIn, () => `\n${table}\n\n`);
}
