// Texts of the interface and of mails live in message catalogues (apps/web/src/shared/messages.ts
// says how). Fails when a text stands outside one, and when nothing uses a message.
// `node tools/texts.ts [folder]` checks another tree; texts/texts.test.ts proves that it refuses.
import { root } from './launch/run-step.ts';
import { checkTexts } from './texts/check.ts';

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

const [tree = root] = process.argv.slice(2);
const { screens, catalogues, complaints } = checkTexts(tree, allowed);
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`texts: ${complaints.length} complaints`);
  process.exit(1);
}
console.log(`texts: ${screens} files, ${catalogues} catalogues, all in order`);
