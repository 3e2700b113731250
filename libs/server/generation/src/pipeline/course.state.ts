import type { ModulesOutline, PathData } from '@coursewright/contract';
import { Annotation } from '@langchain/langgraph';
import type { SourcesQuestion } from './ask-about-sources.ts';
import type { CourseDraft } from './course-draft.ts';
import type { Research } from './steps/research.ts';

/** What one phase hands to the next. No channel is named as a node: LangGraph forbids it. */
export const CourseState = Annotation.Root({
  findings: Annotation<Research>(),
  outline: Annotation<ModulesOutline>(),
  draft: Annotation<CourseDraft>(),
  course: Annotation<PathData>(),
  question: Annotation<SourcesQuestion>(),
});
export type CourseState = typeof CourseState.State;
