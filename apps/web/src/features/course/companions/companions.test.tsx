import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../../../shared/language.ts';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

async function read(rest = '', content = 'Content') {
  const course = aCourse();
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const at = `/result/${aTask().task_id}?lesson=${ids.lesson(1, 1)}${rest}`;
  const app = renderApp(at, { signedIn: true });
  await screen.findByRole('tab', { name: content }, slow);
  return app;
}
const shown = async (name: string, sentence: string) => {
  const panel = await screen.findByRole('tabpanel', { name }, slow);
  expect(await within(panel).findByText(sentence, {}, slow)).toBeVisible();
  expect(within(panel).queryByRole('button')).toBeNull();
  expect(within(panel).queryByRole('link')).toBeNull();
};

it('follow content, quiz and resources, and each says that it is not here yet', async () => {
  const { person, address } = await read();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Content',
    'Quiz (2)',
    'Resources',
    'Tutor',
    'Audio',
    'Visualization',
  ]);
  for (const [key, name, sentence] of [
    [
      'chat',
      'Tutor',
      'The tutor is not here yet: it will answer your questions about this lesson from the sources of the course.',
    ],
  ] as const) {
    await person.click(screen.getByRole('tab', { name }));
    expect(address()).toContain(`tab=${key}`);
    await shown(name, sentence);
  }
});

it('are reached by an address and by keys, in one list of tabs', async () => {
  const { person } = await read('&tab=chat');
  const chat = screen.getByRole('tab', { name: 'Tutor' });
  expect(chat).toHaveAttribute('aria-selected', 'true');
  act(() => chat.focus());
  await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  // A tab that has the focus says its place, too.
  const visualization = screen.getByRole('tab', { name: /Visualization$/ });
  expect(visualization).toHaveAttribute('aria-selected', 'true');
  expect(within(screen.getByRole('tablist')).getAllByRole('tab')).toHaveLength(6);
});

it('say it in Spanish where the interface is', async () => {
  act(() => interfaceLanguage.choose('es'));
  await read('&tab=chat', 'Contenido');
  expect(screen.getByRole('tab', { name: 'Visualización' })).toBeVisible();
  await shown(
    'Tutor',
    'El tutor todavía no está aquí: responderá a tus preguntas sobre esta lección a partir de las fuentes del curso.',
  );
});
