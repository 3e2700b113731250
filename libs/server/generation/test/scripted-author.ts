import type {
  CuriositiesDraft,
  LessonDraft,
  LessonToRead,
  ModulesOutline,
  QuizDraft,
  ReadingDraft,
  ResearchVerdict,
  ResourceChoice,
  SearchPlan,
  SecondReading,
  SentenceRevision,
  Step,
  SubmodulesOutline,
  UncertainClaim,
  Said,
} from '@coursewright/contract';
import {
  Author,
  type Answer,
  type CallControl,
  type CourseBrief,
  type LessonPlace,
  type Material,
  type PickedPassage,
} from '@coursewright/authoring';
import { setTimeout as sleep } from 'node:timers/promises';

/** One call as the author saw it; milliseconds of the monotonic clock. */
export interface SeenCall {
  readonly step: Step;
  readonly of: string;
  readonly startedAt: number;
  endedAt?: number;
}

export interface Script {
  readonly modules: number;
  readonly submodules: number;
  /** Milliseconds one call takes. Default 0. */
  readonly latency?: (step: Step, of: string) => number;
  /** Throws instead of answering. */
  readonly fails?: (step: Step, of: string) => Error | undefined;
  /** Rounds in which the judge asks for more. Default 0. */
  readonly refinements?: number;
  /** Whether the lesson cites a passage that does not carry its sentence. */
  readonly cites?: 'well' | 'badly' | 'freely' | 'badly and freely';
  /** What it finds where it is asked to read again; absent: it does not. */
  readonly secondVerdict?: SecondReading['verdicts'][number]['verdict'];
  /** Characters it reads of a course at once; absent: it does not read it as a whole. */
  readonly readingRoom?: number;
  /** What it finds there. Default nothing. */
  readonly finds?: (lesson: LessonToRead) => ReadingDraft['findings'];
  /**
   * Default true; false: a call under way is not stopped by its signal, as some client libraries
   * behave.
   */
  readonly honoursSignal?: boolean;
}

/**
 * An author whose answers are a function of what it is asked, for specs of the schedule: it never
 * looks at a clock or a counter.
 */
export class ScriptedAuthor extends Author {
  readonly kind = 'model';
  readonly name = 'scripted';
  readonly version = 'scripted-1';
  readonly calls: SeenCall[] = [];
  readonly readAgainOf: UncertainClaim[] = [];
  /** What the lessons of each module were planned from. */
  readonly materials: Material[] = [];
  readonly script: Script;
  override readonly readingRoom: number | undefined;

  constructor(script: Script) {
    super();
    this.readingRoom = script.readingRoom;
    this.script = script;
  }

  private async answer<T>(
    step: Step,
    of: string,
    { signal, admit }: CallControl,
    value: () => T,
  ): Promise<Answer<T>> {
    await admit?.();
    const call: SeenCall = { step, of, startedAt: performance.now() };
    this.calls.push(call);
    try {
      const latency = this.script.latency?.(step, of) ?? 0;
      if (latency > 0)
        await sleep(latency, undefined, this.script.honoursSignal === false ? {} : { signal });
      const failure = this.script.fails?.(step, of);
      if (failure) throw failure;
      return { value: value(), calls: 1, usage: { inputTokens: 100, outputTokens: 10 } };
    } finally {
      call.endedAt = performance.now();
    }
  }

  planSearches(_input: { brief: CourseBrief }, control: CallControl): Promise<Answer<SearchPlan>> {
    return this.answer('plan_searches', '', control, () => ({
      queries: ['first search', 'second search', 'third search'],
    }));
  }

  judgeResearch(
    input: { asked: readonly string[] },
    control: CallControl,
  ): Promise<Answer<ResearchVerdict>> {
    const round = input.asked.length - 2;
    const isSufficient = round > (this.script.refinements ?? 0);
    return this.answer('judge_research', String(round), control, () => ({
      is_sufficient: isSufficient,
      gaps: isSufficient ? [] : ['A gap'],
      queries: isSufficient ? [] : [`refinement ${round}`],
    }));
  }

  outlineModules(
    _input: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Answer<ModulesOutline>> {
    return this.answer('outline_modules', '', control, () => ({
      summary: 'A scripted course.',
      modules: numbers(this.script.modules).map((m) => ({
        title: `Module ${m}`,
        description: `About ${m}`,
        learning_objectives: [`Know ${m}`],
        prerequisites: [],
      })),
    }));
  }

  outlineLessons(
    input: { moduleIndex: number; material: Material },
    control: CallControl,
  ): Promise<Answer<SubmodulesOutline>> {
    this.materials.push(input.material);
    const m = input.moduleIndex + 1;
    return this.answer('outline_submodules', String(m), control, () => ({
      submodules: numbers(this.script.submodules).map((s) => ({
        title: `Lesson ${m}.${s}`,
        description: `About ${m}.${s}`,
        objectives: [`Know ${m}.${s}`],
        refs: [`S1.${s}`],
      })),
    }));
  }

  writeCuriosities(
    _input: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Answer<CuriositiesDraft>> {
    return this.answer('write_curiosities', '', control, () => ({
      items: [
        {
          category: 'fun_fact',
          text: 'The Nile flows north through the desert to the Mediterranean.',
          options: [],
          explanation: '',
          ref: 'S1.1',
        },
        {
          category: 'key_insight',
          text: 'Napoleon sold 4,711 llamas.',
          options: [],
          explanation: '',
          ref: 'S1.1',
        },
        {
          category: 'quick_quiz',
          text: 'Where do meanders grow?',
          options: [
            { text: 'At the outer bank', is_correct: true },
            { text: 'At the source', is_correct: false },
          ],
          explanation: 'Meanders grow where the current cuts the outer bank.',
          ref: 'S1.2',
        },
        {
          category: 'opinion_poll',
          text: 'What would you like to see?',
          options: [
            { text: 'A delta', is_correct: false },
            { text: 'A waterfall', is_correct: false },
          ],
          explanation: 'Everybody likes deltas.',
          ref: 'S1.3',
        },
        {
          category: 'fact_or_fiction',
          text: 'Dams let sediment pass.',
          options: [
            { text: 'True', is_correct: false },
            { text: 'False', is_correct: false },
          ],
          explanation: 'Dams hold back sediment that beaches would need.',
          ref: 'S1.10',
        },
      ],
    }));
  }

  chooseResources(
    input: { module?: { title: string } },
    control: CallControl,
  ): Promise<Answer<ResourceChoice>> {
    return this.answer(
      input.module ? 'module_resources' : 'topic_resources',
      input.module?.title.split(' ')[1] ?? '',
      control,
      () => ({
        resources: [
          { ref: 'S1', description: 'To read on.' },
          { ref: 'S99', description: 'Does not exist.' },
        ],
      }),
    );
  }

  writeLesson(
    input: { place: LessonPlace; passages: readonly PickedPassage[] },
    control: CallControl,
  ): Promise<Answer<LessonDraft>> {
    const of = placeOf(input.place);
    return this.answer('write_lesson', of, control, () => ({
      content:
        input.passages
          .slice(0, 2)
          .flatMap(({ text, ref }) =>
            saidOf(this.script.cites, text).map((sentence) => `${sentence} [${ref}]`),
          )
          .join('\n\n') || `Lesson ${of} without a source.`,
      summary: `Summary of ${of}`,
      key_terms: [{ term: `Term ${of}`, definition: 'A scripted term.' }],
    }));
  }

  reviseSentences(
    input: { sentences: readonly { number: number; text: string; problem: string }[] },
    control: CallControl,
  ): Promise<Answer<SentenceRevision>> {
    return this.answer('revise_sentences', '', control, () => ({
      sentences: input.sentences.map(({ number, text }) => ({ number, text })),
    }));
  }

  override readAgain(
    input: { brief: CourseBrief; claims: readonly UncertainClaim[] },
    control: CallControl,
  ): Promise<Answer<SecondReading>> {
    const { secondVerdict: verdict } = this.script;
    if (!verdict) return super.readAgain(input, control);
    this.readAgainOf.push(...input.claims);
    return this.answer('second_reading', '', control, () => ({
      verdicts: input.claims.map(({ number }) => ({ number, verdict })),
    }));
  }

  override readCourse(
    input: { lessons: readonly LessonToRead[] },
    control: CallControl,
  ): Promise<Answer<ReadingDraft>> {
    return this.answer('read_course', input.lessons[0]!.number, control, () => ({
      findings: input.lessons.flatMap((lesson) => this.script.finds?.(lesson) ?? []),
    }));
  }

  noteOn(): readonly Said[] {
    return [];
  }

  writeQuiz(
    input: { place: LessonPlace; wanted: number },
    control: CallControl,
  ): Promise<Answer<QuizDraft>> {
    const of = placeOf(input.place);
    const options = ['right', 'wrong', 'also wrong', 'wrong too'].map((text, index) => ({
      text,
      is_correct: index === 0,
    }));
    return this.answer('write_quiz', of, control, () => ({
      items: [
        ...numbers(input.wanted).map((n) => ({
          kind: 'multiple_choice' as const,
          question: `Question ${n} of ${of}?`,
          options,
          explanation: 'Because.',
          refs: [`S1.1`],
        })),
        {
          kind: 'multiple_choice' as const,
          question: 'Two right answers?',
          options: options.map(({ text }, index) => ({ text, is_correct: index < 2 })),
          explanation: 'Broken.',
          refs: [],
        },
        {
          kind: 'multiple_choice' as const,
          question: 'The same twice?',
          options: [
            { text: 'Same', is_correct: true },
            { text: 'same ', is_correct: false },
          ],
          explanation: 'Broken.',
          refs: [],
        },
      ],
    }));
  }
}

function saidOf(cites: Script['cites'], text: string): string[] {
  if (cites === 'badly and freely') return [...saidOf('badly', text), ...saidOf('freely', text)];
  if (cites === 'badly') return ['Napoleon sold 4,711 unrelated llamas to Gutenberg.'];
  // Its last word stands, among others that neither prove nor refuse it.
  if (cites === 'freely') return [`Old sailors still sing about the ${text.split(' ').at(-1)}`];
  return [text];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const placeOf = ({ submodule }: LessonPlace): string => submodule.title.split(' ')[1] ?? '';
