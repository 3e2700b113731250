import { keptOf, type KeptNotes, noteOf, say } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../language.ts';
import NoteList from './note-list.tsx';

async function speak(language: InterfaceLanguage) {
  act(() => interfaceLanguage.choose(language));
  await vi.waitFor(() => expect(interfaceLanguage.current()).toBe(language));
}
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const kept = keptOf([
  noteOf(say('rests_on_samples')),
  noteOf(say('search_in_vain', { query: 'Gezeiten' }), say('search_away', { provider: 'Brave' })),
]);

afterEach(() => speak('en'));

describe('notes on a course', () => {
  it('are said in the language that is shown, with their reasons, and anew in the next', async () => {
    await speak('de');
    render(<NoteList kept={kept} />);
    await waitFor(() =>
      expect(texts()).toEqual([
        'Der Kurs beruht auf der mitgelieferten Beispielbibliothek.',
        'Die Suche nach „Gezeiten“ hat nicht funktioniert. Die Suche bei Brave war nicht erreichbar.',
      ]),
    );
    expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('lang');
    await speak('ar');
    await waitFor(() => expect(texts()[0]).toMatch(/مكتبة النماذج/));
    await speak('en');
    await waitFor(() => expect(texts()).toEqual(kept.notes));
  });

  it.each([
    ['of an earlier release', { notes: ['Written long ago.'] }],
    ['of the next release', { notes: ['Of tomorrow.'], notes_said: [{ code: 'of_tomorrow' }] }],
    [
      'that lack what stands in them',
      { notes: ['“Tides” had no second reading.'], notes_said: [{ code: 'no_second_reading' }] },
    ],
    [
      'whose reason has no words here',
      {
        notes: ['The course was not read as a whole. The disk is full.'],
        notes_said: [{ code: 'course_not_read', because: { code: 'of_tomorrow' } }],
      },
    ],
  ] satisfies [string, KeptNotes][])('%s stay as the server said them', async (_of, old) => {
    await speak('de');
    render(<NoteList kept={old} />);
    await waitFor(() => expect(texts()).toEqual(old.notes));
    expect(screen.getByRole('listitem')).toHaveAttribute('lang', 'en');
  });

  it('are no list where there are none', () => {
    render(<NoteList kept={{ notes: [] }} />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
