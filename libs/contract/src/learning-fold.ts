import type { LearningEvent, LearningState } from './learning-events.ts';
import { NoteFold } from './learner-notes.ts';

type LessonState = LearningState['lessons'][number];
type QuestionState = LessonState['questions'][number];

interface Lesson extends Omit<LessonState, 'questions' | 'notes' | 'latest_score' | 'best_score'> {
  readonly questions: Map<string, QuestionState>;
  readonly notes: Map<string, NoteFold>;
}

/**
 * What the events of one course come to, the same for the same events in whatever order and however
 * often each is given: they are taken by the time they happened, those of one moment by their ids.
 * The server and a device that is offline fold alike.
 *
 * `before` is what other events came to, of which only this is known: what an event says is then
 * overruled by what is known of a later time, and what is counted is added up.
 */
export function foldLearning(
  events: readonly LearningEvent[],
  before?: LearningState,
): LearningState {
  const lessons = new Map(before?.lessons.map((each) => [each.submodule_id, continued(each)]));
  let lastVisited = before?.last_visited ?? null;
  for (const event of inOrder(events)) {
    const { submodule_id } = event;
    const lesson = lessons.get(submodule_id) ?? untouched(submodule_id);
    lessons.set(submodule_id, lesson);
    apply(lesson, event);
    if (event.kind === 'opened' && isSince(lastVisited?.visited_at, event))
      lastVisited = { submodule_id, visited_at: timeOf(event) };
  }
  return { last_visited: lastVisited, lessons: [...lessons.values()].map(finished).toSorted(byId) };
}

const byId = (a: { submodule_id: string }, b: { submodule_id: string }): number =>
  a.submodule_id < b.submodule_id ? -1 : 1;

const timeOf = ({ at }: LearningEvent): string => new Date(at).toISOString();
const isSince = (known: string | null | undefined, { at }: LearningEvent): boolean =>
  known == null || Date.parse(known) <= Date.parse(at);

function inOrder(events: readonly LearningEvent[]): LearningEvent[] {
  const each = new Map<string, LearningEvent>();
  for (const event of events) if (!each.has(event.id)) each.set(event.id, event);
  return [...each.values()].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1),
  );
}

const untouched = (submodule_id: string): Lesson => ({
  submodule_id,
  is_completed: false,
  ticked_at: null,
  opened_at: null,
  seconds_read: 0,
  questions: new Map(),
  notes: new Map(),
});

const continued = ({
  latest_score: _latest,
  best_score: _best,
  ...lesson
}: LessonState): Lesson => ({
  ...lesson,
  questions: new Map(lesson.questions.map((each) => [each.question_id, { ...each }])),
  notes: new Map(lesson.notes.map((each) => [each.note_id, new NoteFold(each.note_id, each)])),
});

function apply(lesson: Lesson, event: LearningEvent): void {
  switch (event.kind) {
    case 'opened':
      if (isSince(lesson.opened_at, event)) lesson.opened_at = timeOf(event);
      return;
    case 'read':
      lesson.seconds_read += event.payload.seconds;
      return;
    case 'ticked':
      if (!isSince(lesson.ticked_at, event)) return;
      lesson.is_completed = event.payload.completed;
      lesson.ticked_at = timeOf(event);
      return;
    case 'noted': {
      const { note_id } = event.payload;
      const note = lesson.notes.get(note_id) ?? new NoteFold(note_id);
      note.add(event);
      lesson.notes.set(note_id, note);
      return;
    }
    case 'answered': {
      const asked = questionOf(lesson, event.payload.question_id);
      asked.attempts += 1;
      asked.was_correct ||= event.payload.is_correct;
      if (!isSince(asked.answered_at, event)) return;
      asked.is_correct = event.payload.is_correct;
      asked.option_ids = event.payload.option_ids;
      asked.answered_at = timeOf(event);
      return;
    }
    case 'hinted':
      questionOf(lesson, event.payload.question_id).hints += 1;
      return;
    case 'disputed': {
      const asked = questionOf(lesson, event.payload.question_id);
      if (!isSince(asked.disputed_at, event)) return;
      asked.is_disputed = event.payload.is_disputed;
      asked.dispute_reason = event.payload.is_disputed ? event.payload.reason : '';
      asked.disputed_at = timeOf(event);
    }
  }
}

function questionOf({ questions }: Lesson, question_id: string): QuestionState {
  const known = questions.get(question_id);
  if (known) return known;
  const first: QuestionState = {
    question_id,
    attempts: 0,
    is_correct: null,
    was_correct: false,
    option_ids: [],
    answered_at: null,
    hints: 0,
    is_disputed: false,
    dispute_reason: '',
    disputed_at: null,
  };
  questions.set(question_id, first);
  return first;
}

function finished({ questions, notes, ...lesson }: Lesson): LessonState {
  const asked = [...questions.values()];
  const counted = asked.filter(({ attempts, is_disputed }) => attempts > 0 && !is_disputed);
  const share = (isRight: (one: QuestionState) => boolean) =>
    counted.length === 0 ? null : counted.filter(isRight).length / counted.length;
  return {
    ...lesson,
    questions: asked.toSorted((a, b) => (a.question_id < b.question_id ? -1 : 1)),
    latest_score: share(({ is_correct }) => is_correct === true),
    best_score: share(({ was_correct }) => was_correct),
    notes: [...notes.values()]
      .map((note) => note.result())
      .toSorted((a, b) => (a.note_id < b.note_id ? -1 : 1)),
  };
}
