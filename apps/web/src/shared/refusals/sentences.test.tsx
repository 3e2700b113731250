import { say, saidOf, type Said } from '@coursewright/contract';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { interfaceLanguage } from '../language.ts';
import { Sentences } from './sentences.tsx';

// Catalogues are loaded when they are asked for.
const slow = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

async function speak(language: InterfaceLanguage) {
  act(() => interfaceLanguage.choose(language));
  await vi.waitFor(() => expect(interfaceLanguage.current()).toBe(language), slow);
}
const note: Said[] = [say('instruction_taken', { instruction: 'kürzer' }), say('quoted_less')];
const text = note.map(({ message }) => message).join(' ');
const said = note.flatMap((one) => saidOf(one) ?? []);
const shown = () => document.querySelector('p');

afterEach(() => speak('en'));

describe('a text of sentences', () => {
  it('is said in the language that is shown, and anew in the next', async () => {
    await speak('de');
    render(<Sentences text={text} said={said} />);
    await waitFor(
      () =>
        expect(shown()).toHaveTextContent(
          'Der eingebaute Autor zitiert nur seine Quellen. Für „kürzer“ hat er das getan: Er hat weniger zitiert.',
        ),
      slow,
    );
    expect(shown()).not.toHaveAttribute('lang');
    await speak('ar');
    await waitFor(() => expect(shown()).toHaveTextContent(/المؤلّف المدمج.*اقتبس أقل/), slow);
    await speak('en');
    await waitFor(() => expect(shown()).toHaveTextContent(text));
  });

  it.each([
    ['of an earlier release', undefined],
    ['with a sentence of the next release', [...said, { code: 'of_tomorrow' }]],
  ])('%s stays as the server said it, marked as English', async (_of, sentences) => {
    await speak('de');
    render(<Sentences text={text} said={sentences} />);
    await waitFor(() => expect(shown()).toHaveTextContent(text), slow);
    expect(shown()).toHaveAttribute('lang', 'en');
  });
});
