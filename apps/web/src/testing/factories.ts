import {
  apiToken,
  capabilities,
  creditTransaction,
  learningPath,
  learningPathEntry,
  ownSession,
  profile,
  taskView,
  uploadedDocument,
  user,
  type ApiToken,
  type Capabilities,
  type CreditTransaction,
  type LearningPath,
  type LearningPathEntry,
  type OwnSession,
  type PathData,
  type Profile,
  type TaskView,
  type UploadedDocument,
  type User,
} from '@coursewright/contract';

/**
 * Things as the server would send them: defaults plus what a test cares about, parsed by the
 * contract.
 */

const someTime = '2026-11-20T10:00:00.000Z';

export const aUser = (change: Partial<User> = {}): User =>
  user.parse({
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    credits: 3,
    is_admin: false,
    is_active: true,
    is_email_verified: true,
    created_at: someTime,
    last_login: null,
    ...change,
  });

export const someCapabilities = (change: Partial<Capabilities> = {}): Capabilities =>
  capabilities.parse({
    author: { kind: 'builtin', name: 'Built-in author' },
    search: { kind: 'none' },
    sample_topics: [
      {
        title: 'How rivers shape land',
        language: 'en',
        summary: 'Why rivers meander and what a floodplain tells.',
      },
    ],
    development_mailbox: true,
    insights: null,
    payments: {
      kind: 'test',
      publishable_key: 'pk_test_built_in',
      script_url: '/dev/checkout/stripe.js',
    },
    ...change,
  });

export const aTask = (change: Partial<TaskView> = {}): TaskView =>
  taskView.parse({
    task_id: '0b6f9c1e-5a0c-4f6e-9a51-3f1f6f0f1d11',
    status: 'running',
    topic: 'How rivers shape land',
    overall_progress: 0.2,
    notify_by_email: false,
    created_at: someTime,
    ...change,
  });

export const aProfile = (change: Partial<Profile> = {}): Profile =>
  profile.parse({
    email: 'ada@example.org',
    full_name: 'Ada Lovelace',
    language: null,
    theme: 'system',
    created_at: someTime,
    ...change,
  });

export const aSession = (change: Partial<OwnSession> = {}): OwnSession =>
  ownSession.parse({
    id: '11111111-1111-4111-8111-111111111111',
    device: 'Firefox on Linux',
    browser: 'Firefox',
    system: 'Linux',
    ip: '203.0.113.7',
    created_at: someTime,
    last_used_at: someTime,
    expires_at: '2026-12-20T10:00:00.000Z',
    is_current: true,
    ...change,
  });

export const anApiToken = (change: Partial<ApiToken> = {}): ApiToken =>
  apiToken.parse({
    id: '22222222-2222-4222-8222-222222222222',
    name: 'Reading list',
    scopes: ['read'],
    created_at: someTime,
    expires_at: null,
    last_used_at: null,
    ...change,
  });

export const aTransaction = (change: Partial<CreditTransaction> = {}): CreditTransaction =>
  creditTransaction.parse({
    id: crypto.randomUUID(),
    amount: 3,
    balance_after: 3,
    action_type: 'signup_grant',
    notes: null,
    task_id: null,
    order_id: null,
    refund_of: null,
    created_at: someTime,
    ...change,
  });

export const aDocument = (number = 1, name = `notes-${number}.pdf`): UploadedDocument =>
  uploadedDocument.parse({
    id: `00000009-0000-4000-8000-00000000000${number}`,
    name,
    mime_type: 'application/pdf',
    size: 2_000_000,
    language: 'en',
    headings_count: 3,
    passages_count: 34,
    created_at: someTime,
  });

/** A finished course as the history lists it; unread, private, and nobody's favourite. */
export const anEntry = (change: Partial<LearningPathEntry> = {}): LearningPathEntry =>
  learningPathEntry.parse({
    path_id: '33333333-3333-4333-8333-333333333333',
    task_id: null,
    topic: 'How rivers shape land',
    language: 'en',
    source: 'generated',
    tags: [],
    favorite: false,
    is_public: false,
    share_id: null,
    is_complete: true,
    created_at: someTime,
    last_modified_at: someTime,
    modules_count: 4,
    submodules_count: 13,
    submodules_completed: 0,
    progress: 0,
    last_visited: null,
    has_audio: false,
    ...change,
  });

/** A course of the history with its text, in which nothing was done yet. */
export const aWholeCourse = (course: PathData, id: string): LearningPath =>
  learningPath.parse({
    ...anEntry({ path_id: id, topic: course.topic }),
    path_data: course,
    course_revision: 0,
    learning: { last_visited: null, lessons: [] },
    is_being_written: false,
  });
