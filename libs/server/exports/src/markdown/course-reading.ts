import { say, sayAs } from '@coursewright/contract';
import { Refused } from '@coursewright/contract/course-file';
import type { Headings } from '../course/headings.ts';
import { unescapeLine } from '../text/unescape-line.ts';
import { type Mark, type MarkedLine, marksRead } from './marks.ts';
import { LessonReading } from './lesson-reading.ts';
import { noteIn } from './read-note.ts';
import type { Answer } from './read-questions.ts';
import type { Page } from './read-pages.ts';

interface ModuleRead {
  readonly id: string;
  readonly title: string;
  description: string;
  readonly objectives: string[];
  readonly lessons: LessonReading[];
}
interface PassageRead {
  readonly id: string;
  readonly number: number;
  readonly heading: string;
  readonly lines: string[];
}
interface SourceRead {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  url: string | undefined;
  readonly hash: string;
  readonly fetched: string;
  readonly passages: Map<string, PassageRead>;
}
type Zone = 'start' | 'course' | 'module' | 'lesson' | 'answers' | 'sources' | 'page';

/** Goes through the lines of a course's Markdown and keeps what they say, as yet unchecked. */
export class CourseReading {
  private readonly marked: (line: string) => MarkedLine;
  private zone: Zone = 'start';
  private summary = '';
  private readonly modules: ModuleRead[] = [];
  private readonly lessons = new Map<string, LessonReading>();
  private lesson: LessonReading | undefined;
  private readonly sources = new Map<string, SourceRead>();
  private source: SourceRead | undefined;
  private passage: PassageRead | undefined;
  /** By the number of their lesson, and there by that of their question. */
  private readonly answers = new Map<string, Map<string, Answer>>();
  private answersOf: Map<string, Answer> | undefined;
  private answer: Answer | undefined;

  private readonly headings: Headings;

  constructor(headings: Headings, marks: string) {
    this.headings = headings;
    this.marked = marksRead(marks);
  }

  /** Throws Refused. */
  read({ name, lines, before }: Page, isFirst: boolean): void {
    this.zone = isFirst ? 'start' : 'page';
    for (const [index, line] of lines.entries()) {
      if (this.lesson?.isInText) this.lesson.textLine(line, this.marked(line).mark);
      else if (line.trim() !== '' && !this.take(this.marked(line)))
        throw new Refused(
          sayAs(
            'markdown_changed',
            `This Markdown was changed so that it cannot be read: line ${before + index + 1}${name && ` of ${name}`}.`,
            { line: before + index + 1 },
          ),
        );
    }
    if (this.lesson?.isInText)
      throw new Refused(say('lesson_without_end', { title: this.lesson.title }));
    this.lesson = undefined;
  }

  finish() {
    const sources = [...this.sources.values()].map(
      ({ id, kind, title, url, hash, fetched, passages }) => ({
        id,
        kind,
        title,
        ...(url === undefined ? {} : { url }),
        fetched_at: fetched,
        content_hash: hash,
        passages: [...passages.values()].map(({ lines, ...passage }) => ({
          ...passage,
          text: lines.join('\n'),
        })),
      }),
    );
    const home = new Map(
      sources.flatMap(({ id, passages }) => passages.map((one) => [one.id, id] as const)),
    );
    let lacksLessons = false;
    const modules = this.modules.map(({ id, title, description, objectives, lessons }) => {
      const read = lessons.filter((lesson) => lesson.isRead);
      lacksLessons ||= read.length < lessons.length;
      return {
        id,
        title,
        description,
        learning_objectives: objectives,
        prerequisites: [],
        resources: [],
        submodules: read.map((one) => one.finish(this.answers.get(one.number), home)),
      };
    });
    return { summary: this.summary, modules, sources, lacksLessons };
  }

  /** Whether the line is understood. */
  private take({ text, mark }: MarkedLine): boolean {
    if (mark && this.takeMark(text, mark)) return true;
    const heading = /^#{1,6} (.*)$/.exec(text)?.[1];
    if (heading !== undefined && this.takeHeading(unescapeLine(heading))) return true;
    switch (this.zone) {
      case 'course':
        if (heading !== undefined || this.summary !== '') return false;
        this.summary = unescapeLine(text);
        return true;
      case 'module':
        return this.takeOfModule(text);
      case 'lesson':
        return this.lesson!.take(text, mark, heading);
      case 'answers':
        return this.takeAnswer(text);
      case 'sources':
        return this.takeOfSource(text);
      default:
        return false;
    }
  }

  private takeMark(text: string, mark: Mark): boolean {
    const title = unescapeLine(text.replace(/^#+ ?/, ''));
    const id = mark.values.get('id') ?? '';
    switch (mark.kind) {
      case 'module': {
        this.zone = 'module';
        const name = title.replace(/^\d+\. ?/, '');
        this.modules.push({ id, title: name, description: '', objectives: [], lessons: [] });
        return true;
      }
      case 'entry':
        if (id) this.modules.at(-1)?.lessons.push(this.lessonWith(id));
        return true;
      case 'lesson':
        return this.beginLesson(id, title);
      case 'source':
        this.zone = 'sources';
        this.source = this.sourceWith(mark, id, title.replace(/^\d+\. ?/, ''));
        return true;
      case 'passage':
        return this.zone === 'sources' ? this.beginPassage(text, id) : this.takeNote(text, mark);
      default:
        return false;
    }
  }

  private beginLesson(id: string, heading: string): boolean {
    const [, number, title = ''] = /^(\d+\.\d+) ?(.*)$/.exec(heading) ?? [];
    if (number === undefined) return false;
    const isOfPage = this.zone === 'page';
    this.zone = 'lesson';
    this.lesson = this.lessonWith(id);
    this.lesson.begin(number, title);
    const module = this.modules.at(-1);
    if (!isOfPage) module?.lessons.push(this.lesson);
    return module !== undefined;
  }

  private lessonWith(id: string): LessonReading {
    const known = this.lessons.get(id) ?? new LessonReading(id, this.headings);
    this.lessons.set(id, known);
    return known;
  }

  private takeHeading(text: string): boolean {
    const { answers, sources, contents } = this.headings;
    const lesson = this.zone === 'answers' ? /^(\d+\.\d+)(?: |$)/.exec(text)?.[1] : undefined;
    if (lesson !== undefined) {
      this.answersOf = new Map();
      this.answers.set(lesson, this.answersOf);
    } else if (this.zone === 'start') this.zone = 'course';
    else if (text === answers) this.zone = 'answers';
    else if (text === sources) this.zone = 'sources';
    else return this.zone === 'course' && text === contents;
    return true;
  }

  private takeOfModule(text: string): boolean {
    const module = this.modules.at(-1)!;
    const objective = /^- (.*)$/.exec(text)?.[1];
    if (objective !== undefined) module.objectives.push(unescapeLine(objective));
    else if (module.description === '') module.description = unescapeLine(text);
    else return false;
    return true;
  }

  private takeAnswer(text: string): boolean {
    const [, number, only] = /^(\d+)\.(?: \*\*(.*)\*\*)?$/.exec(text) ?? [];
    if (number !== undefined) {
      this.answer = { lines: only === undefined ? [] : [unescapeLine(only)], explanation: '' };
      this.answersOf?.set(number, this.answer);
      return this.answersOf !== undefined;
    }
    const [, indented] = /^ {3,}(.*)$/.exec(text) ?? [];
    if (indented === undefined || !this.answer) return false;
    const [, line] = /^\d{1,9}\. (.*)$/.exec(indented) ?? [];
    if (line === undefined) this.answer.explanation = unescapeLine(indented);
    else this.answer.lines.push(unescapeLine(line));
    return true;
  }

  private sourceWith({ values }: Mark, id: string, title: string): SourceRead {
    const said = (key: string): string => values.get(key) ?? '';
    const known = this.sources.get(id) ?? {
      id,
      kind: said('kind'),
      title,
      url: undefined,
      hash: said('hash'),
      fetched: said('fetched'),
      passages: new Map<string, PassageRead>(),
    };
    this.sources.set(id, known);
    return known;
  }

  private beginPassage(text: string, id: string): boolean {
    const [, number, heading = ''] = /^\*\*[^\d]*(\d+)(?:, (.*))?\*\*$/.exec(text) ?? [];
    if (number === undefined || !this.source) return false;
    this.passage = { id, number: Number(number), heading: unescapeLine(heading), lines: [] };
    this.source.passages.set(id, this.passage);
    return true;
  }

  private takeOfSource(text: string): boolean {
    const line = /^> ?(.*)$/.exec(text)?.[1];
    if (line !== undefined) {
      if (line !== '') this.passage?.lines.push(unescapeLine(line));
      return this.passage !== undefined;
    }
    if (!this.source || this.source.passages.size > 0) return false;
    const address = text.replace(/(?:^|, )\d{4}-\d\d-\d\d$/, '');
    const linked = /^\[(.*)\]\(\S*\)$/.exec(address)?.[1] ?? address;
    if (linked !== '') this.source.url = unescapeLine(linked);
    return true;
  }

  /** A footnote: what a marker of the lesson cites, and, without the sources, all that is known of it. */
  private takeNote(text: string, { values }: Mark): boolean {
    const note = noteIn(text, this.headings);
    const id = values.get('id') ?? '';
    if (!note || !this.lesson) return false;
    this.lesson.cite(note.marker, id, note.isSupported);
    const source = values.get('source');
    if (source === undefined) return true;
    const known = this.sourceWith({ kind: 'source', values }, source, note.title);
    known.url ??= note.url;
    if (!known.passages.has(id))
      known.passages.set(id, {
        id,
        number: note.number,
        heading: note.heading,
        lines: [note.quote],
      });
    return true;
  }
}
