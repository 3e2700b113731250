import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import beforePaint from '../../../../public/before-paint.js?raw';
import type { PathData } from '@coursewright/contract';
import { aCourse, ids } from '../../../testing/course-factory.ts';
import { aTask } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import '../course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/result/${aTask().task_id}`;
const firstLesson = `?lesson=${ids.lesson(1, 1)}`;

/** The first lesson of a course, or another place in it. */
async function read(course: PathData = aCourse(), rest = firstLesson) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`${address}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  return app;
}

const { documentElement: root } = document;

describe('how the text is set', () => {
  afterEach(() => void delete root.dataset['text']);
  const radio = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
  /** As a browser does on the next visit. */
  const loadPage = () => {
    delete root.dataset['text'];
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the file as the page's head does
    new Function(beforePaint)();
  };

  it('follows what the reader chooses at once, and before the first paint of the next visit', async () => {
    const { person } = await read();
    const button = screen.getByRole('button', { name: 'Text settings' });
    await person.click(button);
    expect(await screen.findByRole('group', { name: 'Text size' }, slow)).toBeVisible();
    expect(radio('Text size', 'Normal')).toBeChecked();
    await person.click(radio('Text size', 'Larger'));
    await person.click(radio('Column width', 'Wide'));
    expect(radio('Text size', 'Larger')).toBeChecked();
    expect(radio('Line spacing', 'Normal')).toBeChecked();
    expect(root.dataset['text']).toBe('size-larger width-wide');
    loadPage();
    expect(root.dataset['text']).toBe('size-larger width-wide');

    await person.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await person.click(button);
    expect(radio('Column width', 'Wide')).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Reset' }));
    expect(radio('Text size', 'Normal')).toBeChecked();
    loadPage();
    expect(root.dataset['text']).toBeUndefined();
  });

  it('is chosen by the keyboard alone', async () => {
    const { person } = await read();
    screen.getByRole('button', { name: 'Text settings' }).focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Line spacing' }, slow);
    await person.tab();
    expect(radio('Text size', 'Normal')).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(radio('Text size', 'Large')).toBeChecked();
    expect(root.dataset['text']).toBe('size-large');
  });

  it('follows what another tab chose', async () => {
    const { person } = await read();
    await person.click(screen.getByRole('button', { name: 'Text settings' }));
    await screen.findByRole('group', { name: 'Text size' }, slow);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'reading_text', newValue: 'spacing-loose' }),
    );
    expect(
      await within(screen.getByRole('group', { name: 'Line spacing' })).findByRole('radio', {
        name: 'Loose',
      }),
    ).toBeChecked();
  });
});
