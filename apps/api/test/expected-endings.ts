import type { PathData } from '@coursewright/contract';
import type { Cause, Stake } from '@coursewright/generation';

/** What an end leaves behind. */
export interface Left {
  readonly status: 'completed' | 'failed' | 'cancelled';
  /** What the last event says. */
  readonly message: string;
  /** What the ledger says of the credit that came back. */
  readonly refund?: string;
  readonly mail?: 'course-ready' | 'course-failed';
  /** The lessons of the course, as `courseOf` writes them. */
  readonly lessons: readonly string[];
  /** How many revisions the end adds; default: none. */
  readonly revisions?: 0 | 1;
  /** What became of a rewrite. */
  readonly outcome?: string;
}

export const away = 'The provider is away.';
const returned = 'Your credit has been returned';
const fault = `The course could not be written because of a fault on our side. ${returned}; please try again.`;
const late = `The outline was not confirmed within 7 days, so the course was stopped. ${returned}; you can try it again.`;
const undecided = `No source was found, and nobody agreed to a course without sources within 7 days, so the course was stopped. ${returned}; you can try it again.`;
const byLearner = 'failed: Writing was stopped before this lesson was complete.';
const byFault = 'failed: A fault on our side kept this lesson from being written.';
const stays = 'Stopped. What was written stays.';
const notWritten = 'The course could not be written';

/** What the course is when a run ends, and what it is when it was written to the end. */
export const lessonsOf: Record<Stake, { readonly before: string[]; readonly written: string[] }> = {
  new_course: { before: ['writing', 'planned'], written: ['completed', 'completed'] },
  begun_course: {
    before: ['completed', 'writing', 'planned'],
    written: ['completed', 'completed', 'completed'],
  },
  delivered_course: {
    before: ['completed', 'writing', 'planned'],
    written: ['completed', 'completed', 'completed'],
  },
  lesson: { before: ['completed', 'failed: before'], written: ['completed', 'completed'] },
};

const { new_course: fresh, begun_course: begun, delivered_course: delivered, lesson } = lessonsOf;
const ready = {
  status: 'completed',
  message: 'Your course is ready.',
  mail: 'course-ready',
} as const;
const failedAtFirst = {
  status: 'failed',
  refund: notWritten,
  mail: 'course-failed',
} as const;
const unconfirmed = {
  status: 'cancelled',
  refund: 'The outline was not confirmed in time',
  message: late,
  mail: 'course-failed',
} as const;
const notAgreed = {
  status: 'cancelled',
  refund: 'No source was found, and nobody agreed to go without',
  message: undecided,
  mail: 'course-failed',
} as const;
const stoppedLesson = {
  status: 'completed',
  message: 'Stopped. The lesson stays as it was.',
  lessons: lesson.before,
  outcome: 'cancelled',
} as const;

/** Said once more, and apart from the table of the product. */
export const expected: Record<Stake, Partial<Record<Cause, Left>>> = {
  new_course: {
    written: { ...ready, lessons: fresh.written },
    stopped: {
      status: 'cancelled',
      message: 'Stopped before a lesson was complete; your credit has been returned.',
      refund: 'Stopped before a lesson was complete',
      lessons: ['planned', 'planned'],
    },
    stopped_early: {
      status: 'cancelled',
      message: 'Stopped before a lesson was written; your credit has been returned.',
      refund: 'Stopped before a lesson was written',
      lessons: fresh.before,
    },
    declined: {
      status: 'cancelled',
      message: 'Stopped before a lesson was written; your credit has been returned.',
      refund: 'Stopped before a lesson was written',
      lessons: fresh.before,
    },
    failed: {
      ...failedAtFirst,
      message: `${away} ${returned}.`,
      lessons: ['planned', 'planned'],
    },
    given_up: { ...failedAtFirst, message: fault, lessons: ['planned', 'planned'] },
    not_confirmed: { ...unconfirmed, lessons: fresh.before },
    not_agreed: { ...notAgreed, lessons: fresh.before },
  },
  begun_course: {
    written: { ...ready, lessons: begun.written },
    stopped: { status: 'cancelled', message: stays, lessons: ['completed', 'planned', 'planned'] },
    stopped_early: { status: 'cancelled', message: stays, lessons: begun.before },
    declined: { status: 'cancelled', message: stays, lessons: begun.before },
    failed: {
      ...failedAtFirst,
      message: `${away} ${returned}.`,
      lessons: ['completed', 'planned', 'planned'],
    },
    given_up: { ...failedAtFirst, message: fault, lessons: ['completed', 'planned', 'planned'] },
    not_confirmed: { ...unconfirmed, lessons: begun.before },
    not_agreed: { ...notAgreed, lessons: begun.before },
  },
  delivered_course: {
    written: { ...ready, lessons: delivered.written, revisions: 1 },
    stopped: {
      status: 'completed',
      message: stays,
      mail: 'course-ready',
      lessons: ['completed', byLearner, byLearner],
      revisions: 1,
    },
    stopped_early: {
      status: 'completed',
      message: 'Stopped; the course stays as it was.',
      lessons: ['completed', byLearner, byLearner],
    },
    failed: {
      status: 'completed',
      message: away,
      mail: 'course-ready',
      lessons: ['completed', `failed: ${away}`, `failed: ${away}`],
      revisions: 1,
    },
    given_up: {
      status: 'completed',
      message: 'The missing lessons could not be written because of a fault on our side.',
      mail: 'course-ready',
      lessons: ['completed', byFault, byFault],
      revisions: 1,
    },
  },
  lesson: {
    written: {
      status: 'completed',
      message: 'The new text is ready.',
      lessons: lesson.written,
      revisions: 1,
      outcome: 'rewritten',
    },
    unchanged: {
      status: 'completed',
      message: 'The sources hold nothing else for this lesson, so it stays as it was.',
      lessons: lesson.before,
      outcome: 'unchanged',
    },
    stopped: stoppedLesson,
    stopped_early: stoppedLesson,
    failed: {
      status: 'completed',
      message: `${away} The lesson stays as it was.`,
      lessons: lesson.before,
      outcome: 'failed',
    },
    given_up: {
      status: 'completed',
      message: 'A fault on our side kept the lesson from being written again. It stays as it was.',
      lessons: lesson.before,
      outcome: 'failed',
    },
  },
};

/** The id of the n-th module or lesson of a course. */
export const pieceId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/**
 * A course of one module. A lesson is a status, with a reason where it has failed: "failed: no
 * answer".
 */
export function courseOf(lessons: readonly string[]): PathData {
  const submodules = lessons.map((written, index) => {
    const [status, error] = written.split(': ') as ['completed' | 'failed', string?];
    return {
      id: pieceId(index + 2),
      title: `Lesson ${index + 1}`,
      description: '',
      objectives: [],
      status,
      ...(error === undefined ? {} : { error }),
      content: '',
      summary: '',
      key_terms: [],
      quiz: [],
      resources: [],
      citations: [],
    };
  });
  return {
    topic: 'Rivers',
    language: 'en',
    explanation_style: 'standard',
    summary: '',
    author: { kind: 'builtin', name: 'builtin' },
    sources: [],
    resources: [],
    modules: [
      {
        id: pieceId(1),
        title: 'Water',
        description: '',
        learning_objectives: [],
        prerequisites: [],
        resources: [],
        submodules,
      },
    ],
  };
}
