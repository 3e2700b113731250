import {
  type CuriositiesDraft,
  type DiagramDraft,
  type DiagramKind,
  type ExplanationStyle,
  Failure,
  type LessonDraft,
  type LessonToRead,
  type ModulesOutline,
  type NarrationDraft,
  type NarrationStyle,
  type QuizDraft,
  type ReadingDraft,
  type ResearchVerdict,
  type ResourceChoice,
  type Said,
  type SearchPlan,
  type SecondReading,
  type SentenceRevision,
  type SubmodulesOutline,
  type TutorDraft,
  type UncertainClaim,
} from '@coursewright/contract';
import type { SourceText } from '@coursewright/sources';

/** What the learner asked for; part of every call. */
export interface CourseBrief {
  readonly topic: string;
  readonly language: string;
  readonly style: ExplanationStyle;
  readonly audience?: string;
  /**
   * Exact number of modules or submodules per module; absent: the author decides within the limits.
   */
  readonly moduleCount?: number;
  readonly submoduleCount?: number;
}

/**
 * Sources in order; the source at index i has the ref `S${i + 1}`, its passage number n the ref
 * `S${i + 1}.${n}`.
 */
export interface Material {
  readonly sources: readonly SourceText[];
}

/** A passage picked for a lesson, under the ref by which the author cites it. */
export interface PickedPassage {
  readonly ref: string;
  readonly sourceTitle: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly kind: 'prose' | 'list' | 'code' | 'table';
}

export interface OutlinedModule {
  readonly title: string;
  readonly description: string;
  readonly learning_objectives: readonly string[];
}
export interface OutlinedSubmodule {
  readonly title: string;
  readonly description: string;
  readonly objectives: readonly string[];
}

/** What comes right before or after a lesson: another one, or the module next to its own. */
export interface Neighbour {
  readonly title: string;
  readonly objectives: readonly string[];
}

/**
 * Where a lesson stands, so that it neither repeats its neighbours nor leans on what comes later.
 */
export interface LessonPlace {
  readonly module: OutlinedModule;
  readonly submodule: OutlinedSubmodule;
  /** Titles of all modules, in order. */
  readonly moduleTitles: readonly string[];
  /** Titles of this module's submodules, in order. */
  readonly submoduleTitles: readonly string[];
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
  /** Terms that earlier parts of the course introduce, in order. */
  readonly defined?: readonly string[];
}

/**
 * A lesson that is there and is to be written again: its text, with markers that name passages, and
 * how the learner wants it.
 */
export interface LessonRewrite {
  readonly instruction?: string;
  readonly previous: string;
}
/**
 * A quiz that is there and is to be replaced: its questions, and how the learner wants the new
 * ones.
 */
export interface QuizRewrite {
  readonly instruction?: string;
  readonly previous: readonly string[];
}

/** Lessons of a course for one reading; of the `others` another call reads the text. */
export interface CourseToRead {
  readonly brief: CourseBrief;
  readonly lessons: readonly LessonToRead[];
  readonly others: readonly LessonToRead[];
}

/** A written lesson to be drawn; its markers name passages. */
export interface LessonToDraw {
  readonly title: string;
  readonly content: string;
  readonly summary: string;
  readonly keyTerms: readonly { readonly term: string; readonly definition: string }[];
}

/** Paragraphs of a lesson to be heard, in order, each under its number. */
export interface ParagraphsToSpeak {
  readonly brief: CourseBrief;
  readonly lesson: string;
  readonly style: NarrationStyle;
  readonly paragraphs: readonly { readonly number: number; readonly text: string }[];
}

/** What somebody said about a lesson before. */
export interface SaidBefore {
  readonly by: 'learner' | 'tutor';
  readonly text: string;
}

/** A learner's question, and all that an answer may rest on. Keys of a quiz have no place in it. */
export interface QuestionToAnswer {
  readonly brief: CourseBrief;
  readonly lesson: { readonly title: string; readonly content: string };
  readonly passages: readonly PickedPassage[];
  readonly before: readonly SaidBefore[];
  /** Questions of the quiz that the learner last answered wrongly, without their options. */
  readonly missed: readonly string[];
  readonly question: string;
}

/** Tokens as the provider reported them; zeros are not invented where it reported none. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}
export interface Answer<T> {
  readonly value: T;
  /** Absent for the builtin author, which costs nothing. Sums the repair attempt too. */
  readonly usage?: Usage;
  /**
   * HTTP calls made to the provider for this answer, repairs included; 0 for the builtin author.
   */
  readonly calls: number;
}
export interface CallControl {
  readonly signal?: AbortSignal;
  /**
   * Awaited before each call to the provider, retries and repairs included; what it throws is thrown
   * on, and the call is not made.
   */
  readonly admit?: () => Promise<void>;
  /** Told what a call used that gives no answer after all. */
  readonly onFailure?: (used: { readonly calls: number; readonly usage?: Usage }) => void;
  /**
   * Told often while an answer that people read is arriving: `text` gives what there is of it now.
   * It shrinks where an answer is asked for again. Never told by an author whose answers come whole.
   */
  readonly onGrowth?: (text: () => string) => void;
}

/** How many lessons of a fair length some sources carry. */
export interface Capacity {
  /** On the topic itself. */
  readonly onTopic: number;
  /** From all of the sources. */
  readonly all: number;
}

/** The author answered, and nothing that can be used: asking again would not change that. */
export class UnusableAnswer extends Failure {
  constructor(said: Said, options: ErrorOptions = {}) {
    super('provider_error', said, options);
  }
}

/**
 * Who writes: `model/` (LangChain) or `extractive/` (the builtin, which quotes and never invents).
 * Both keep the same promise: answers satisfy the contract's schemas, counts asked for are met
 * exactly, refs name passages that were given, and the language is the brief's. Failures are
 * AppErrors (provider_error, too_many_requests, timeout, unavailable) whose message says what to
 * do.
 */
export abstract class Author {
  abstract readonly kind: 'builtin' | 'model';
  /** For people: "Built-in author" or "openai:gpt-5.1". */
  abstract readonly name: string;
  /**
   * Part of every journal key; changes when a prompt, schema or algorithm changes what would be
   * answered.
   */
  abstract readonly version: string;
  /**
   * Characters of passages that one lesson may be sent, in windows of running text; absent: a few
   * single passages, because the author reads the material itself.
   */
  readonly lessonRoom?: number;
  /**
   * Characters of lessons that one reading of the course may be sent; absent: it reads none.
   */
  readonly readingRoom?: number | undefined;

  /**
   * How many lessons the sources carry; undefined for an author who is not bound by what they say.
   */
  capacityOf(
    _input: { brief: CourseBrief; material: Material },
    _control: CallControl,
  ): Promise<Capacity | undefined> {
    return Promise.resolve(undefined);
  }

  abstract planSearches(
    input: { brief: CourseBrief },
    control: CallControl,
  ): Promise<Answer<SearchPlan>>;
  abstract judgeResearch(
    input: { brief: CourseBrief; material: Material; asked: readonly string[] },
    control: CallControl,
  ): Promise<Answer<ResearchVerdict>>;
  abstract outlineModules(
    input: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Answer<ModulesOutline>>;
  abstract outlineLessons(
    input: { brief: CourseBrief; material: Material; outline: ModulesOutline; moduleIndex: number },
    control: CallControl,
  ): Promise<Answer<SubmodulesOutline>>;
  /**
   * Findings and questions that pass the learner's time, about `wanted`, each from one passage;
   * fewer, or none, where the material has no more.
   */
  abstract writeCuriosities(
    input: { brief: CourseBrief; material: Material; wanted: number },
    control: CallControl,
  ): Promise<Answer<CuriositiesDraft>>;
  /**
   * Further reading for the course (no module) or one module, chosen among the sources, at most
   * `wanted`.
   */
  abstract chooseResources(
    input: { brief: CourseBrief; material: Material; module?: OutlinedModule; wanted: number },
    control: CallControl,
  ): Promise<Answer<ResourceChoice>>;
  abstract writeLesson(
    input: {
      brief: CourseBrief;
      place: LessonPlace;
      passages: readonly PickedPassage[];
      material: Material;
      rewrite?: LessonRewrite;
    },
    control: CallControl,
  ): Promise<Answer<LessonDraft>>;
  /** Second try for sentences whose citation the check refused; each with what was wrong. */
  abstract reviseSentences(
    input: {
      brief: CourseBrief;
      sentences: readonly { number: number; text: string; problem: string }[];
      passages: readonly PickedPassage[];
    },
    control: CallControl,
  ): Promise<Answer<SentenceRevision>>;
  /**
   * Judges sentences by their evidence alone, where the check could not; an author that does not
   * read again says nothing of them.
   */
  readAgain(
    _input: { brief: CourseBrief; claims: readonly UncertainClaim[] },
    _control: CallControl,
  ): Promise<Answer<SecondReading>> {
    return Promise.resolve({ value: { verdicts: [] }, calls: 0 });
  }
  /**
   * Reads lessons of a course for order, repetition and terms. An author that reads none finds
   * nothing.
   */
  readCourse(_input: CourseToRead, _control: CallControl): Promise<Answer<ReadingDraft>> {
    return Promise.resolve({ value: { findings: [] }, calls: 0 });
  }
  abstract writeQuiz(
    input: {
      brief: CourseBrief;
      place: LessonPlace;
      lesson: LessonDraft;
      passages: readonly PickedPassage[];
      material: Material;
      wanted: number;
      rewrite?: QuizRewrite;
    },
    control: CallControl,
  ): Promise<Answer<QuizDraft>>;
  /**
   * A diagram of a lesson, of the kind asked for or of the one that suits it best. Says that it is
   * not suitable where there is nothing to draw, as an author does that draws none.
   */
  drawDiagram(
    {
      lesson,
      kind = 'concept_map',
    }: { brief: CourseBrief; lesson: LessonToDraw; kind?: DiagramKind },
    _control: CallControl,
  ): Promise<Answer<DiagramDraft>> {
    const nothing = { is_suitable: false, suggested_kinds: [], nodes: [], edges: [] };
    return Promise.resolve({ value: { ...nothing, kind, title: lesson.title }, calls: 0 });
  }
  /**
   * Answers a learner's question about a lesson from passages, each sentence with its refs; an empty
   * answer where they say nothing on it, as of an author that only quotes. `onGrowth` tells the
   * answer with its refs.
   */
  answerQuestion(_input: QuestionToAnswer, _control: CallControl): Promise<Answer<TutorDraft>> {
    return Promise.resolve({ value: { answer: '', question: '' }, calls: 0 });
  }
  /**
   * What is to be heard in place of paragraphs of a lesson. An author that only quotes leaves all of
   * them as they are.
   */
  writeNarration(
    _input: ParagraphsToSpeak,
    _control: CallControl,
  ): Promise<Answer<NarrationDraft>> {
    return Promise.resolve({ value: { paragraphs: [] }, calls: 0 });
  }
  /**
   * What the learner should know of how this author takes an instruction for a rewrite, in
   * sentences; none: it follows it.
   */
  abstract noteOn(rewrite: {
    instruction?: string;
    ofLesson: boolean;
    ofQuiz: boolean;
  }): readonly Said[];
}
