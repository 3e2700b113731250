import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ids } from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { aStream } from '../../testing/progress-stream.ts';
import { lessonEvent, lessons, outline } from '../../testing/run-events.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './generating.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/generating/${aTask().task_id}`;

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
