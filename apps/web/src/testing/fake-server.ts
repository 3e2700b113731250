import {
  AppError,
  authAnswer,
  foldLearning,
  type LearningEvent,
  recordEventsBody,
  creditsAnswer,
  loginInput,
  operations,
  statusAnswer,
  type CourseLesson,
  type Operation,
  type PathData,
  publicCourse,
  type PublicCourse,
  type Submodule,
  type User,
} from '@coursewright/contract';
import {
  appRouter,
  type Caller,
  type CallOptions,
  type Origin,
  type UseCaseCalls,
} from '@coursewright/rpc';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { TRPCError } from '@trpc/server';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { z } from 'zod';
import { lessonOfWhole, outlineOfWhole } from '../features/course/model/outline-of-whole.ts';
import { aCourse } from './course-factory.ts';
import { aProfile, aSession, aTask, aUser, aWholeCourse, someCapabilities } from './factories.ts';

/**
 * A server that speaks the contract without keeping promises behind it: REST rows from the
 * contract's table, tRPC through the real router over scripted use cases. Change a use case with
 * `fakeServer.useCases.x = …`, a REST answer with `fakeServer.on(operations.x, …)`.
 */

const origin = { ip: '127.0.0.1', userAgent: 'test' };
const notScripted = {
  run: () =>
    Promise.reject(new AppError('unavailable', 'The fake server was not told what to answer.')),
};

function initialState() {
  const user: User = aUser();
  return {
    user,
    password: 'correct horse battery',
    token: 'token-1',
    expiresIn: 600,
    /** What learners did, by the id under which the course was named. */
    learning: new Map<string, LearningEvent[]>(),
    requests: new Array<{ method: string; path: string; body: string }>(),
  };
}

let state = initialState();

const fakeRevision = (lesson: Submodule): string => JSON.stringify(lesson);
function pieceOf(course: PathData | undefined, id: string): CourseLesson {
  const found = course && lessonOfWhole(course, id, fakeRevision);
  if (!found) throw new AppError('not_found', 'There is no such lesson in this course.');
  return found;
}
/** What a test answers where the whole public course is asked for; undefined where it refuses. */
async function publicWhole(request: Request, id: unknown): Promise<PublicCourse | Response> {
  const answer = await fetch(new URL(`/api/public/${String(id)}`, request.url));
  return answer.ok ? publicCourse.parse(await answer.json()) : answer;
}

const scripted = (): Partial<UseCaseCalls> => ({
  register: {
    run: async () => ({
      message: 'We have sent you an e-mail. Open the link in it to confirm your address.',
    }),
  },
  verifyEmail: {
    run: async () => ({ message: 'Your e-mail address is confirmed. You can log in now.' }),
  },
  resendVerification: {
    run: async () => ({
      message: 'If the address waits for confirmation, a new link is on its way.',
    }),
  },
  forgotPassword: {
    run: async () => ({
      message:
        'If there is an account with this address, we have sent a link to set a new password.',
    }),
  },
  resetPassword: {
    run: async () => ({ message: 'Your password is changed. You can log in with it now.' }),
  },
  profile: { run: async () => aProfile() },
  listSessions: { run: async () => ({ sessions: [aSession()] }) },
  listApiTokens: { run: async () => ({ api_tokens: [] }) },
  listUserKeys: { run: async () => ({ keys: [] }) },
  listCreditTransactions: {
    run: async (_, { page, per_page }) => ({ transactions: [], total: 0, page, per_page }),
  },
  status: { run: async () => ({ user: state.user }) },
  credits: { run: async () => ({ credits: state.user.credits }) },
  listDocuments: { run: async () => ({ documents: [] }) },
  deleteDocument: { run: async () => undefined },
  startGeneration: { run: async () => ({ task_id: aTask().task_id, status: 'pending' }) },
  generationStatus: { run: async () => aTask() },
  // What a test says of the course is what its pieces say.
  generationOutline: {
    run: async (caller, input) => {
      const { learning_path, result, ...head } = await useCases.generationStatus.run(caller, input);
      const course = result ?? learning_path;
      return { ...head, ...(course && { outline: outlineOfWhole(course, fakeRevision) }) };
    },
  },
  getLearningPath: {
    run: async (caller, input) => {
      const { learning_path, result, ...task } = await useCases.generationStatus.run(caller, input);
      const course = result ?? learning_path;
      if (!course) throw new AppError('not_found', 'There is no such course.');
      return aWholeCourse(course, task.task_id);
    },
  },
  getLesson: {
    run: async (caller, { id, submodule_id }) => {
      const { learning_path, result } = await useCases.generationStatus.run(caller, { id });
      return pieceOf(result ?? learning_path, submodule_id);
    },
  },
  cancelGeneration: { run: async () => aTask({ status: 'cancelled' }) },
  getQuestionReports: { run: async () => ({ questions: [] }) },
  recentGenerations: {
    run: async (_caller, { page, per_page }) => ({ generations: [], total: 0, page, per_page }),
  },
  activeGenerations: { run: async () => [] },
  previewLearningPaths: {
    run: async (_caller, { page, per_page }) => ({
      entries: [],
      total: 0,
      is_total_capped: false,
      page,
      per_page,
      request_time_ms: 1,
    }),
  },
  capabilities: { run: async () => someCapabilities() },
  // Of its two ids, that of its run is the one it is kept under.
  getLearning: {
    run: async (caller, { id }) => {
      const ofRun = await useCases.generationStatus.run(caller, { id }).catch(() => undefined);
      return foldLearning(state.learning.get(ofRun?.task_id ?? id) ?? []);
    },
  },
  recordLearningEvents: {
    run: async (_caller, { id, events }) => {
      const before = state.learning.get(id) ?? [];
      const isKnown = (event: LearningEvent) => before.some((each) => each.id === event.id);
      const added = events.filter((event) => !isKnown(event));
      state.learning.set(id, [...before, ...added]);
      const learning = foldLearning([...before, ...added]);
      return { added: added.length, known: events.length - added.length, learning };
    },
  },
});

/**
 * Every use case there is: the scripted ones, and a refusal for the rest, so that a new one on the
 * server breaks no screen test.
 */
const initialUseCases = (): UseCaseCalls =>
  new Proxy(scripted(), {
    get: (known, name) => Reflect.get(known, name) ?? notScripted,
  }) as UseCaseCalls;
let useCases = initialUseCases();

/** A use case of which only the name is known. */
interface SomeUseCase {
  run(who: Origin, input: unknown, options: CallOptions): Promise<unknown>;
}

const callerOf = (request: Request): Caller | null =>
  request.headers.get('authorization') === `Bearer ${state.token}`
    ? { ...origin, userId: state.user.id, sessionId: 'session', isAdmin: state.user.is_admin }
    : null;

function toAppError(error: unknown): AppError {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof AppError) return cause;
  if (cause instanceof z.ZodError) {
    const details = cause.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    }));
    return new AppError('validation_error', 'Some fields need another look.', { details });
  }
  return new AppError('server_error', 'Something went wrong on our side.', { cause: error });
}

async function trpcAnswer(request: Request): Promise<Response> {
  const caller = callerOf(request);
  const key = request.headers.get('idempotency-key');
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    createContext: () => ({
      caller,
      origin,
      call: (name, who, input) => {
        const useCase: SomeUseCase = useCases[name];
        return useCase.run(who, input, key ? { idempotencyKey: key } : {});
      },
      toAppError,
    }),
  });
  return new Response(await response.text(), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  });
}

const refuse = (error: unknown) => {
  const known = toAppError(error);
  return HttpResponse.json({ error: known.toBody() }, { status: known.status });
};

const session = () =>
  authAnswer.parse({ access_token: state.token, expires_in: state.expiresIn, user: state.user });

type Handler = (
  request: Request,
  params: Readonly<Record<string, unknown>>,
) => Promise<Response> | Response;

/** One REST row as an msw handler; thrown AppErrors become the envelope. */
function row(route: Operation, handle: Handler) {
  const path = `*/api${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const methods = {
    GET: http.get,
    POST: http.post,
    PUT: http.put,
    PATCH: http.patch,
    DELETE: http.delete,
  };
  return methods[route.method](path, async ({ request, params }) => {
    try {
      if (['signed_in', 'admin'].includes(route.access) && !callerOf(request))
        throw new AppError('unauthorized', 'Authentication required. Please log in.');
      return await handle(request, params);
    } catch (error) {
      return refuse(error);
    }
  });
}

const server = setupServer(
  row(operations.login, async (request) => {
    const input = loginInput.parse(await request.json());
    if (input.email !== state.user.email || input.password !== state.password)
      throw new AppError('unauthorized', 'The e-mail address or the password is wrong.');
    return HttpResponse.json(session());
  }),
  row(operations.refresh, () => HttpResponse.json(session())),
  row(operations.logout, () => HttpResponse.json({ message: 'Logged out.' })),
  row(operations.register, async (request) =>
    HttpResponse.json(
      await useCases.register.run(origin, operations.register.body.parse(await request.json()), {}),
    ),
  ),
  row(operations.resendVerification, async (request) =>
    HttpResponse.json(
      await useCases.resendVerification.run(
        origin,
        operations.resendVerification.body.parse(await request.json()),
      ),
    ),
  ),
  row(operations.forgotPassword, async (request) =>
    HttpResponse.json(
      await useCases.forgotPassword.run(
        origin,
        operations.forgotPassword.body.parse(await request.json()),
      ),
    ),
  ),
  row(operations.profile, async (request) => {
    const caller = callerOf(request);
    if (!caller) throw new AppError('unauthorized', 'Authentication required.');
    return HttpResponse.json(await useCases.profile.run(caller));
  }),
  row(operations.status, () => HttpResponse.json(statusAnswer.parse({ user: state.user }))),
  row(operations.credits, () =>
    HttpResponse.json(creditsAnswer.parse({ credits: state.user.credits })),
  ),
  row(operations.getPublicOutline, async (request, { id }) => {
    const whole = await publicWhole(request, id);
    if (whole instanceof Response) return whole;
    const { path_data, ...about } = whole;
    return HttpResponse.json({ ...about, outline: outlineOfWhole(path_data, fakeRevision) });
  }),
  row(operations.getPublicLesson, async (request, { id, submodule_id }) => {
    const whole = await publicWhole(request, id);
    if (whole instanceof Response) return whole;
    return HttpResponse.json(pieceOf(whole.path_data, String(submodule_id)));
  }),
  row(operations.sampleCourse, () => HttpResponse.json(aCourse())),
  row(operations.capabilities, async () =>
    HttpResponse.json(await useCases.capabilities.run(origin)),
  ),
  row(operations.recordLearningEvents, async (request, { id }) => {
    const caller = callerOf(request);
    if (!caller) throw new AppError('unauthorized', 'Authentication required.');
    const { events } = recordEventsBody.parse(await request.json());
    return HttpResponse.json(
      await useCases.recordLearningEvents.run(caller, { id: String(id), events }),
    );
  }),
  http.all('*/api/trpc/*', ({ request }) => trpcAnswer(request)),
);
server.events.on('request:start', ({ request }) => {
  const copy = request.clone();
  const path = new URL(copy.url).pathname;
  void copy.text().then((body) => state.requests.push({ method: copy.method, path, body }));
});

export const fakeServer = {
  listen: () => server.listen({ onUnhandledFrame: 'error' }),
  close: () => server.close(),
  reset: () => {
    server.resetHandlers();
    state = initialState();
    useCases = initialUseCases();
  },
  /** The account the server knows, its password, and the token it honours. */
  get state() {
    return state;
  },
  get useCases() {
    return useCases;
  },
  /** How often an address was asked, e.g. `count('POST', '/api/auth/refresh')`. */
  count: (method: string, path: string) =>
    state.requests.filter((request) => request.method === method && request.path === path).length,
  /** Answers nobody until that many requests are under way; resolves when they are. */
  holdUntil: (count: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let arrived = 0;
    server.use(
      http.all('*/api/*', async () => {
        arrived += 1;
        if (arrived === count) resolve();
        await promise;
        // No answer: the next handler has one.
      }),
    );
    return promise;
  },
  /** Answers a REST row differently until the end of the test. */
  on: (route: Operation, handle: Handler) => server.use(row(route, handle)),
};
