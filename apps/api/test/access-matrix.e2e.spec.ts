// @module-tag proof
import { ChangeRoleAndStatus, OneTimeTokens } from '@coursewright/auth';
import {
  checkoutStarted,
  createdApiToken,
  type Operation,
  operationEntries,
  type OperationName,
  operations,
  publicCourseOutline,
  taskStarted,
} from '@coursewright/contract';
import { restPath } from '@coursewright/platform';
import { appRouter } from '@coursewright/rpc';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, type Principal, principals, type Rule } from './access-rules.ts';
import { accountHolder, knownPassword } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { bodies, inputs, someId } from './route-bodies.ts';
import { riverText, uploadText } from './upload-text.ts';
import { publishedCourse } from './published-course.ts';
import { signedInUser, Visitor } from './visitor.ts';

/** Of every operation; the same rule on REST and on tRPC, which takes no API tokens at all. */
const rules: Record<OperationName, Rule> = {
  register: 'open',
  login: 'open',
  refresh: 'cookie',
  logout: 'cookie',
  status: 'own read',
  credits: 'own read',
  verifyEmail: 'open',
  resendVerification: 'open',
  forgotPassword: 'open',
  resetPassword: 'open',
  profile: 'own',
  updateProfile: 'own',
  changePassword: 'own',
  exportAccount: 'own',
  deleteAccount: 'own',
  listSessions: 'own',
  revokeSession: 'owned',
  revokeOtherSessions: 'own',
  listApiTokens: 'own',
  createApiToken: 'own',
  revokeApiToken: 'owned',
  listUserKeys: 'own',
  saveUserKey: 'own',
  deleteUserKey: 'own',
  listCreditTransactions: 'own read',
  capabilities: 'open',
  sampleCourse: 'open',
  uploadDocument: 'own generate',
  listDocuments: 'own read',
  deleteDocument: 'owned generate',
  startGeneration: 'own generate',
  checkCoverage: 'own generate',
  recentGenerations: 'own read',
  activeGenerations: 'own read',
  generationStatus: 'owned read',
  generationOutline: 'owned read',
  progressStream: 'owned read',
  generationSpend: 'owned read',
  cancelGeneration: 'owned generate',
  retryGeneration: 'owned generate',
  finishGeneration: 'owned generate',
  updateGeneration: 'owned generate',
  saveOutline: 'owned generate',
  continueGeneration: 'owned generate',
  rewriteSubmodule: 'owned generate',
  editSubmodule: 'owned generate',
  submoduleVersions: 'owned read',
  submoduleVersion: 'owned read',
  restoreVersion: 'owned generate',
  saveStructure: 'owned generate',
  readQuestionFile: 'owned generate',
  addQuestions: 'owned generate',
  previewLearningPaths: 'own read',
  getLearningPath: 'owned read',
  getLearningPathOutline: 'owned read',
  getLesson: 'owned read',
  updateLearningPath: 'owned generate',
  deleteLearningPath: 'owned generate',
  restoreLearningPath: 'owned generate',
  clearLearningPaths: 'own',
  saveLearningPath: 'own generate',
  importLearningPaths: 'own generate',
  exportLearningPaths: 'own read',
  downloadPdf: 'owned read',
  downloadMarkdown: 'owned read',
  downloadEpub: 'owned read',
  getLessonAudio: 'owned read',
  getCourseAudio: 'owned read',
  createLessonAudio: 'owned generate',
  getAudioFile: 'open',
  downloadAnki: 'owned read',
  downloadScorm: 'owned read',
  downloadCmi5: 'owned read',
  downloadQti: 'owned read',
  startExport: 'owned read',
  getExport: 'owned read',
  cancelExport: 'owned read',
  getExportFile: 'open',
  downloadCourseFile: 'owned read',
  importCourseFile: 'own generate',
  uploadCourseFile: 'own generate',
  recordLearningEvents: 'owned generate',
  getLearning: 'owned read',
  updateProgress: 'owned generate',
  updateLastVisited: 'owned generate',
  updatePublicity: 'owned generate',
  getPublicity: 'owned read',
  getPublicCourse: 'open',
  getPublicOutline: 'open',
  getPublicLesson: 'open',
  reportPublicCourse: 'open',
  reportPublicQuestion: 'open',
  getQuestionReports: 'owned read',
  dismissQuestionReports: 'owned generate',
  copyLearningPath: 'owned generate',
  getVisualizations: 'owned read',
  getCourseVisualizations: 'owned read',
  drawVisualization: 'owned generate',
  chat: 'owned generate',
  chatStream: 'owned generate',
  chatThread: 'owned read',
  clearChat: 'owned generate',
  purchaseChatAllowance: 'own',
  createCheckout: 'own',
  paymentSession: 'owned',
  stripeWebhook: 'signed',
  spendTotal: 'admin',
  adminUsers: 'admin',
  adminChangeUser: 'admin',
  adminRevokeSessions: 'admin',
  adminAddCredits: 'admin',
  adminReturnCharge: 'admin',
  adminTransactions: 'admin',
  adminExportTransactions: 'admin',
  adminStats: 'admin',
  adminGenerations: 'admin',
  adminRetryGeneration: 'admin',
  adminCancelGeneration: 'admin',
  adminParkedPayments: 'admin',
  adminRetryParkedPayment: 'admin',
  adminDismissParkedPayment: 'admin',
  adminAbuseReports: 'admin',
  adminHideReportedCourse: 'admin',
  adminDismissAbuseReport: 'admin',
  adminAllowSharingAgain: 'admin',
  adminAudit: 'admin',
};

/** Each tRPC procedure with the rule of its operation. */
const trpc = Object.fromEntries(
  operationEntries().flatMap(([name, { procedure }]) =>
    procedure === undefined ? [] : [[procedure, rules[name].split(' ')[0] as Rule]],
  ),
);

/** What is asked for stands in the body, under a name of its own. */
const namesItself = new Set(['chatbot.chat', 'chatbot.clear']);

describe('access', () => {
  let app: TestApp;
  let callers: Record<Principal, Visitor>;
  let things: [RegExp, string][];
  let publicLesson: string;

  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none', TRUST_PROXY: '127.0.0.1' } });
    const [owner, other, administrator, gone, closed, unconfirmed, demoted] = await Promise.all([
      signedInUser(app),
      signedInUser(app),
      signedInUser(app, { isAdmin: true }),
      signedInUser(app),
      signedInUser(app),
      signedInUser(app),
      signedInUser(app, { isAdmin: true }),
    ]);
    await gone.call('POST', '/auth/logout');
    gone.cookie = undefined;
    await app.nest
      .get(ChangeRoleAndStatus, { strict: false })
      .run(closed.userId, { is_active: false });
    await app.nest
      .get(ChangeRoleAndStatus, { strict: false })
      .run(demoted.userId, { is_admin: false });
    await app.database.query('UPDATE users SET is_email_verified = false WHERE id = $1', [
      unconfirmed.userId,
    ]);
    const [changed, reset, deleted] = [
      await accountHolder(app, { isAdmin: true }),
      await accountHolder(app, { isAdmin: true }),
      await accountHolder(app, { isAdmin: true }),
    ];
    const elsewhere = new Visitor(app);
    await elsewhere.logIn(changed.email, knownPassword);
    const link = await app.nest
      .get(OneTimeTokens, { strict: false })
      .issue(reset.userId, 'reset_password');
    const endings = [
      await elsewhere.call('POST', '/v1/account/password', {
        current_password: knownPassword,
        new_password: 'another sentence only I know',
      }),
      await reset.call('POST', '/auth/reset-password', {
        token: link,
        new_password: 'another sentence only I know',
      }),
      await deleted.call('POST', '/v1/account/delete', {
        password: knownPassword,
        email: deleted.email,
      }),
    ];
    expect(endings.map(({ status }) => status)).toEqual([200, 200, 204]);
    for (const one of [changed, reset, deleted]) one.cookie = undefined;
    const reading = Object.assign(new Visitor(app), {
      token: createdApiToken.parse(
        (await owner.call('POST', '/v1/account/api-tokens', { name: 'reads', scopes: ['read'] }))
          .body,
      ).token,
    });
    const documentId = await uploadText(app, owner, 'rivers.md', riverText);
    const spare = await signedInSession(owner);
    const shareId = await publishedCourse(app, await signedInUser(app));
    const shared = await new Visitor(app).call('GET', `/public/${shareId}/outline`);
    publicLesson = publicCourseOutline.parse(shared.body).outline.modules[0]!.submodules[0]!.id;
    things = [
      [/\/public\/|library\.public(Outline|Lesson)?$/, shareId],
      [
        /session\/\{id\}/,
        checkoutStarted.parse(
          (await owner.call('POST', '/payments/checkout-sessions', { quantity: 1 })).body,
        ).sessionId,
      ],
      [
        /payments\.session/,
        checkoutStarted.parse(
          (await owner.call('POST', '/payments/checkout-sessions', { quantity: 1 })).body,
        ).sessionId,
      ],
      [/sessions\/|revokeSession$/, spare],
      [
        /api-tokens\/|revokeApiToken$/,
        createdApiToken.parse(
          (await owner.call('POST', '/v1/account/api-tokens', { name: 'x', scopes: ['read'] }))
            .body,
        ).id,
      ],
      [/documents(\/|\.)/, documentId],
      [
        /learning-path|exports\.|generation\.|editing\.|library\.|narration\.|visualization\.|chatbot\./,
        taskStarted.parse(
          (await owner.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' })).body,
        ).task_id,
      ],
    ];
    callers = {
      nobody: new Visitor(app),
      'logged out': gone,
      disabled: closed,
      unconfirmed,
      demoted,
      'password changed elsewhere': changed,
      'password reset': reset,
      deleted,
      'API token that reads': reading,
      'somebody else': other,
      administrator,
      owner,
    };
  });
  afterAll(() => app?.close());

  /** Another login of the owner's, to be revoked. */
  async function signedInSession(owner: { userId: string }): Promise<string> {
    const [row] = await app.database.query(
      z.object({ id: z.string() }),
      `INSERT INTO sessions (user_id, token_hash, remember_me, expires_at) VALUES ($1, 'none', false, now() + interval '1 hour') RETURNING id`,
      [owner.userId],
    );
    return row?.id ?? '';
  }
  it('has a row for every route below /api, and no route is missing from it', () => {
    expect(Object.keys(rules).toSorted()).toEqual(Object.keys(operations).toSorted());
    const routes = [...app.nest.get(ModulesContainer).values()]
      .flatMap(({ controllers }) => [...controllers.values()])
      .flatMap(({ metatype }) => {
        if (!metatype) return [];
        const base: unknown = Reflect.getMetadata('path', metatype);
        return Object.getOwnPropertyNames(metatype.prototype).flatMap((name) => {
          const handler: unknown = metatype.prototype[name];
          const path: string | undefined =
            typeof handler === 'function' ? Reflect.getMetadata('path', handler) : undefined;
          if (typeof handler !== 'function' || path === undefined) return [];
          const method = RequestMethod[Number(Reflect.getMetadata('method', handler))];
          return [
            `${method} /${String(base)}/${path}`.replaceAll(/\/+/g, '/').replace(/(?<=.)\/$/, ''),
          ];
        });
      });
    const named = Object.values<Operation>(operations).map(
      (route) => `${route.method} ${restPath(route)}`,
    );
    expect(routes.filter((route) => route.includes(' /api')).toSorted()).toEqual(
      [...named, 'GET /api/health/live', 'GET /api/health/ready'].toSorted(),
    );
  });

  const thingOf = (name: string) => things.find(([pattern]) => pattern.test(name))?.[1] ?? someId;
  it('is decided for every row of the REST table', async () => {
    const found = new Array<string>();
    for (const who of principals) {
      for (const [name, rule] of Object.entries(rules) as [OperationName, Rule][]) {
        const route: Operation = operations[name];
        const path = route.path
          .replace('{id}', thingOf(route.path))
          .replace('{number}', '1')
          .replaceAll(/\{(?:sub)?moduleIndex\}/g, '0')
          .replace('{submodule_id}', route.access === 'public' ? publicLesson : someId)
          .replaceAll(/\{\w+_index\}/g, '0')
          .replaceAll(/\{\w+\}/g, someId);
        const caller = callers[who];
        const response = await fetch(`${app.url}/api${path}`, {
          method: route.method,
          headers: {
            ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
            ...(route.method === 'GET' || route.method === 'DELETE'
              ? {}
              : { 'content-type': 'application/json' }),
          },
          ...(route.method === 'GET' || route.method === 'DELETE'
            ? {}
            : { body: JSON.stringify(bodies[name] ?? {}) }),
        });
        await response.body?.cancel();
        // A multipart route answers JSON with 415 after it has asked who calls.
        const verdict = judge(rule, who, response.status);
        if (verdict !== true)
          found.push(`${name} for ${who}: ${response.status}, expected ${verdict}`);
      }
    }
    expect(found).toEqual([]);
  });

  const ofWholeCourse = new Set([
    'editing.saveStructure',
    'editing.readQuestionFile',
    'editing.addQuestions',
  ]);
  it('is decided for every tRPC procedure', async () => {
    // At run time they stand under their dotted names, whatever the type says.
    const procedures = new Map<string, { _def: { type: string } }>(
      Object.entries(appRouter._def.procedures as object),
    );
    expect(Object.keys(trpc).toSorted()).toEqual([...procedures.keys()].toSorted());
    const found = new Array<string>();
    for (const who of principals) {
      for (const [name, rule] of Object.entries(trpc)) {
        const input = {
          ...((rule === 'owned' && !namesItself.has(name)) || name.startsWith('library.public')
            ? {
                id: thingOf(name),
                ...(name.startsWith('editing.') && !ofWholeCourse.has(name)
                  ? { submodule_id: someId }
                  : {}),
              }
            : {}),
          ...(name === 'library.publicLesson' ? { submodule_id: publicLesson } : {}),
          ...inputs[name],
        };
        const caller = callers[who];
        const isQuery = procedures.get(name)?._def.type === 'query';
        const response = await fetch(
          `${app.url}/api/trpc/${name}${isQuery ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''}`,
          {
            method: isQuery ? 'GET' : 'POST',
            headers: {
              'content-type': 'application/json',
              ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
            },
            ...(isQuery ? {} : { body: JSON.stringify(input) }),
          },
        );
        await response.body?.cancel();
        const verdict = judge(rule, who, response.status);
        if (verdict !== true)
          found.push(`${name} for ${who}: ${response.status}, expected ${verdict}`);
      }
    }
    expect(found).toEqual([]);
  });
});
