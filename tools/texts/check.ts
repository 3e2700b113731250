import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findLiteralTexts,
  findUncodedRefusals,
  findUnusedMessages,
  parse,
  type Source,
} from './find.ts';
import { findBreakableSpaces } from './typography.ts';

/** What was looked at, and one line for each text in the wrong place and each unused message. */
export interface TextReport {
  readonly screens: number;
  readonly catalogues: number;
  readonly complaints: readonly string[];
}

const inCatalogue = (file: string) => /\/messages\/[^/]+$/.test(file);

/** Makes errors of a type that it is given, each with the words of its type. */
const translatesStrangers = /^libs\/server\/platform\/src\/http\/to-app-error\.ts$/;

/** Checks the interface, the mails and the refusals of the checkout at `root`; `allowed` are no texts. */
export function checkTexts(root: string, allowed: ReadonlySet<string>): TextReport {
  const filesOf = (...patterns: string[]) =>
    globSync(patterns, { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/(^|\/)(dist|node_modules|testing)\/|\.(test|spec)\.tsx?$/.test(file));
  const sources = new Map<string, Source>();
  const read = (file: string): Source => {
    const known = sources.get(file) ?? parse(file, readFileSync(path.join(root, file), 'utf8'));
    sources.set(file, known);
    return known;
  };
  const importsFrom = (file: string, folder: string) =>
    [...read(file).text.matchAll(/from '(\.[^']+)'/g)].some(
      ([, target]) =>
        path.posix.dirname(path.posix.join(path.posix.dirname(file), target ?? '')) === folder,
    );

  const screens = filesOf('apps/web/src/**/*.{ts,tsx}').filter((file) => !inCatalogue(file));
  const literals = screens.flatMap((file) => findLiteralTexts(read(file), allowed));
  const catalogues = filesOf(
    'apps/web/src/**/messages/en.{ts,tsx}',
    'libs/**/src/**/messages/en.ts',
  );
  const unused = catalogues.flatMap((file) => {
    // A catalogue is for the folder that its own folder is in, and for whoever imports it.
    const folder = path.posix.dirname(file);
    const owner = path.posix.dirname(folder);
    const users = filesOf(`${owner}/**/*.{ts,tsx}`).filter((user) => !inCatalogue(user));
    const importers = screens.filter((screen) => importsFrom(screen, folder));
    return findUnusedMessages(read(file), [...new Set([...users, ...importers])].map(read));
  });
  const french = filesOf('{apps,libs}/**/messages/fr.{ts,tsx}').map(read);
  const refusals = filesOf('libs/**/src/**/*.ts', 'apps/{api,worker}/src/**/*.ts')
    .filter((file) => !translatesStrangers.test(file))
    .flatMap((file) => findUncodedRefusals(read(file)));
  return {
    screens: screens.length,
    catalogues: catalogues.length,
    complaints: [...literals, ...unused, ...refusals, ...french.flatMap(findBreakableSpaces)],
  };
}
