import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { aCourse, ids } from '../../testing/course-factory.ts';
import { OutlineEditor } from './outline-editor.tsx';
import {
  changeOutline,
  keptOutline,
  outlineOf,
  errorsByItem,
  type Outline,
  type OutlineChange,
} from './outline.ts';

const start = outlineOf(aCourse().modules);
const after = (...changes: OutlineChange[]) => changes.reduce(changeOutline, start);
const idsIn = (outline: Outline) =>
  keptOutline(outline).map(({ lessons }) => lessons.map(({ key }) => key));
const [one, two, three, four, five] = [
  ids.lesson(1, 1),
  ids.lesson(1, 2),
  ids.lesson(1, 3),
  ids.lesson(2, 1),
  ids.lesson(2, 2),
];

describe('changing an outline', () => {
  it.each<[string, OutlineChange[], string[][]]>([
    [
      'a lesson goes one place up',
      [{ type: 'shift', key: two, by: -1 }],
      [
        [two, one, three],
        [four, five],
      ],
    ],
    [
      'from the edge it goes on into the next module',
      [{ type: 'shift', key: three, by: 1 }],
      [
        [one, two],
        [three, four, five],
      ],
    ],
    [
      'and into the end of the one before',
      [{ type: 'shift', key: four, by: -1 }],
      [[one, two, three, four], [five]],
    ],
    [
      'beyond the last edge it stays',
      [{ type: 'shift', key: five, by: 1 }],
      [
        [one, two, three],
        [four, five],
      ],
    ],
    [
      'it can be put into a module by name',
      [{ type: 'move_to', key: one, moduleKey: ids.module(2) }],
      [
        [two, three],
        [four, five, one],
      ],
    ],
    [
      'a module takes its lessons along',
      [{ type: 'shift', key: ids.module(2), by: -1 }],
      [
        [four, five],
        [one, two, three],
      ],
    ],
    [
      'what is removed is passed over',
      [
        { type: 'remove', key: two },
        { type: 'shift', key: three, by: -1 },
      ],
      [
        [three, one],
        [four, five],
      ],
    ],
    [
      'what is put back stands where it was',
      [
        { type: 'remove', key: two },
        { type: 'put_back', key: two },
      ],
      [
        [one, two, three],
        [four, five],
      ],
    ],
    [
      'a module that is removed takes its lessons along, and brings them back',
      [
        { type: 'remove', key: ids.module(1) },
        { type: 'put_back', key: ids.module(1) },
      ],
      [
        [one, two, three],
        [four, five],
      ],
    ],
    [
      'an added lesson that says nothing leaves without a trace',
      [
        { type: 'add_lesson', key: 'new', moduleKey: ids.module(1) },
        { type: 'remove', key: 'new' },
      ],
      [
        [one, two, three],
        [four, five],
      ],
    ],
  ])('%s', (_behaviour, changes, expected) => {
    expect(idsIn(after(...changes))).toEqual(expected);
  });

  it('maps error paths to modules and lessons, without counting removed ones', () => {
    const outline = after({ type: 'remove', key: one });
    const errors = errorsByItem(outline, [
      { path: 'modules.0.submodules.0.title', message: 'Give it a title.' },
      { path: 'modules.1.submodules', message: 'At most 8.' },
      { path: 'modules', message: 'At most 10.' },
      { path: 'revision', message: 'Old.' },
    ]);
    expect(Object.fromEntries(errors)).toEqual({
      [`${two}.title`]: 'Give it a title.',
      [ids.module(2)]: 'At most 8.',
      '': 'At most 10.',
    });
  });
});

function Screen() {
  const [outline, setOutline] = useState(start);
  return (
    <OutlineEditor
      outline={outline}
      onChange={setOutline}
      errors={new Map()}
      text={{ lang: 'en', dir: 'ltr' }}
    />
  );
}

describe('the outline editor', () => {
  it('is worked with the keyboard alone: the focus goes with what moves, and each change is said', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    const down = () => screen.getByRole('button', { name: 'Move “Reading a floodplain” down' });
    down().focus();
    await person.keyboard('{Enter}');
    expect(down()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(
      '“Reading a floodplain”: module 2, place 1 of 3.',
    );
    await person.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('module 2, place 3 of 3.');
    expect(down()).toHaveAttribute('aria-disabled', 'true');
    expect(down()).toHaveFocus();

    screen.getByRole('button', { name: 'Move “Reading a floodplain” to another module' }).focus();
    await person.keyboard('{Enter}');
    await person.tab();
    await person.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('module 1, place 3 of 3.');
  });

  it('adds with the focus in the new title, and takes a removal back', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    await person.click(screen.getByRole('button', { name: 'Add a lesson to “Rivers and people”' }));
    await person.keyboard('Dams');
    expect(screen.getByDisplayValue('Dams')).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Remove “Why rivers flow”' }));
    expect(screen.getByRole('button', { name: 'Put back “Why rivers flow”' })).toHaveFocus();
    expect(screen.queryByDisplayValue('Why rivers flow')).toBeNull();
    await person.keyboard('{Enter}');
    expect(screen.getByDisplayValue('Why rivers flow')).toHaveFocus();
  });

  it('stops at the bounds and says so', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    const add = screen.getByRole('button', { name: 'Add a lesson to “Water, slope and speed”' });
    for (let count = 3; count < 8; count++) await person.click(add);
    expect(add).toBeDisabled();
    expect(screen.getByText('A module has at most 8 lessons.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Move “Floods and their rhythm” up' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await person.click(
      screen.getByRole('button', { name: 'Move “Floods and their rhythm” to another module' }),
    );
    expect(screen.getByRole('button', { name: 'Water, slope and speed (full)' })).toBeDisabled();
  });
});
