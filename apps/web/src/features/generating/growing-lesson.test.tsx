import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLesson, anEvent, ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { aStream } from '../../testing/progress-stream.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;

const outline = anEvent(3, {
  action: 'ready',
  phase: 'outline',
  message: 'Modules planned',
  overall_progress: 0.2,
  preview_data: {
    type: 'modules',
    data: {
      modules: [1, 2].map((module) => ({
        id: ids.module(module),
        title: `Module ${module}`,
        description: '',
      })),
    },
  },
});
const lessons = anEvent(4, {
  action: 'ready',
  phase: 'outline',
  message: 'Lessons planned',
  overall_progress: 0.25,
  preview_data: {
    type: 'submodules',
    data: {
      module_id: ids.module(1),
      submodules: [1, 2].map((lesson) => ({
        id: ids.lesson(1, lesson),
        title: aLesson(1, lesson).title,
        description: '',
      })),
    },
  },
});
const lessonEvent = (
  id: number,
  status: 'writing' | 'readable',
  step: 'write_lesson' | 'write_quiz' = 'write_lesson',
  lesson = 1,
) =>
  anEvent(id, {
    phase: 'lessons',
    message: 'At work',
    overall_progress: id / 20,
    preview_data: {
      type: 'submodule',
      data: { module_id: ids.module(1), submodule_id: ids.lesson(1, lesson), step, status },
    },
  });

const unchecked = 'Being written, not yet checked';
/** What the stream tells of the text of a lesson. */
const textFrame = (from: number, text: string, lesson = 1) =>
  `id: 5\nevent: lesson_text\ndata: ${JSON.stringify({ submodule_id: ids.lesson(1, lesson), from, text })}\n\n`;

describe('a lesson that is being written', () => {
  it('shows a lesson growing as one that nobody has checked, until it is ready', async () => {
    const stream = aStream();
    renderApp(address, { signedIn: true });
    await waitFor(() => expect(stream.connections).toHaveLength(1), slow);
    stream.say(outline, lessons, lessonEvent(5, 'writing'));
    const row = (await screen.findByText('Why rivers flow')).closest('li')!;
    expect(within(row).queryByText(unchecked)).toBeNull();

    stream.sayRaw(textFrame(0, 'Water flows **down** <img src=x onerror=alert(1)>'));
    expect(await within(row).findByText(unchecked)).toBeVisible();
    expect(within(row).getByText('down', { selector: 'strong' })).toBeVisible();
    expect(within(row).queryByRole('img')).toBeNull();
    expect(within(row).getByRole('status')).toHaveTextContent(
      '“Why rivers flow” is being written; you can read along.',
    );
    stream.sayRaw(textFrame(21, 'to the sea.') + textFrame(900, 'out of its place'));
    expect(await within(row).findByText(/to the sea\./)).toBeVisible();
    expect(row).not.toHaveTextContent('out of its place');

    // The answer was of no use, and another one begins.
    stream.sayRaw(textFrame(0, ''));
    await waitFor(() => expect(within(row).queryByText(unchecked)).toBeNull());
    stream.sayRaw(textFrame(0, 'Gravity pulls the water.'));
    expect(await within(row).findByText('Gravity pulls the water.')).toBeVisible();

    within(row).getByText(unchecked).closest('summary')!.focus();
    stream.say(lessonEvent(6, 'readable', 'write_quiz'));
    const link = await within(row).findByRole('link', { name: 'Why rivers flow' });
    expect(within(row).queryByText('Gravity pulls the water.')).toBeNull();
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('forgets what was growing when it connects anew, and unfolds one lesson only', async () => {
    const stream = aStream();
    renderApp(address, { signedIn: true });
    await waitFor(() => expect(stream.connections).toHaveLength(1), slow);
    stream.say(
      outline,
      lessons,
      lessonEvent(5, 'writing'),
      lessonEvent(6, 'writing', undefined, 2),
    );
    stream.sayRaw(textFrame(0, 'The first lesson.') + textFrame(0, 'The second lesson.', 2));
    expect(await screen.findByText('The first lesson.')).toBeVisible();
    expect(screen.queryByText('The second lesson.')).toBeNull();
    expect(screen.getAllByText(unchecked)).toHaveLength(2);
    stream.drop();
    await waitFor(() => expect(stream.connections).toHaveLength(2), slow);
    await waitFor(() => expect(screen.queryByText(unchecked)).toBeNull());
    stream.sayRaw(textFrame(0, 'What stands now.'));
    expect(await screen.findByText('What stands now.')).toBeVisible();
  });
});
