import { opensWithVerb, withoutArticle } from '../material/definition-sources.ts';
import type { Candidate } from './candidate.ts';
import { isCoded, isSign } from './entry-names.ts';
import { tellsToDo } from './recall-clauses.ts';
import { worded, type Wording } from './wording.ts';

/**
 * "What is “dump” for?", "What is “util-linux”?": what a list says of a command, a file, a variable is
 * recalled where its other entries are too unlike it to choose from, and where it says what a thing is
 * or does: of "RGB bits" no name tells which of the two. Of what "-v" is an option, the
 * heading says. Other names in lists are headings of what is told more often than names of things.
 */
export function recalledEntry(
  name: string,
  key: string,
  heading: string,
  wording: Wording,
  language: string,
): Pick<Candidate, 'type' | 'question' | 'key' | 'wrong' | 'explanation' | 'worth'>[] {
  if (!isCoded(name) && !isSign(name) && !isCommand.test(name)) return [];
  if (isSign(name) && heading === '') return [];
  if (/[*†‡]$/u.test(key) || isPromise.test(key)) return [];
  const isThing = withoutArticle(key) !== key;
  const isUse =
    name.includes(' ') ||
    opensWithVerb(key.charAt(0).toLowerCase() + key.slice(1), language) ||
    tellsToDo(key, language);
  if (!isSign(name) && !isThing && !isUse) return [];
  const question = isSign(name)
    ? worded(wording.whatEntryIn, { a: name, b: heading })
    : worded(isThing ? wording.whatIs : wording.whatFor, { a: name });
  return [{ type: 'recall', question, key, wrong: [], explanation: '', worth: 0.9 }];
}
/** "Will clear up the mystery": what came before tells which. */
const isPromise = /^(?:will|would|can|could|may|might|should|must)(?!\p{L})/iu;
/** "gpg --import file". */
const isCommand = /^[a-z][\w.+-]* (?:\S+ ){0,4}--?\w/;
