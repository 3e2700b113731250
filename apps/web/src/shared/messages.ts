// Message catalogues: every text of the interface, typed, by feature and language.
//
//   features/x/messages/en.tsx   const { number, plural } = wordsOf('en');
//                                export const en = {
//                                  title: 'Log in',
//                                  price: ({ count }: { count: number }) =>
//                                    plural(count, { one: '1 credit', other: `${number(count)} credits` }),
//                                  new_here: ({ link }: { link: Tag }) => <>New here? {link('Create an account')}</>,
//                                  status: { failed: 'Failed', completed: 'Completed' } satisfies Record<Status, string>,
//                                };
//                                export type Messages = Translation<typeof en>;
//   features/x/messages/es.tsx   const es: Messages = { … }; export default es;
//   features/x/messages/index.ts export const useXMessages = messages<Messages>({ en, es: () => import('./es.tsx') });
//   features/x/screen.tsx        const t = useXMessages(); … <h1>{t.title}</h1> {t.new_here({ link: (text) => <Link to={…}>{text}</Link> })}
//
// English comes with the feature; another language is loaded when it is chosen. Whole sentences are
// messages, never parts that code puts together. A missing key, parameter or plural form does not
// compile. catalogues.test.ts finds translations that forget a parameter, tools/texts.ts (part of
// `npm run lint`) finds messages that nothing uses and texts that stand outside a catalogue.
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '@coursewright/contract/words';
import { interfaceLanguage, useLanguage } from './language.ts';

/**
 * What a message is given for a part of a sentence that does something: `{link('Create an
 * account')}`.
 */
export type Tag = (content: ReactNode) => ReactNode;

type Catalogues<Messages> = { readonly en: Messages } & Readonly<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ default: Messages }>>
>;

interface MessagesHook<Messages> {
  /** The messages in the language that is shown. Suspends where they are still on their way. */
  (): Messages;
  /**
   * The same for code outside React that answers an event. Never ask while a module is loaded: the
   * language may change.
   */
  current(): Messages;
}

/**
 * Makes the hook of a feature's catalogue; see the head of this file. A language that cannot be
 * loaded is English until the page is loaded anew.
 */
export function messages<Messages extends object>(
  catalogues: Catalogues<Messages>,
): MessagesHook<Messages> {
  const { en } = catalogues;
  const loaded = new Map<InterfaceLanguage, Messages>([['en', en]]);
  const loading = new Map<InterfaceLanguage, Promise<Messages>>();

  const fetchCatalogue = async (language: InterfaceLanguage): Promise<Messages> => {
    if (language === 'en') return en;
    try {
      return (await catalogues[language]()).default;
    } catch (error) {
      console.warn('A translation could not be loaded.', error);
      return en;
    }
  };
  /** One promise per language. */
  const load = (language: InterfaceLanguage): Promise<Messages> => {
    const started =
      loading.get(language) ??
      fetchCatalogue(language).then((catalogue) => {
        loaded.set(language, catalogue);
        return catalogue;
      });
    loading.set(language, started);
    return started;
  };
  interfaceLanguage.prepareWith(load);

  function useMessages(): Messages {
    const language = useLanguage();
    const known = loaded.get(language);
    if (known) return known;
    // Not by `use`: a render that waited in it goes on where it stopped, without it as the texts are
    // here now, and so with a hook less than before. React then gives up all it has rendered.
    // oxlint-disable-next-line typescript/only-throw-error -- what suspends is a promise
    throw load(language);
  }
  useMessages.current = () => loaded.get(interfaceLanguage.current()) ?? en;
  return useMessages;
}
