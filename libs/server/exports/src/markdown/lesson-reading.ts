import { say } from '@coursewright/contract';
import { Refused } from '@coursewright/contract/course-file';
import type { Headings } from '../course/headings.ts';
import { cleanProse } from '../text/clean-prose.ts';
import { findUnescaped, unescapeLine } from '../text/unescape-line.ts';
import type { Mark } from './marks.ts';
import { namedIn } from './read-note.ts';
import { type Answer, answered, type AskedQuestion } from './read-questions.ts';

type Section = 'top' | 'objectives' | 'end' | 'summary' | 'keyTerms' | 'quiz' | 'resources';
const sections = ['objectives', 'summary', 'keyTerms', 'quiz', 'resources'] as const;

/** A lesson as its lines say it, as yet unchecked. */
export class LessonReading {
  number = '';
  title = '';
  isRead = false;
  isInText = false;
  private section: Section = 'top';
  private description = '';
  private summary = '';
  private readonly text: string[] = [];
  private readonly objectives: string[] = [];
  private readonly terms: { term: string; definition: string; cites?: string[] }[] = [];
  private readonly questions: AskedQuestion[] = [];
  private readonly resources: {
    title: string;
    description: string;
    url?: string;
    type: string;
  }[] = [];
  private readonly citations: { marker: number; passage: string; isSupported: boolean }[] = [];

  readonly id: string;
  private readonly headings: Headings;

  constructor(id: string, headings: Headings) {
    this.id = id;
    this.headings = headings;
  }

  begin(number: string, title: string): void {
    if (this.isRead) throw new Refused(say('lesson_twice', { title }));
    Object.assign(this, { number, title, isRead: true });
  }

  cite(marker: number, passage: string, isSupported: boolean): void {
    this.citations.push({ marker, passage, isSupported });
  }

  /** A line of its text, or the mark after it. Throws Refused where another mark stands there. */
  textLine(line: string, mark: Mark | undefined): void {
    if (mark && mark.kind !== 'end')
      throw new Refused(say('lesson_without_end', { title: this.title }));
    if (!mark) return void this.text.push(line);
    this.isInText = false;
    this.section = 'end';
  }

  /** Whether the line is understood. */
  take(text: string, mark: Mark | undefined, heading: string | undefined): boolean {
    if (mark?.kind === 'text') return (this.isInText = true);
    if (mark?.kind === 'end') {
      this.section = 'end';
      return true;
    }
    if (heading !== undefined) {
      const name = unescapeLine(heading);
      const begun = sections.find((one) => this.headings[one] === name);
      if (begun) this.section = begun;
      return begun !== undefined;
    }
    if (this.section === 'quiz') return this.takeOfQuestion(text, mark);
    const item = /^- (.*)$/.exec(text)?.[1];
    if (item !== undefined) return this.takeItem(item, mark);
    // That it has not been written yet is said in italics.
    if (text.startsWith('*')) return this.section === 'top' || this.section === 'objectives';
    if (this.section === 'summary' && this.summary === '') this.summary = unescapeLine(text);
    else if (this.section === 'top' && this.description === '')
      this.description = unescapeLine(text);
    else return false;
    return true;
  }

  /** Its answers by the numbers of its questions, and the sources by the ids of their passages. */
  finish(answers: ReadonlyMap<string, Answer> | undefined, home: ReadonlyMap<string, string>) {
    const markerOf = (label: string): string | undefined => /^\d+-\d+-(\d+)$/.exec(label)?.[1];
    const content = cleanProse(this.text.join('\n'), { headingDepth: 2, footnoteOf: markerOf });
    return {
      id: this.id,
      title: this.title,
      description: this.description,
      objectives: this.objectives,
      status: content ? 'completed' : 'planned',
      content,
      summary: this.summary,
      key_terms: this.terms,
      quiz: this.questions.map((asked) => {
        const answer = answers?.get(asked.number);
        const item = answer && answered(asked, answer);
        if (!item)
          throw new Refused(
            say('question_without_answer', { number: asked.number, title: this.title }),
          );
        return item;
      }),
      resources: this.resources,
      citations: this.citations.map(({ marker, passage, isSupported }) => ({
        marker,
        source_id: home.get(passage),
        passage_id: passage,
        status: isSupported ? 'supported' : 'unsupported',
      })),
    };
  }

  private takeItem(item: string, mark: Mark | undefined): boolean {
    switch (this.section) {
      case 'objectives':
        this.objectives.push(unescapeLine(item));
        return true;
      case 'keyTerms':
        return this.takeTerm(item, mark);
      case 'resources': {
        const { title, url, rest } = namedIn(item);
        const description = unescapeLine(rest.replace(/^: /, ''));
        const type = mark?.values.get('type') ?? 'other';
        this.resources.push({ title, description, ...(url === undefined ? {} : { url }), type });
        return true;
      }
      default:
        return false;
    }
  }

  private takeTerm(item: string, mark: Mark | undefined): boolean {
    const end = item.startsWith('**') ? findUnescaped(item, '**', 2) : -1;
    if (end < 0 || !item.startsWith(': ', end + 2)) return false;
    const cites = mark && (mark.values.get('cites')?.split(' ') ?? []);
    this.terms.push({
      term: unescapeLine(item.slice(2, end)),
      definition: unescapeLine(item.slice(end + 4)),
      ...(cites ? { cites } : {}),
    });
    return true;
  }

  private takeOfQuestion(text: string, mark: Mark | undefined): boolean {
    const [, number, question] = /^(\d+)\. (.*)$/.exec(text) ?? [];
    if (number !== undefined && mark?.kind === 'question') {
      const said = (key: string): string => mark.values.get(key) ?? '';
      const listed = (key: string): string[] => said(key).split(' ').filter(Boolean);
      this.questions.push({
        number,
        id: said('id'),
        kind: said('kind'),
        question: unescapeLine(question ?? ''),
        optionIds: listed('options'),
        cites: listed('cites'),
        options: [],
      });
      return true;
    }
    const option = /^ {3,}- (.*)$/.exec(text)?.[1];
    if (option !== undefined) this.questions.at(-1)?.options.push(unescapeLine(option));
    // Otherwise what the options are to be matched with, which the answer says in order.
    return this.questions.length > 0 && /^ {3}/.test(text);
  }
}
