import {
  addCreditsInput,
  editSubmoduleBody,
  generateCourseInput,
  saveStructureBody,
} from '@coursewright/contract';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { interfaceLanguage } from '../language.ts';
import { messageOf, RequestError } from '../request-error.ts';
import { errorDetails } from './field-error.ts';

const said = (schema: z.ZodType, input: unknown) =>
  Object.fromEntries(
    errorDetails(schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
      path,
      message,
    ]),
  );
async function inSpanish() {
  void interfaceLanguage.start();
  interfaceLanguage.choose('es');
  await vi.waitFor(() => expect(interfaceLanguage.current()).toBe('es'));
}
const id = crypto.randomUUID();
const lesson = { title: 'Ríos', description: '' };

it('says in the language shown what the contract refuses', async () => {
  await inSpanish();
  expect(said(addCreditsInput, { user_id: id, amount: 0, notes: '' })).toEqual({
    amount: 'Escribe 1 o más.',
    notes: 'Rellena este campo.',
  });
  expect(said(addCreditsInput, { user_id: id, amount: 1e9, notes: 'x' })).toEqual({
    amount: 'Escribe 10.000 o menos.',
  });
  expect(said(addCreditsInput, { user_id: id, amount: 1.5, notes: 'x' })).toEqual({
    amount: 'Escribe un número entero.',
  });
  expect(said(generateCourseInput, { topic: '?!', language: 'xx-', source_policy: 'x' })).toEqual({
    topic: 'Usa al menos una letra o una cifra.',
    language: 'Idioma desconocido. Usa un código de idioma como en, es o pt-BR.',
    source_policy: 'Elige una de las opciones.',
  });
  const option = { text: 'agua', is_correct: true };
  expect(
    said(editSubmoduleBody, {
      revision: 1,
      title: 'a\nb',
      content: 'x'.repeat(200_000),
      summary: '\u0000',
      key_terms: [],
      quiz: [
        { kind: 'cloze', question: '¿?', explanation: '', options: [option] },
        { kind: 'cloze', question: '¿Qué?', explanation: '', options: [option, option] },
      ],
    }),
  ).toMatchObject({
    title: 'Usa una sola línea.',
    content: expect.stringMatching(/^Usa como máximo [\d.]+ caracteres\.$/),
    summary: 'Quita los caracteres de control invisibles.',
    'quiz.0.options': 'Añade al menos 2 elementos.',
    'quiz.1.options': 'Solo una opción debe ser correcta y no puede haber dos iguales.',
  });
  const module = { id, ...lesson, submodules: [{ id, ...lesson }] };
  expect(said(saveStructureBody, { revision: 1, modules: [module] })).toEqual({
    modules: 'Cada módulo y cada lección solo pueden estar en un lugar.',
  });
});

it('says in the language shown what the server could not do, unless its own sentence says more', async () => {
  const refused = (type: 'unavailable' | 'conflict') =>
    new RequestError({ type, status: 400, message: 'The tank is empty.', errorId: 'e-1' });
  expect(messageOf(refused('unavailable'))).toBe('The tank is empty. (Error ID: e-1)');
  await inSpanish();
  expect(messageOf(refused('unavailable'))).toBe(
    'No está disponible en este momento. Inténtalo más tarde. (ID del error: e-1)',
  );
  expect(messageOf(refused('conflict'))).toBe('The tank is empty. (ID del error: e-1)');
});

it('says in the language shown how long to wait', async () => {
  await inSpanish();
  const refused = (retryAfter?: number) =>
    messageOf(
      new RequestError({ type: 'too_many_requests', status: 429, message: 'Slower.', retryAfter }),
    );
  expect([undefined, 40, 60, 840].map(refused)).toEqual([
    'Demasiados intentos. Vuelve a intentarlo dentro de un momento.',
    'Demasiados intentos. Vuelve a intentarlo dentro de 40 segundos.',
    'Demasiados intentos. Vuelve a intentarlo dentro de un minuto.',
    'Demasiados intentos. Vuelve a intentarlo dentro de 14 minutos.',
  ]);
});
