import { withoutArticle } from '../material/definition-sources.ts';
import type { Candidate } from './candidate.ts';
import { isCoded, isSign } from './entry-names.ts';
import { worded, type Wording } from './wording.ts';

/**
 * "What is “dump” for?", "What is “util-linux”?": what a list says of a command, a file, a variable is
 * recalled where its other entries are too unlike it to choose from. Of what "-v" is an option, the
 * heading says. Other names in lists are headings of what is told more often than names of things.
 */
export function recalledEntry(
  name: string,
  key: string,
  heading: string,
  wording: Wording,
): Pick<Candidate, 'type' | 'question' | 'key' | 'wrong' | 'explanation' | 'worth'>[] {
  if (!isCoded(name) && !isSign(name) && !isCommand.test(name)) return [];
  if (isSign(name) && heading === '') return [];
  const question = isSign(name)
    ? worded(wording.whatEntryIn, { a: name, b: heading })
    : worded(withoutArticle(key) === key ? wording.whatFor : wording.whatIs, { a: name });
  return [{ type: 'recall', question, key, wrong: [], explanation: '', worth: 0.9 }];
}
/** "gpg --import file". */
const isCommand = /^[a-z][\w.+-]* (?:\S+ ){0,4}--?\w/;
