import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavigationType, Router, type Navigator, type To } from 'react-router-dom';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useFilters } from './use-filters.ts';

const names = ['first', 'second', 'third'] as const;
const schema = z.object({
  first: z.string().optional(),
  second: z.string().optional(),
  third: z.string().optional(),
});

function List() {
  const { change } = useFilters(schema, names);
  return names.map((name) => (
    <button key={name} type="button" onClick={() => change({ [name]: 'yes' })}>
      {name}
    </button>
  ));
}

it('keeps a change that is not drawn yet when the one before it is', async () => {
  const asked: string[] = [];
  const go = (to: To) => asked.push(typeof to === 'string' ? to : (to.search ?? ''));
  const navigator: Navigator = {
    createHref: String,
    go: () => undefined,
    push: go,
    replace: go,
  };
  const drawnAt = (search: string) => (
    <Router
      location={{ pathname: '/list', search }}
      navigationType={NavigationType.Replace}
      navigator={navigator}
    >
      <List />
    </Router>
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  const { rerender } = render(drawnAt(''));
  await press('first');
  await press('second');
  rerender(drawnAt('?first=yes'));
  await press('third');
  expect(asked).toEqual(['?first=yes', '?first=yes&second=yes', '?first=yes&second=yes&third=yes']);

  // Whoever goes back meanwhile begins from there.
  rerender(drawnAt('?second=yes'));
  await press('third');
  expect(asked.at(-1)).toBe('?second=yes&third=yes');
});
