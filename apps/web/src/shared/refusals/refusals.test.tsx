import {
  AppError,
  type AppErrorOptions,
  fieldRefusal,
  operations,
  Refusal,
  say,
  sayAs,
} from '@coursewright/contract';
import { type InterfaceLanguage } from '@coursewright/contract/words';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { interfaceLanguage } from '../language.ts';
import { detailOf, messageOf } from '../request-error.ts';
import { errorFromBody, rest } from '../rest.ts';
import { session } from '../session/index.ts';
import { createTrpcClient, errorText, toRequestError } from '../trpc.ts';
import { sayOwn } from './say-in.ts';
import { inOwnWords, useOwnWords, useProblems } from './use-problems.ts';
import { useReason } from './use-reason.ts';

async function speak(language: InterfaceLanguage) {
  interfaceLanguage.choose(language);
  await vi.waitFor(() => expect(interfaceLanguage.current()).toBe(language));
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => session.start());
afterEach(() => speak('en'));

describe.each([
  [
    'REST',
    async (refusal: AppError) => {
      fakeServer.on(operations.credits, () =>
        HttpResponse.json({ error: refusal.toBody() }, { status: refusal.status }),
      );
      return caught(rest(operations.credits, {}));
    },
  ],
  [
    'tRPC',
    async (refusal: AppError) => {
      fakeServer.useCases.credits = { run: () => Promise.reject(refusal) };
      return toRequestError(await caught(createTrpcClient().auth.credits.query()));
    },
  ],
])('what %s refuses', (_api, refused) => {
  beforeEach(() => {
    const { user, password } = fakeServer.state;
    return session.login({ email: user.email, password, remember_me: false });
  });

  it('is said in the language of the person, with what stands in it', async () => {
    await speak('de');
    expect(
      messageOf(await refused(new Refusal('conflict', say('document_limit', { count: 1200 })))),
    ).toBe(
      'Du hast 1.200 Dokumente, mehr sind nicht möglich. Lösche eines, um ein anderes hochzuladen.',
    );
    const error = await refused(fieldRefusal('file', say('not_a_course_file')));
    expect(detailOf(error, 'file')).toMatch(/^Das ist keine Kursdatei\./);
  });

  it('says it anew when another language is chosen, English too', async () => {
    const other = 'Load the course again: it is at revision 7.';
    const error = await refused(new Refusal('conflict', sayAs('course_changed', other)));
    expect(messageOf(error)).toBe(other);
    await vi.waitFor(async () => {
      await speak('es');
      expect(messageOf(error)).toMatch(/^El curso cambió/);
      await speak('en');
    });
    expect(messageOf(error)).toBe(other);
  });

  it('is said by its code rather than by its type', async () => {
    await speak('fr');
    expect(messageOf(await refused(new Refusal('unauthorized', say('wrong_login'))))).toBe(
      'Adresse e-mail ou mot de passe incorrect.',
    );
  });

  it('keeps the words of a server of another release', async () => {
    await speak('de');
    const told = (said: object) =>
      refused(new AppError('conflict', 'Something new.', { said } as AppErrorOptions));
    expect(messageOf(await told({ code: 'of_tomorrow' }))).toBe('Something new.');
    expect(messageOf(await told({ code: 'document_limit' }))).toBe('Something new.');
    expect(messageOf(await told({ code: 'toString' }))).toBe('Something new.');
  });
});

it('stays English where the catalogue does not come', async () => {
  const missing = () => Promise.reject(new Error('No connection'));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  await speak('de');
  const error = errorFromBody(new Refusal('validation_error', say('file_altered')).toBody());
  await sayOwn(error, { es: missing, de: missing, fr: missing, pt: missing, ar: missing });
  expect(errorText(error)).toBe(say('file_altered').message);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('says the problems of a report in the language that is shown', async () => {
  const problems = [{ path: 'modules', ...say('too_few', { min: 2 }) }];
  await speak('pt');
  const { result } = renderHook(() => useProblems(problems));
  await waitFor(() => expect(result.current[0]?.message).toBe('Adicione pelo menos 2 itens.'));
  await speak('en');
  await waitFor(() => expect(result.current).toEqual(problems));
});

describe('why something failed that an answer tells of', () => {
  const failure = {
    message: 'Nothing was found. Your credit has been returned.',
    type: 'unavailable' as const,
    code: 'nothing_found',
  };

  it('is said by its code in the language that is shown, and anew in the next', async () => {
    await speak('de');
    const { result } = renderHook(() => useReason(failure));
    expect(result.current).toBeUndefined();
    await waitFor(() =>
      expect(result.current).toMatch(/^Für diesen Kurs wurde keine Grundlage gefunden\./),
    );
    await speak('ar');
    await waitFor(() => expect(result.current).toMatch(/^لم يُعثر/));
    await speak('en');
    await waitFor(() => expect(result.current).toBe(failure.message));
  });

  it('is said by its type where it has no code', async () => {
    await speak('de');
    const { code: _, ...uncoded } = failure;
    const { result } = renderHook(() => useReason(uncoded));
    expect(result.current).toMatch(/^Das ist im Moment nicht verfügbar\./);
  });

  it('is said of a lesson, of its audio and of a file', async () => {
    await speak('fr');
    const said = { code: 'lessons_failed', values: { failed: 1, lessons: 8 } };
    const { result } = renderHook(() => useOwnWords('1 of 8 failed.', said));
    await waitFor(() => expect(result.current).toBe('1 leçon sur 8 n’a pas pu être rédigée.'));
    expect(await inOwnWords('It failed.', { code: 'export_failed' })).toBe(
      'Le fichier n’a pas pu être créé. Réessayez.',
    );
    expect(await inOwnWords('Of an older release.', undefined)).toBe('Of an older release.');
  });
});
