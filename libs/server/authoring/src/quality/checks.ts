import type { Check } from './check.ts';
import { answerGivenAway } from './checks/answer-given-away.ts';
import { citationDangling } from './checks/citation-dangling.ts';
import { citationsFew } from './checks/citations-few.ts';
import { claimContradicted } from './checks/claim-contradicted.ts';
import { headingsSkip } from './checks/headings-skip.ts';
import { instructionPlanted } from './checks/instruction-planted.ts';
import { keyFrequent } from './checks/key-frequent.ts';
import { keyInvalid } from './checks/key-invalid.ts';
import { keyLongest } from './checks/key-longest.ts';
import { keyPosition } from './checks/key-position.ts';
import { keyUnexplained } from './checks/key-unexplained.ts';
import { languageOther } from './checks/language-other.ts';
import { lessonLong } from './checks/lesson-long.ts';
import { lessonShort } from './checks/lesson-short.ts';
import { linkUnclear } from './checks/link-unclear.ts';
import { markupBroken } from './checks/markup-broken.ts';
import { markupUnsafe } from './checks/markup-unsafe.ts';
import { numbersDiffer } from './checks/numbers-differ.ts';
import { objectiveRepeated } from './checks/objective-repeated.ts';
import { objectiveUntaught } from './checks/objective-untaught.ts';
import { objectiveVerb } from './checks/objective-verb.ts';
import { objectivesFlat } from './checks/objectives-flat.ts';
import { optionAbsolute } from './checks/option-absolute.ts';
import { optionForm } from './checks/option-form.ts';
import { optionsAlike } from './checks/options-alike.ts';
import { optionsUnlike } from './checks/options-unlike.ts';
import { paragraphLong } from './checks/paragraph-long.ts';
import { partsMissing } from './checks/parts-missing.ts';
import { questionElsewhere } from './checks/question-elsewhere.ts';
import { questionRepeated } from './checks/question-repeated.ts';
import { questionsFew } from './checks/questions-few.ts';
import { quizMissing } from './checks/quiz-missing.ts';
import { quizOutdated } from './checks/quiz-outdated.ts';
import { scratchText } from './checks/scratch-text.ts';
import { sentencesLong } from './checks/sentences-long.ts';
import { sourceAlone } from './checks/source-alone.ts';
import { sourceCopied } from './checks/source-copied.ts';
import { stemEcho } from './checks/stem-echo.ts';
import { stemNegative } from './checks/stem-negative.ts';
import { termAbsent } from './checks/term-absent.ts';
import { termEarly } from './checks/term-early.ts';
import { termRedefined } from './checks/term-redefined.ts';
import { termUndefined } from './checks/term-undefined.ts';
import { textRepeated } from './checks/text-repeated.ts';
import { titleEmpty } from './checks/title-empty.ts';
import { titleRepeated } from './checks/title-repeated.ts';

/** Every check of a course, in the order in which the report card lists those of one severity. */
export const checks: readonly Check[] = [
  // Structure and pedagogy
  partsMissing,
  scratchText,
  titleEmpty,
  titleRepeated,
  objectiveVerb,
  objectiveUntaught,
  objectiveRepeated,
  objectivesFlat,
  lessonShort,
  lessonLong,
  paragraphLong,
  sentencesLong,
  questionsFew,
  // Coverage and order
  textRepeated,
  numbersDiffer,
  termAbsent,
  termUndefined,
  termRedefined,
  termEarly,
  // Grounding
  citationDangling,
  citationsFew,
  claimContradicted,
  sourceAlone,
  sourceCopied,
  // Quiz validity
  keyInvalid,
  optionsAlike,
  keyUnexplained,
  questionElsewhere,
  questionRepeated,
  answerGivenAway,
  optionForm,
  optionAbsolute,
  optionsUnlike,
  stemNegative,
  stemEcho,
  keyPosition,
  keyLongest,
  keyFrequent,
  quizMissing,
  quizOutdated,
  // Language, access and safety
  languageOther,
  markupBroken,
  headingsSkip,
  linkUnclear,
  markupUnsafe,
  instructionPlanted,
];
