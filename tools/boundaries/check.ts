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
    const { imports, environmentReads } = factsOf(file.path, file.text);
    return [
      ...imports.flatMap((each) => {
        const complaint = this.complaintAbout(file.path, place, each);
        return complaint ? [at(each.line, complaint)] : [];
      }),
      ...(matchesAny(file.path, this.rules.readEnvironment)
        ? []
        : environmentReads.map((line) =>
            at(line, 'reads environment variables; take what you need from Config'),
          )),
      ...this.rules.forbidden
        .filter(({ but }) => !matchesAny(file.path, but))
        .flatMap(({ pattern, reason }) =>
          [...file.text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) =>
            at(file.text.slice(0, index).split('\n').length, reason),
          ),
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
      return matchesAny(file, this.rules.computeImports)
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
    if (to === from) return undefined;
    const allowed = this.all(file, from, 'folders').some(
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
    const may =
      this.all(file, from, 'libraries').includes(name) ||
      (typeOnly && this.all(file, from, 'types').includes(name));
    if (!may)
      return this.all(file, from, 'types').includes(name)
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
    return this.all(file, from, 'packages').includes(target)
      ? undefined
      : `${from.folder} may not import ${target}`;
  }

  private aboutPackage(file: string, from: Place, target: string): string | undefined {
    const name = target
      .split('/')
      .slice(0, target.startsWith('@') ? 2 : 1)
      .join('/');
    if (!this.all(file, from, 'packages').includes(name))
      return `${from.folder} may not import the package ${name}`;
    const declared = this.declarations.packages.get(this.rules.comesWith[name] ?? name);
    if (!declared) return `package.json does not name ${name}`;
    return isInstalled(file, from) && declared === 'devDependency'
      ? `${name} is a devDependency and will not be installed where this runs`
      : undefined;
  }

  /** What the folder may use, and its tests besides. */
  private all(file: string, { area, allowed }: Place, kind: List): readonly string[] {
    const forTests = isTestFile(file) ? (area.tests?.[kind] ?? []) : [];
    return [...(allowed[kind] ?? []), ...forTests];
  }
}

const matchesAny = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => path.posix.matchesGlob(file, pattern));

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
