import { operations, type PathData } from '@coursewright/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  aCourse,
  aLesson,
  aPlannedLesson,
  anEvent,
  anOrderingQuestion,
  asStream,
  ids,
} from '../../testing/course-factory.ts';
import { aTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { lessonIsThere } from '../../testing/lesson-is-there.ts';
import { hurry } from '../../testing/real-time.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Loaded here, so that Ant Design does not count against the first test's time.
import './course.route.tsx';

const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const address = `/result/${aTask().task_id}`;

/** The first lesson of a course, or another place in it. */
async function read(
  course: PathData,
  rest = `?lesson=${course.modules[0]?.submodules[0]?.id ?? ''}`,
) {
  fakeServer.useCases.generationStatus = {
    run: async () =>
      aTask({ status: 'completed', overall_progress: 1, result: course, learning_path: course }),
  };
  const app = renderApp(`${address}${rest}`, { signedIn: true });
  await screen.findByRole('heading', { level: 1, name: course.topic }, slow);
  await lessonIsThere();
  return app;
}

describe('reading a course', () => {
  it('opens with an overview that names its author, and walks through the lessons', async () => {
    const { person, address: at } = await read(aCourse(), '');
    expect(
      screen.getByText(
        'Written by the built-in author from sentences of its sources. “Unverified” marks citations that the automatic check could not confirm.',
      ),
    ).toBeVisible();
    const module = screen.getByRole('region', { name: aCourse().modules[0]!.title });
    expect(within(module).getAllByRole('link')).toHaveLength(3);
    await person.click(screen.getByRole('link', { name: 'Start the first lesson' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Why rivers flow' })).toBeVisible();
    expect(await screen.findByText('Explain what drives a river')).toBeVisible();
    expect(screen.getByText('The trough in which a river flows.')).toBeVisible();
    const outline = screen.getByRole('navigation', { name: 'Course outline' });
    expect(within(outline).getAllByRole('link')).toHaveLength(5);
    expect(within(outline).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Why rivers flow',
    );
    // Only the open lesson is in the page.
    expect(screen.getAllByText(/pull of gravity/)).toHaveLength(1);

    await person.click(screen.getByRole('link', { name: /Next: 1\.2/ }));
    expect(at()).toBe(`${address}?lesson=${ids.lesson(1, 2)}`);
    const heading = await screen.findByRole('heading', {
      level: 2,
      name: 'Meanders and their migration',
    });
    expect(heading).toHaveFocus();
    await person.click(within(outline).getByRole('link', { name: /Living beside a river/ }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Living beside a river' }),
    ).toHaveFocus();
    expect(screen.queryByRole('link', { name: /^Next:/ })).toBeNull();
    expect(document.title).toMatch(/^Living beside a river · How rivers shape land/);
    await person.click(screen.getByRole('link', { name: 'How rivers shape land' }));
    expect(await screen.findByRole('heading', { name: 'What is in this course' })).toBeVisible();
    expect(at()).toBe(address);
  });

  it('opens the very passage behind a citation, marks the sentence, and gives the focus back', async () => {
    const { person, address: at } = await read(aCourse(), `?lesson=${ids.lesson(1, 1)}`);
    const button = screen.getAllByRole('button', { name: 'Source 1' })[0]!;
    button.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Source 1' });
    expect(at()).toBe(`${address}?lesson=${ids.lesson(1, 1)}#source-1`);
    expect(dialog).toHaveTextContent(
      'All flow begins with height. A river carries water downhill under the pull of gravity. What it loses in height it gains in motion.',
    );
    expect(
      await within(dialog).findByText('A river carries water downhill under the pull of gravity.', {
        selector: 'mark',
      }),
    ).toBeVisible();
    expect(dialog).toHaveTextContent('Rivers › Flow');
    expect(dialog).toHaveTextContent('read Nov 20, 2026');
    expect(within(dialog).getByRole('link', { name: /^The work of rivers/ })).toHaveAttribute(
      'href',
      'https://rivers.example.org/work',
    );
    await person.keyboard('{Escape}');
    await waitFor(() => expect(at()).toBe(`${address}?lesson=${ids.lesson(1, 1)}`));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('says in words that a citation is unverified, also when its address is opened directly', async () => {
    await read(aCourse(), `?lesson=${ids.lesson(1, 1)}#source-3`);
    const dialog = await screen.findByRole('dialog', { name: 'Source 3' });
    expect(dialog).toHaveTextContent('Unverified.');
    expect(
      await within(dialog).findByText('On most days it moves far less sediment than in a flood.'),
    ).toBeVisible();
    expect(dialog).toHaveTextContent('The flood of spring moved gravel for three days.');
    expect(
      screen.getAllByRole('button', { name: 'Source 3, unverified', hidden: true })[0],
    ).toHaveTextContent('unverified');
  });

  it('asks one question at a time, explains with the source, counts, and starts again', async () => {
    const { person, address: at } = await read(aCourse(), `?lesson=${ids.lesson(1, 1)}`);
    await person.click(screen.getByRole('tab', { name: 'Quiz (2)' }));
    expect(at()).toContain('tab=quiz');
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.queryByText(/steeper bed makes/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: 'Wind' }));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Not quite.')).toBeVisible();
    expect(screen.getByText('Gravity acts on the water along the slope of the bed.')).toBeVisible();
    expect(screen.getByText('Right answer', { exact: false })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Wind/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next question' })).toHaveFocus();

    await person.click(screen.getByRole('button', { name: 'Show the source' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('under the pull of gravity');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(at()).not.toContain('#'));

    await person.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByText('Question 2 of 2')).toHaveFocus();
    await person.click(screen.getByRole('radio', { name: 'True' }));
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Right.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('Your result')).toHaveFocus();
    expect(screen.getByText('1 of 2')).toBeVisible();
    expect(screen.getByText(/^Your answer:/)).toHaveTextContent('Your answer: Wind');
    expect(screen.getByText(/^Answer:/)).toHaveTextContent('Answer: Gravity');
    await person.click(screen.getByRole('button', { name: 'Answer all again' }));
    expect(screen.getByText('Question 1 of 2')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Wind' })).not.toBeChecked();
  });

  it('asks for an order by buttons alone, says every move, and counts only the whole order', async () => {
    const quiz = [anOrderingQuestion()];
    const { person } = await read(
      aCourse({}, [aLesson(1, 1, { quiz })]),
      `?lesson=${ids.lesson(1, 1)}&tab=quiz`,
    );
    const group = await screen.findByRole('group', { name: quiz[0]!.question }, slow);
    const shown = () =>
      within(group)
        .getAllByRole('listitem')
        .map((entry) => /Spring|Gorge|Mouth/.exec(entry.textContent)?.[0]);
    expect(shown()).toEqual(['Gorge', 'Mouth', 'Spring']);
    expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move up: Gorge' })).toBeDisabled();

    screen.getByRole('button', { name: 'Move up: Spring' }).focus();
    await person.keyboard('{Enter}');
    expect(shown()).toEqual(['Gorge', 'Spring', 'Mouth']);
    expect(screen.getByText('Spring: now number 2 of 3')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Move up: Spring' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Not quite.').parentElement).toHaveTextContent(
      'The answer is: Spring → Gorge → Mouth',
    );
    expect(screen.getByText('Belongs at number 1')).toBeVisible();
    expect(screen.getByText('In its place')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('0 of 1')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Answer the wrong one again' }));
    await person.click(screen.getByRole('button', { name: 'Move up: Spring' }));
    await person.keyboard(' ');
    // At the top, the other direction is the only one left.
    expect(screen.getByRole('button', { name: 'Move down: Spring' })).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Right.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'See result' }));
    expect(screen.getByText('1 of 1')).toBeVisible();
  });

  it('lists resources, sources and what the check found', async () => {
    const { person } = await read(aCourse(), '?tab=resources');
    expect(screen.getByRole('tab', { name: 'Resources' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: /^River mechanics/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('region', { name: 'For the whole course' })).toHaveTextContent(
      'Field notes',
    );
    await person.click(screen.getByRole('button', { name: 'Sources (2) and details' }));
    const dialog = await screen.findByRole('dialog', { name: 'About this course' });
    const note = 'field-notes.pdf: two scanned pages without text were left out.';
    expect(await within(dialog).findByText(note, {}, slow)).toBeVisible();
    expect(dialog).toHaveTextContent('45 of 50');
  });

  it('is in the history from the start, and leads there', async () => {
    await read(aCourse(), '');
    expect(screen.getByRole('link', { name: 'Saved to History' })).toHaveAttribute(
      'href',
      '/history',
    );
  });

  it('remembers what was finished', async () => {
    const first = await read(aCourse());
    await first.person.click(screen.getByRole('button', { name: 'Finish lesson' }));
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
    first.unmount();
    const { person } = await read(aCourse(), `?lesson=${ids.lesson(1, 1)}`);
    expect(screen.getByText('1 of 5 lessons finished')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Mark as not finished' }));
    expect(screen.getByText('0 of 5 lessons finished')).toBeVisible();
  });

  it('says why a lesson failed, and names the language and direction of the text', async () => {
    await read(
      aCourse({ language: 'ar' }, [
        aPlannedLesson(2, 1, { status: 'failed', error: 'No source says enough about floods.' }),
      ]),
      `?lesson=${ids.lesson(2, 1)}`,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No source says enough about floods.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ar');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('lets no script, style or event handler of the author into the page', async () => {
    await read(
      aCourse({}, [
        aLesson(1, 1, {
          content:
            '<script>window.hacked = 1</script><img src=x onerror="window.hacked=1"><style>body{display:none}</style><iframe src="https://e.org"></iframe>\n\n[x](javascript:window.hacked=1) safe',
        }),
      ]),
    );
    const lesson = screen.getByRole('article');
    expect(lesson).toHaveTextContent('x safe');
    expect(lesson.querySelector('script,style,iframe,[onerror],a[href^="javascript"]')).toBeNull();
    expect('hacked' in window).toBe(false);
  });
});

describe('reading while it is being written', () => {
  it('shows what is there, and fills in the rest by itself', async () => {
    hurry();
    const early = aCourse({}, [aPlannedLesson(1, 2, { status: 'writing' }), aPlannedLesson(1, 3)]);
    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ overall_progress: 0.4, learning_path: early }),
    };
    let tell: (text: string) => void = () => undefined;
    fakeServer.on(operations.progressStream, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    renderApp(`${address}?lesson=${ids.lesson(1, 2)}`, { signedIn: true });
    expect(
      await screen.findByText('This lesson is being written. It appears here by itself.', {}, slow),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Watch the progress' })).toHaveAttribute(
      'href',
      `/generating/${aTask().task_id}`,
    );

    const later = aCourse({}, [
      aLesson(1, 2, { status: 'readable', quiz: [] }),
      aPlannedLesson(1, 3),
    ]);
    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ overall_progress: 0.6, learning_path: later }),
    };
    tell(
      asStream([
        anEvent(1, {
          phase: 'lessons',
          preview_data: {
            type: 'submodule',
            data: {
              module_id: ids.module(1),
              submodule_id: ids.lesson(1, 2),
              step: 'write_quiz',
              status: 'readable',
            },
          },
        }),
      ]),
    );
    expect(await screen.findByText(/pull of gravity/, {}, slow)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Quiz' })).toBeVisible();

    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
    };
    tell(
      asStream([
        anEvent(2, {
          action: 'stream_close',
          status: 'completed',
          phase: 'done',
          overall_progress: 1,
        }),
      ]),
    );
    expect(await screen.findByRole('tab', { name: 'Quiz (2)' }, slow)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Watch the progress' })).toBeNull();
  });

  it('has missing lessons written when asked, and shows them as they come', async () => {
    const course = aCourse({}, [
      aPlannedLesson(1, 2, { status: 'failed', error: 'The model gave no usable answer.' }),
    ]);
    let tell: (text: string) => void = () => undefined;
    fakeServer.on(operations.progressStream, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          tell = (text) => controller.enqueue(new TextEncoder().encode(text));
        },
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const { person } = await read(course, `?lesson=${ids.lesson(1, 2)}`);
    const finish = vi.fn(async () => {
      fakeServer.useCases.generationStatus = {
        run: async () =>
          aTask({
            status: 'running',
            overall_progress: 1,
            learning_path: aCourse({}, [aPlannedLesson(1, 2)]),
          }),
      };
      return { task_id: aTask().task_id, status: 'pending' as const };
    });
    fakeServer.useCases.finishGeneration = { run: finish };
    await person.click(screen.getByRole('button', { name: 'Write the missing lesson' }));
    expect(
      await screen.findByText(/The missing lessons are being written/, {}, slow),
    ).toBeVisible();
    expect(finish).toHaveBeenCalledOnce();
    fakeServer.useCases.generationStatus = {
      run: async () => aTask({ status: 'completed', overall_progress: 1, result: aCourse() }),
    };
    tell(
      asStream([
        anEvent(9, {
          action: 'stream_close',
          status: 'completed',
          phase: 'done',
          overall_progress: 1,
        }),
      ]),
    );
    expect(await screen.findByText(/pull of gravity/, {}, slow)).toBeVisible();
    expect(screen.queryByRole('button', { name: /missing lesson/ })).toBeNull();
  });

  it('offers another try where nothing was written', async () => {
    fakeServer.useCases.generationStatus = {
      run: async () =>
        aTask({
          status: 'failed',
          error: { message: 'Nothing was found.', type: 'provider_error' },
        }),
    };
    renderApp(address, { signedIn: true });
    expect(await screen.findByText('Nothing was found.', {}, slow)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the request' })).toHaveAttribute(
      'href',
      '/generator?topic=How%20rivers%20shape%20land',
    );
  });
});
