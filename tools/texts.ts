// Texts of the interface and of mails live in message catalogues (apps/web/src/shared/messages.ts
// says how). Fails when a text stands outside one, and when nothing uses a message.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './launch/run-step.ts';
import { findLiteralTexts, findUnusedMessages, parse } from './texts/find.ts';

/** Names, and what is read by machines or in logs. */
const allowed = new Set([
  'Coursewright',
  'Brave Search',
  'Bearer …',
  'Authorization: Bearer <token>',
  // The session's own failures: they go to the log, screens say it in their own words.
  'Failed to initialize session.',
  'Token refresh failed permanently or due to logout.',
  'Logout in progress, refresh aborted',
]);

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(dist|node_modules|testing)\/|\.(test|spec)\.tsx?$/.test(file));

const read = (file: string) => parse(file, readFileSync(path.join(root, file), 'utf8'));

const importsFrom = (file: string, folder: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].some(
    ([, target]) =>
      path.posix.dirname(path.posix.join(path.posix.dirname(file), target ?? '')) === folder,
  );

const inCatalogue = (file: string) => /\/messages\/[^/]+$/.test(file);

const screens = filesOf('apps/web/src/**/*.{ts,tsx}').filter((file) => !inCatalogue(file));
const literals = screens.flatMap((file) => findLiteralTexts(read(file), allowed));

const catalogues = filesOf('apps/web/src/**/messages/en.{ts,tsx}', 'libs/**/src/**/messages/en.ts');
const unused = catalogues.flatMap((file) => {
  // A catalogue is for the folder that its own folder is in, and for whoever imports it.
  const folder = path.posix.dirname(file);
  const owner = path.posix.dirname(folder);
  const users = filesOf(`${owner}/**/*.{ts,tsx}`).filter((user) => !inCatalogue(user));
  const importers = screens.filter((screen) => importsFrom(screen, folder));
  return findUnusedMessages(read(file), [...new Set([...users, ...importers])].map(read));
});

const complaints = [...literals, ...unused];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`texts: ${complaints.length} complaints`);
  process.exit(1);
}
console.log(`texts: ${screens.length} files, ${catalogues.length} catalogues, all in order`);
