import { type FoundQuestions, limits, type QuestionFormat, say } from '@coursewright/contract';
import { collectionNames, readAnki } from './anki.ts';
import { readCsv } from './csv.ts';
import { type Read, Refused, settle, type Settled, type Unread } from './draft.ts';
import { readGift } from './gift.ts';
import { readMoodleXml } from './moodle-xml.ts';
import { type Lesson, placeQuestions } from './place-questions.ts';
import { isOldQti, isQtiItem, old, readQtiItem, readQtiPackage } from './qti.ts';
import { unpacked } from './unpacked.ts';
import { decoded, nameOf, xmlDocument } from './xml-document.ts';

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly lessons: readonly Lesson[];
  readonly language: string;
}
export type FileFound = Omit<FoundQuestions, 'course_revision'>;

const bounds = limits.questionFile;
const saidMax = 160;

/** The questions of a file, with their lessons, and what is none. Throws Refused. */
export function readFile({ bytes, name, lessons, language }: FileToRead): FileFound {
  const { format, reads } = contentOf(bytes, name);
  if (reads.length === 0) throw new Refused(say('no_questions_in_file'));
  const settled: Settled[] = [];
  const unread: FileFound['not_understood'] = [];
  for (const [index, read] of reads.entries()) {
    const result = 'reason' in read ? read : settle(read, language);
    if ('reason' in result)
      unread.push({
        number: index + 1,
        said: result.said.length > saidMax ? `${result.said.slice(0, saidMax)}…` : result.said,
        reason: result.reason,
      });
    else settled.push(result);
  }
  const kept = settled.slice(0, bounds.questions);
  const told = unread.slice(0, bounds.notUnderstood);
  return {
    format,
    questions: placeQuestions(kept, lessons, language),
    not_understood: told,
    left_off: settled.length - kept.length + unread.length - told.length,
  };
}

interface Content {
  readonly format: QuestionFormat;
  readonly reads: readonly Read[];
}

/** By what stands in it; its name decides between the formats that are mere text. */
function contentOf(bytes: Uint8Array, name: string): Content {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return inZip(bytes);
  const text = decoded(bytes);
  if (/^\uFEFF?\s*</.test(text)) return inXml(text);
  if (text.includes('\0')) throw new Refused(notOne);
  const isTable = /\.(?:csv|tsv)$/i.test(name);
  if (!isTable && /\{[^]*\}/.test(text)) return { format: 'gift', reads: readGift(text) };
  return { format: 'csv', reads: readCsv(text) };
}

function inXml(text: string): Content {
  const found = xmlDocument(text);
  const root = found.documentElement && nameOf(found.documentElement);
  if (root === 'quiz') return { format: 'moodle_xml', reads: readMoodleXml(found) };
  if (isQtiItem(found)) return { format: 'qti', reads: readQtiItem(found) };
  throw new Refused(isOldQti(found) ? old : notOne);
}

function inZip(bytes: Uint8Array): Content {
  const { files, leadingOut } = unpacked(
    bytes,
    (name) => /\.xml$/i.test(name) || collectionNames.includes(name),
  );
  if (collectionNames.some((name) => files.has(name)))
    return { format: 'anki', reads: readAnki(files) };
  if (files.size === 0) throw new Refused(notOne);
  const texts = new Map([...files].map(([name, content]) => [name, decoded(content)] as const));
  const unread = leadingOut.map((said): Unread => ({ said, reason: 'damaged' }));
  return { format: 'qti', reads: [...readQtiPackage(texts), ...unread] };
}

const notOne = say('not_a_question_file');
