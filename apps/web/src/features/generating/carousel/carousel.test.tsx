import type { Curiosity } from '@coursewright/contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFact, anEvent, aQuestion } from '../../../testing/course-factory.ts';
import { backToRealTime } from '../../../testing/real-time.ts';
import { afterEvent, notStarted } from '../model/live-course.ts';
import { categoryIcons } from './categories.ts';
import { CuriosityCarousel } from './curiosity-carousel.tsx';
import { en } from '../messages/en.tsx';
import es from '../messages/es.tsx';

const items = [
  aFact(1, 'fun_fact'),
  aFact(2, 'common_pitfall'),
  aQuestion(1, 'quick_quiz'),
  aQuestion(2, 'opinion_poll', ['Yes', 'No']),
];

function open(shown: readonly Curiosity[] = items) {
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<CuriosityCarousel items={shown} language="en" />);
  const carousel = screen.getByRole('region', { name: 'While you wait' });
  const slide = () => within(carousel).getByRole('group', { name: / of / });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { person, carousel, slide, pass };
}

function theTabIs(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function motionIs(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: reduced,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  backToRealTime();
  vi.restoreAllMocks();
});

describe('the carousel', () => {
  it('moves on by itself, with more time for a question, and begins anew after the last', async () => {
    const { carousel, slide, pass } = open();
    expect(slide()).toHaveAccessibleName('1 of 4: Fun fact');
    expect(within(carousel).getByText('1 of 4')).toBeVisible();
    await pass(9.1);
    expect(slide()).toHaveAccessibleName('2 of 4: Common pitfall');
    await pass(9.1);
    expect(slide()).toHaveAccessibleName('3 of 4: Quick quiz');
    await pass(9.1);
    expect(slide()).toHaveAccessibleName('3 of 4: Quick quiz');
    await pass(9.1);
    expect(slide()).toHaveAccessibleName('4 of 4: Opinion poll');
    await pass(18.1);
    expect(slide()).toHaveAccessibleName('1 of 4: Fun fact');
  });

  it('stands still while it is pointed at, has the focus, is paused, or nobody looks; and is read out only then', async () => {
    const { carousel, slide, pass, person } = open();
    const live = slide().parentElement!;
    const standsStill = async () => {
      expect(live).toHaveAttribute('aria-live', 'polite');
      await pass(60);
      expect(slide()).toHaveAccessibleName('1 of 4: Fun fact');
    };
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.pointerEnter(carousel);
    await standsStill();
    fireEvent.pointerLeave(carousel);
    theTabIs('hidden');
    await standsStill();
    theTabIs('visible');
    act(() => within(carousel).getByRole('button', { name: 'Next' }).focus());
    await standsStill();
    act(() => within(carousel).getByRole('button', { name: 'Next' }).blur());
    await person.click(within(carousel).getByRole('button', { name: 'Pause' }));
    act(() => within(carousel).getByRole('button', { name: 'Play' }).blur());
    fireEvent.pointerLeave(carousel);
    await standsStill();
    await person.click(within(carousel).getByRole('button', { name: 'Play' }));
    act(() => within(carousel).getByRole('button', { name: 'Pause' }).blur());
    fireEvent.pointerLeave(carousel);
    await pass(9.1);
    expect(slide()).toHaveAccessibleName('2 of 4: Common pitfall');
  });

  it('never moves for those who prefer reduced motion, and offers no pause then', async () => {
    motionIs(true);
    const { carousel, slide, pass, person } = open();
    await pass(60);
    expect(slide()).toHaveAccessibleName('1 of 4: Fun fact');
    expect(within(carousel).queryByRole('button', { name: 'Pause' })).toBeNull();
    await person.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(slide()).toHaveAccessibleName('2 of 4: Common pitfall');
  });

  it('is worked with the arrow keys, the other way round from right to left', async () => {
    const { carousel, slide, person } = open();
    act(() => within(carousel).getByRole('button', { name: 'Previous' }).focus());
    await person.keyboard('{ArrowRight}');
    expect(slide()).toHaveAccessibleName('2 of 4: Common pitfall');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(slide()).toHaveAccessibleName('4 of 4: Opinion poll');
    // From inside a slide, which leaves, the focus stays in the carousel.
    act(() => within(slide()).getByRole('button', { name: 'Yes' }).focus());
    await person.keyboard('{ArrowLeft}');
    expect(slide()).toHaveAccessibleName('3 of 4: Quick quiz');
    expect(carousel).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(document.body);
    carousel.style.direction = 'rtl';
    await person.keyboard('{ArrowLeft}');
    expect(slide()).toHaveAccessibleName('4 of 4: Opinion poll');
  });

  it('says right or wrong and why, keeps the answer, and takes a poll as it is', async () => {
    const { carousel, slide, person } = open();
    const next = () => person.click(within(carousel).getByRole('button', { name: 'Next' }));
    await next();
    await next();
    await person.click(within(slide()).getByRole('button', { name: 'Wind' }));
    expect(slide()).toHaveTextContent(
      'Not quite. The answer is “Gravity”. Water always seeks the lowest place.',
    );
    await person.click(within(slide()).getByRole('button', { name: /^Gravity/ }));
    expect(slide()).toHaveTextContent('Not quite.');
    await next();
    await person.click(within(slide()).getByRole('button', { name: 'No' }));
    expect(slide()).toHaveTextContent('Noted.');
    expect(slide()).not.toHaveTextContent(/Not quite|Right\./);
    await person.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(within(slide()).getByRole('button', { name: /^Wind/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(slide()).toHaveTextContent('Not quite.');
  });

  it.each(['knowledge_check', 'quick_quiz', 'fact_or_fiction'] as const)(
    'knows the right answer of a %s',
    async (category) => {
      const { slide, person } = open([aQuestion(1, category)]);
      await person.click(within(slide()).getByRole('button', { name: 'Gravity' }));
      expect(slide()).toHaveTextContent('Right. Water always seeks the lowest place.');
    },
  );

  it('opens the words of the source', async () => {
    const { slide, person } = open();
    await person.click(within(slide()).getByText('The work of rivers'));
    expect(
      within(slide()).getByText('A river carries water downhill under the pull of gravity.'),
    ).toBeVisible();
    expect(within(slide()).getByRole('link', { name: /rivers\.example\.org/ })).toHaveAttribute(
      'href',
      'https://rivers.example.org/work',
    );
  });

  it('has a label and a sign of its own for every category', () => {
    const icons = Object.values(categoryIcons);
    expect(icons).toHaveLength(12);
    expect(new Set(icons).size).toBe(12);
    for (const { category } of [en, es]) expect(new Set(Object.values(category)).size).toBe(12);
  });
});

it('facts and questions take turns, and what came before keeps its place', () => {
  const first = anEvent(1, {
    preview_data: {
      type: 'curiosities',
      data: { items: [aQuestion(1), aQuestion(2), aFact(1), aFact(2), aFact(3)] },
    },
  });
  const again = anEvent(2, {
    preview_data: { type: 'curiosities', data: { items: [aFact(1), aFact(4)] } },
  });
  const after = [first, again].reduce(afterEvent, notStarted);
  expect(after.curiosities.map(({ id }) => id)).toEqual(
    [aFact(1), aFact(2), aQuestion(1), aFact(3), aQuestion(2), aFact(4)].map(({ id }) => id),
  );
});
