import { act, render, screen } from '@testing-library/react';
import { findForgottenParameters } from '@coursewright/contract/catalogue-check';
import { directionOf, interfaceLanguages, wordsOf } from '@coursewright/contract/words';
import { startTransition, Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { interfaceLanguage, languageStorageKey, useWords } from './language.ts';
import { messages } from './messages.ts';

const catalogues = import.meta.glob<Record<string, object>>('../**/messages/*.tsx', {
  eager: true,
});
const folders = [...new Set(Object.keys(catalogues).map((file) => file.replace(/[^/]+$/, '')))];
const translations = interfaceLanguages.filter((language) => language !== 'en');

describe('the catalogues', () => {
  it.each(folders)('%s says in every language what it says in English', (folder) => {
    const english = catalogues[`${folder}en.tsx`]?.['en'] ?? {};
    expect(Object.keys(english)).not.toEqual([]);
    for (const language of translations) {
      const translation = catalogues[`${folder}${language}.tsx`]?.['default'] ?? {};
      expect(findForgottenParameters(english, translation), `${folder}${language}`).toEqual([]);
    }
  });
});

describe('messages', () => {
  const en = {
    hello: ({ name }: { name: string }) => `Hello ${name}`,
    price: ({ count }: { count: number }) =>
      wordsOf('en').plural(count, { one: '1 credit', other: `${count} credits` }),
  };
  const spanish: typeof en = {
    hello: ({ name }) => `Hola, ${name}`,
    price: ({ count }) =>
      wordsOf('es').plural(count, {
        one: '1 crédito',
        many: `${count} de créditos`,
        other: `${count} créditos`,
      }),
  };
  type Load = () => Promise<{ default: typeof en }>;
  const load = vi.fn<Load>(() => Promise.resolve({ default: spanish }));
  const unasked = vi.fn<Load>(() => Promise.resolve({ default: en }));
  const others = { de: unasked, fr: unasked, pt: unasked, ar: unasked };
  const catalogue = (es: Load) => messages<typeof en>({ en, es, ...others });
  const useGreetings = catalogue(load);

  function Greeting() {
    const t = useGreetings();
    const { money } = useWords();
    return <p>{`${t.hello({ name: 'Ada' })}: ${t.price({ count: 2 })}, ${money(500)}`}</p>;
  }

  it('loads another language when it is chosen, shows it at once, and names it to the page', async () => {
    await interfaceLanguage.start();
    render(
      <Suspense fallback="waiting">
        <Greeting />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ada: 2 credits, 5.00 €')).toBeVisible();
    expect(load).not.toHaveBeenCalled();

    await act(async () => interfaceLanguage.choose('es'));
    await vi.waitFor(() => expect(interfaceLanguage.current()).toBe('es'));
    expect(screen.queryByText('waiting')).toBeNull();
    expect(screen.getByText('Hola, Ada: 2 créditos, 5,00 €')).toBeVisible();
    expect(useGreetings.current()).toBe(spanish);
    expect(document.documentElement).toHaveAttribute('lang', 'es');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    expect(localStorage.getItem(languageStorageKey)).toBe('es');

    await act(async () => interfaceLanguage.choose('browser'));
    await vi.waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
    expect(localStorage.getItem(languageStorageKey)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(unasked).not.toHaveBeenCalled();
  });

  it.each(interfaceLanguages)('names %s and its direction to the page', async (language) => {
    await interfaceLanguage.start();
    interfaceLanguage.choose(language);
    await vi.waitFor(() => expect(interfaceLanguage.current()).toBe(language));
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.documentElement).toHaveAttribute('dir', directionOf(language));
  });

  it('shows the last of two languages chosen in a row', async () => {
    await interfaceLanguage.start();
    const arrival = Promise.withResolvers<{ default: typeof en }>();
    const slow = catalogue(() => arrival.promise);
    interfaceLanguage.choose('es');
    interfaceLanguage.choose('en');
    arrival.resolve({ default: spanish });
    await interfaceLanguage.start();
    expect(interfaceLanguage.current()).toBe('en');
    expect(slow.current()).toBe(en);
  });

  it('follows the browser where nothing was chosen, and another tab', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-NL', 'es-MX', 'en']);
    await interfaceLanguage.start();
    expect(interfaceLanguage.current()).toBe('es');
    localStorage.setItem(languageStorageKey, 'en');
    window.dispatchEvent(new StorageEvent('storage', { key: languageStorageKey }));
    await vi.waitFor(() => expect(interfaceLanguage.current()).toBe('en'));
  });

  it('lets a screen that is rendered while its texts arrive go on where it stopped', async () => {
    localStorage.setItem(languageStorageKey, 'es');
    await interfaceLanguage.start();
    const arrival = Promise.withResolvers<{ default: typeof en }>();
    const useLate = catalogue(() => arrival.promise);
    function Late() {
      arrival.resolve({ default: spanish });
      const t = useLate();
      const [name] = useState('Ada');
      return <p>{t.hello({ name })}</p>;
    }
    function Screen() {
      const [isOpen, setIsOpen] = useState(false);
      const open = () => startTransition(() => setIsOpen(true));
      return <Suspense>{isOpen ? <Late /> : <button onClick={open}>Open</button>}</Suspense>;
    }
    const recovered = vi.fn<(error: unknown) => void>();
    render(<Screen />, { onRecoverableError: recovered });
    await act(async () => screen.getByRole('button').click());
    expect(await screen.findByText('Hola, Ada')).toBeVisible();
    expect(recovered).not.toHaveBeenCalled();
  });

  it('stays English where a translation cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const offline = new Error('offline');
    const failing = catalogue(() => Promise.reject(offline));
    localStorage.setItem(languageStorageKey, 'es');
    await interfaceLanguage.start();
    expect(interfaceLanguage.current()).toBe('es');
    expect(failing.current()).toBe(en);
    // Screens of the files before this one, which share its modules, may have texts to fetch, too.
    expect(warn.mock.calls.filter((call) => call.includes(offline))).toHaveLength(1);
  });
});
