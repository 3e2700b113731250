import type { CourseModule, PathData, QuizItem, Submodule } from '@coursewright/contract';
import { countWords } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { footnotesIn, type Footnote } from '../citations/recheck-lesson.ts';
import { splitLesson, type LessonSentence } from '../citations/split-lesson.ts';
import { blocksOf, plainText, type Block } from '../markdown/index.ts';
import type { Found } from './check.ts';

/** Words of a quotation in the report; more would make it another copy of the course. */
const quotedMax = 160;
export const shortened = (text: string): string =>
  text.length <= quotedMax ? text : `${text.slice(0, quotedMax - 1).trimEnd()}…`;

/** A written lesson and what checks ask of it, worked out when first asked. */
export class ReadLesson {
  readonly module: CourseModule;
  readonly lesson: Submodule;
  readonly language: string;
  /** Counts from 0 in reading order, over the whole course. */
  readonly position: number;
  private readonly known = new Map<string, unknown>();

  constructor(module: CourseModule, lesson: Submodule, language: string, position: number) {
    this.module = module;
    this.lesson = lesson;
    this.language = language;
    this.position = position;
  }

  get blocks(): readonly Block[] {
    return this.once('blocks', () => blocksOf(this.lesson.content));
  }

  /** Its paragraphs, quotes and list blocks as a reader sees them. */
  get prose(): readonly string[] {
    return this.once('prose', () =>
      this.blocks
        .filter(({ kind }) => kind === 'paragraph' || kind === 'quote' || kind === 'list')
        .map(({ text }) => plainText(text)),
    );
  }

  /** Markdown with code and formulas blanked: what stands in them is no markup. */
  get withoutCode(): string {
    return this.once('withoutCode', () => {
      let text = '';
      for (const { kind, start, end, text: own } of this.blocks)
        text += `${this.lesson.content.slice(text.length, start)}${
          kind === 'code' || kind === 'math' ? own.replace(/[^\n]/g, ' ') : own
        }`.padEnd(end - text.length, ' ');
      return text.replace(/(`+)(?!`)[^\n]{0,999}?\1/g, (code) => ' '.repeat(code.length));
    });
  }

  get sentences(): readonly LessonSentence[] {
    return this.once('sentences', () => splitLesson(this.lesson.content, this.language));
  }

  get footnotes(): readonly Footnote[] {
    return this.once('footnotes', () => footnotesIn(this.lesson.content));
  }

  get words(): number {
    return this.once('words', () =>
      countWords(
        this.blocks.map(({ kind, text }) => (kind === 'code' ? '' : plainText(text))).join(' '),
      ),
    );
  }

  /** Stems of everything the lesson's text says, code and tables included. */
  get stems(): ReadonlySet<string> {
    return this.once(
      'stems',
      () => new Set(contentStems(this.lesson.content.replace(/\[\^\d+\]/g, ' '), this.language)),
    );
  }

  place(part: Found['place']['part'], questionId?: string): Found['place'] {
    return {
      part,
      module_id: this.module.id,
      submodule_id: this.lesson.id,
      ...(questionId !== undefined && { question_id: questionId }),
    };
  }

  private once<T>(name: string, make: () => T): T {
    if (!this.known.has(name)) this.known.set(name, make());
    return this.known.get(name) as T;
  }
}

export interface ReadQuestion {
  readonly of: ReadLesson;
  readonly item: QuizItem;
}

/** A course as the checks read it. Lessons that were never written are in `course` alone. */
export class ReadCourse {
  readonly course: PathData;
  readonly language: string;
  readonly lessons: readonly ReadLesson[];
  readonly questions: readonly ReadQuestion[];
  /** Questions of which one option is the answer and the others are not; other kinds may come. */
  readonly choices: readonly ReadQuestion[];
  /** Text of every passage that travels with the course, by its id. */
  readonly passages: ReadonlyMap<string, string>;

  constructor(course: PathData) {
    this.course = course;
    this.language = course.language;
    let position = 0;
    this.lessons = course.modules.flatMap((module) =>
      module.submodules
        .filter(({ status }) => status === 'completed' || status === 'readable')
        .map((lesson) => new ReadLesson(module, lesson, course.language, position++)),
    );
    this.questions = this.lessons.flatMap((of) => of.lesson.quiz.map((item) => ({ of, item })));
    this.choices = this.questions.filter(({ item }) => choiceKinds.has(item.kind));
    this.passages = new Map(
      course.sources.flatMap(({ passages }) => passages.map(({ id, text }) => [id, text] as const)),
    );
  }
}

const choiceKinds: ReadonlySet<string> = new Set<QuizItem['kind']>([
  'multiple_choice',
  'true_false',
  'cloze',
]);

/** The answer of a question with exactly one. */
export const keyOf = (item: QuizItem): string | undefined => {
  const [key, ...more] = item.options.filter(({ is_correct }) => is_correct);
  return more.length === 0 ? key?.text : undefined;
};
export const distractorsOf = (item: QuizItem): string[] =>
  item.options.filter(({ is_correct }) => !is_correct).map(({ text }) => text);
