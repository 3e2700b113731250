// Texts of the interface and of mails live in message catalogues (apps/web/src/shared/messages.ts says how). Fails when a text stands outside one,
// and when nothing uses a message.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch/run-step.ts';
import { findLiteralTexts, findUnusedMessages, parse } from './texts/find.ts';

/** Folders whose texts have not moved into catalogues yet. A new folder never joins them. */
const unfinished = [
  'apps/web/src/app/',
  'apps/web/src/entry-server.tsx',
  'apps/web/src/features/accounts/',
  'apps/web/src/features/admin/',
  'apps/web/src/features/course/',
  'apps/web/src/features/generating/',
  'apps/web/src/features/generator/',
  'apps/web/src/features/home/',
  'apps/web/src/features/legal/',
  'apps/web/src/features/purchase/',
  'apps/web/src/shared/',
];

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(dist|node_modules|testing)\/|\.(test|spec)\.tsx?$/.test(file));

const read = (file: string) => parse(file, readFileSync(path.join(root, file), 'utf8'));

const inCatalogue = (file: string) => /\/messages\/[^/]+$/.test(file);

const screens = filesOf('apps/web/src/**/*.{ts,tsx}').filter((file) => !inCatalogue(file));
const literals = screens
  .filter((file) => !unfinished.some((folder) => file.startsWith(folder)))
  .flatMap((file) => findLiteralTexts(read(file)));

const catalogues = filesOf('apps/web/src/**/messages/en.{ts,tsx}', 'libs/**/messages/en.ts');
const unused = catalogues.flatMap((file) => {
  // A catalogue belongs to the folder that its own folder is in.
  const owner = path.posix.dirname(path.posix.dirname(file));
  const users = filesOf(`${owner}/**/*.{ts,tsx}`).filter((user) => !inCatalogue(user));
  return findUnusedMessages(read(file), users.map(read));
});

const complaints = [...literals, ...unused];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`texts: ${complaints.length} complaints`);
  process.exit(1);
}
console.log(`texts: ${screens.length} files, ${catalogues.length} catalogues, all in order`);
