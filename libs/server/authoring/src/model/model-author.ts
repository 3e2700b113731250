import {
  type LessonDraft,
  lessonOfModel,
  limits,
  type ModulesOutline,
  modulesOutline,
  type QuizDraft,
  quizDraft,
  type ReadingDraft,
  type ResearchVerdict,
  researchVerdict,
  type ResourceChoice,
  resourceChoice,
  type SearchPlan,
  searchPlan,
  type SentenceRevision,
  sentenceRevision,
  type SubmodulesOutline,
  submodulesOutline,
  type Said,
} from '@coursewright/contract';
import { countWords } from '@coursewright/text';
import { z } from 'zod';
import {
  type Answer,
  Author,
  type CallControl,
  type CourseBrief,
  type CourseToRead,
  type LessonPlace,
  type LessonRewrite,
  type Material,
  type OutlinedModule,
  type PickedPassage,
  type QuizRewrite,
} from '../author.ts';
import { refsIn } from '../markdown/index.ts';
import { chooseResourcesPrompt } from './prompts/choose-resources.ts';
import { promptsVersion } from './prompts/course-brief.ts';
import { judgeResearchPrompt } from './prompts/judge-research.ts';
import { outlineModulesPrompt } from './prompts/outline-modules.ts';
import { outlineLessonsPrompt } from './prompts/outline-lessons.ts';
import { planSearchesPrompt } from './prompts/plan-searches.ts';
import { reviseSentencesPrompt } from './prompts/revise-sentences.ts';
import { writeLessonPrompt } from './prompts/write-lesson.ts';
import { writeQuizPrompt } from './prompts/write-quiz.ts';
import { answerLearner } from './answer-learner.ts';
import { drawLesson } from './draw-lesson.ts';
import { echoedDescriptions, emptyLesson, isPlaceholder, titleFlaws } from './no-answer.ts';
import { growingLesson } from './growing-lesson.ts';
import { quizFlaws } from './quiz-flaws.ts';
import { readSentencesAgain, readWholeCourse } from './readings.ts';
import { withoutSelfTalk } from './self-talk.ts';
import { type Room, roomOf } from './room.ts';
import { type ModelAccess, structuredAnswer } from './structured-answer.ts';
import { counts, definedTerms, knownRefs, refsOf, unique, withTerms } from './tidy-answers.ts';
import { tidyLesson, withKnownRefs } from './tidy-lesson.ts';
import { writeFindings } from './write-findings.ts';
import { writeNarration } from './write-narration.ts';

/**
 * Writes through a language model. Each operation is a prompt, the contract's schema narrowed to
 * the counts asked for, and what a usable answer is.
 */
export class ModelAuthor extends Author {
  readonly kind = 'model';
  readonly name: string;
  readonly version: string;
  override readonly lessonRoom: number;
  override readonly readingRoom: number;
  private readonly access: ModelAccess;
  private readonly room: Room;

  constructor(access: ModelAccess) {
    super();
    this.access = access;
    this.room = roomOf(access.config);
    this.lessonRoom = this.room.lesson;
    this.readingRoom = this.room.reading;
    this.name = `${access.config.provider}:${access.config.name}`;
    this.version = `model-${promptsVersion}/${this.name}`;
  }

  planSearches(input: { brief: CourseBrief }, control: CallControl): Promise<Answer<SearchPlan>> {
    return structuredAnswer(
      this.access,
      {
        name: 'search_plan',
        schema: searchPlan,
        prompt: planSearchesPrompt(input),
        language: input.brief.language,
        tidy: ({ queries }) => ({ queries: unique(queries, (query) => query.toLowerCase()) }),
      },
      control,
    );
  }

  judgeResearch(
    input: { brief: CourseBrief; material: Material; asked: readonly string[] },
    control: CallControl,
  ): Promise<Answer<ResearchVerdict>> {
    const asked = new Set(input.asked.map((query) => query.toLowerCase()));
    return structuredAnswer(
      this.access,
      {
        name: 'research_verdict',
        schema: researchVerdict,
        prompt: judgeResearchPrompt({ ...input, characters: this.room.digest }),
        language: input.brief.language,
        tidy: (verdict) => ({
          ...verdict,
          queries: verdict.is_sufficient
            ? []
            : unique(verdict.queries, (query) => query.toLowerCase()).filter(
                (query) => !asked.has(query.toLowerCase()),
              ),
        }),
      },
      control,
    );
  }

  outlineModules(
    input: { brief: CourseBrief; material: Material },
    control: CallControl,
  ): Promise<Answer<ModulesOutline>> {
    const { min, max } = counts(input.brief.moduleCount, limits.modules);
    return structuredAnswer(
      this.access,
      {
        name: 'modules_outline',
        schema: z.strictObject({
          ...modulesOutline.shape,
          modules: withTerms(modulesOutline.shape.modules.element).min(min).max(max),
        }),
        prompt: outlineModulesPrompt({ ...input, characters: this.room.digest }),
        language: input.brief.language,
        prose: ({ summary, modules }) =>
          [
            summary,
            ...modules.flatMap(({ description, learning_objectives }) => [
              description,
              ...learning_objectives,
            ]),
          ].join('\n'),
        flaws: ({ modules }) => [
          ...titleFlaws(modules, input.brief.topic),
          ...echoedDescriptions(modules, [input.brief.topic]),
        ],
      },
      control,
    );
  }

  outlineLessons(
    input: { brief: CourseBrief; material: Material; outline: ModulesOutline; moduleIndex: number },
    control: CallControl,
  ): Promise<Answer<SubmodulesOutline>> {
    const { topic } = input.brief;
    const { min, max } = counts(input.brief.submoduleCount, limits.submodules);
    const module = input.outline.modules[input.moduleIndex];
    const given = new Set(
      input.material.sources.flatMap(({ passages }, index) =>
        passages.map(({ number }) => `S${index + 1}.${number}`),
      ),
    );
    return structuredAnswer(
      this.access,
      {
        name: 'submodules_outline',
        schema: z.strictObject({
          submodules: withTerms(submodulesOutline.shape.submodules.element).min(min).max(max),
        }),
        prompt: outlineLessonsPrompt({ ...input, characters: this.room.digest }),
        language: input.brief.language,
        tidy: ({ submodules }) => ({
          submodules: submodules.map((submodule) => ({
            ...submodule,
            refs: knownRefs(submodule.refs, given),
          })),
        }),
        prose: ({ submodules }) =>
          submodules
            .flatMap(({ description, objectives }) => [description, ...objectives])
            .join('\n'),
        flaws: ({ submodules }) => [
          ...titleFlaws(submodules, topic, module?.title ?? ''),
          ...echoedDescriptions(submodules, [
            topic,
            module?.title ?? '',
            module?.description ?? '',
          ]),
        ],
      },
      control,
    );
  }

  writeCuriosities(...asked: Parameters<Author['writeCuriosities']>) {
    return writeFindings(this.access, ...asked);
  }

  chooseResources(
    input: { brief: CourseBrief; material: Material; module?: OutlinedModule; wanted: number },
    control: CallControl,
  ): Promise<Answer<ResourceChoice>> {
    const given = new Set(input.material.sources.map((_, index) => `S${index + 1}`));
    return structuredAnswer(
      this.access,
      {
        name: 'resource_choice',
        schema: resourceChoice,
        prompt: chooseResourcesPrompt(input),
        language: input.brief.language,
        tidy: ({ resources }) => ({
          resources: unique(
            resources.filter(
              ({ ref, description }) =>
                given.has(ref) && !isPlaceholder(description, 'description'),
            ),
            ({ ref }) => ref,
          ).slice(0, input.wanted),
        }),
        prose: ({ resources }) => resources.map(({ description }) => description).join('\n'),
      },
      control,
    );
  }

  writeLesson(
    input: {
      brief: CourseBrief;
      place: LessonPlace;
      passages: readonly PickedPassage[];
      material: Material;
      rewrite?: LessonRewrite;
    },
    control: CallControl,
  ): Promise<Answer<LessonDraft>> {
    const { language } = input.brief;
    const given = refsOf(input.passages);
    const prompt = writeLessonPrompt(input);
    const carried = input.passages.reduce((sum, { text }) => sum + countWords(text), 0);
    return structuredAnswer(
      this.access,
      {
        name: 'lesson_draft',
        schema: lessonOfModel,
        prompt,
        language,
        tidy: (lesson) => ({
          content: tidyLesson(lesson.content, input.place.submodule.title, given),
          summary: withKnownRefs(lesson.summary, new Set()),
          key_terms: definedTerms(lesson.key_terms).map(({ term, definition }) => ({
            term,
            definition: withKnownRefs(definition, new Set()),
          })),
          evidence: lesson.evidence,
        }),
        prose: ({ content, summary }) => `${content}\n\n${summary}`,
        growing: {
          field: 'content',
          shown: (text) => growingLesson(text, input.place.submodule.title),
        },
        flaws: ({ content }) => [
          ...emptyLesson(content, { prompt, language, carried }),
          ...(given.size > 0 && refsIn(content).length === 0
            ? [
                {
                  problem:
                    'No sentence cites a passage that was given. End each factual sentence with its ref, such as [S1.3], copied from the passages.',
                },
              ]
            : []),
        ],
        lastResort: (lesson) => ({
          ...lesson,
          content: withoutSelfTalk(lesson.content, language),
          summary: withoutSelfTalk(lesson.summary, language),
        }),
      },
      control,
    );
  }

  reviseSentences(
    input: {
      brief: CourseBrief;
      sentences: readonly { number: number; text: string; problem: string }[];
      passages: readonly PickedPassage[];
    },
    control: CallControl,
  ): Promise<Answer<SentenceRevision>> {
    const asked = new Set(input.sentences.map(({ number }) => number));
    const given = refsOf(input.passages);
    return structuredAnswer(
      this.access,
      {
        name: 'sentence_revision',
        schema: sentenceRevision,
        prompt: reviseSentencesPrompt(input),
        language: input.brief.language,
        tidy: ({ sentences }) => ({
          sentences: unique(
            sentences.filter(({ number }) => asked.has(number)),
            ({ number }) => number,
          )
            .map((one) => ({ ...one, text: withKnownRefs(one.text.trim(), given) }))
            .toSorted((a, b) => a.number - b.number),
        }),
        prose: ({ sentences }) => sentences.map(({ text }) => text).join('\n'),
      },
      control,
    );
  }

  override readAgain(...asked: Parameters<Author['readAgain']>) {
    return readSentencesAgain(this.access, ...asked);
  }

  override readCourse(input: CourseToRead, control: CallControl): Promise<Answer<ReadingDraft>> {
    return readWholeCourse(this.access, input, control);
  }

  writeQuiz(
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
  ): Promise<Answer<QuizDraft>> {
    // It is asked about the lesson, which names what it rests on.
    const given = new Set(refsIn(input.lesson.content));
    const { brief } = input;
    const { submodule } = input.place;
    return structuredAnswer(
      this.access,
      {
        name: 'quiz_draft',
        schema: z.strictObject({
          items: quizDraft.shape.items.min(input.wanted).max(input.wanted),
        }),
        prompt: writeQuizPrompt(input),
        language: input.brief.language,
        tidy: ({ items }) => ({
          items: items.map((item) => ({
            ...item,
            explanation: withKnownRefs(item.explanation, new Set()),
            refs: knownRefs(item.refs, given),
          })),
        }),
        prose: ({ items }) =>
          items.flatMap(({ question, explanation }) => [question, explanation]).join('\n'),
        flaws: (quiz) => quizFlaws(quiz, [brief.topic, submodule.title, ...submodule.objectives]),
      },
      control,
    );
  }

  override drawDiagram(...asked: Parameters<Author['drawDiagram']>) {
    return drawLesson(this.access, ...asked);
  }

  override answerQuestion(...asked: Parameters<Author['answerQuestion']>) {
    return answerLearner(this.access, ...asked);
  }

  override writeNarration(...asked: Parameters<Author['writeNarration']>) {
    return writeNarration(this.access, ...asked);
  }

  noteOn(): readonly Said[] {
    return [];
  }
}
