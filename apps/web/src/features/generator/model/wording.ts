import {
  languageName,
  listedLanguages,
  type Capabilities,
  type ExplanationStyle,
  type SourcePolicy,
} from '@coursewright/contract';

export const styles: Record<ExplanationStyle, { name: string; explanation: string }> = {
  standard: { name: 'Standard', explanation: 'Clear and balanced, as in a good textbook.' },
  simple: {
    name: 'Simple',
    explanation: 'Short sentences and everyday words; every term is explained.',
  },
  technical: {
    name: 'Technical',
    explanation: 'Precise terms, details and edge cases for readers with background.',
  },
  example: {
    name: 'By example',
    explanation: 'Each idea starts from a concrete case and then generalises.',
  },
  conceptual: {
    name: 'Conceptual',
    explanation: 'The why and how things hang together, before the details.',
  },
  grumpy_genius: {
    name: 'Grumpy genius',
    explanation: 'Sharp and impatient with nonsense, but never wrong about the facts.',
  },
};

const searchNames: Record<Capabilities['search']['kind'], string> = {
  none: '',
  perplexity: 'Perplexity',
  brave: 'Brave',
  tavily: 'Tavily',
  searxng: 'SearXNG',
  wikipedia: 'Wikipedia',
};

/** What is read when no document is: the web, or the texts that came with the installation. */
export const libraryOf = ({ search }: Capabilities): string =>
  search.kind === 'none'
    ? 'the sample library of this installation'
    : `the web (through ${searchNames[search.kind]})`;

export function policyWords(
  capabilities: Capabilities,
): Record<SourcePolicy, { name: string; explanation: string }> {
  const library = libraryOf(capabilities);
  return {
    documents: {
      name: 'Only my documents',
      explanation: 'Nothing else is read; what they do not say is not in the course.',
    },
    documents_and_web: {
      name: `My documents, then ${library}`,
      explanation: 'Your documents come first; gaps are filled from elsewhere.',
    },
    web: { name: `Only ${library}`, explanation: 'The documents chosen above are left out.' },
  };
}

/** "Deutsch (German)": each language in its own words, then in English. */
export function languageLabel(tag: string): string {
  const own = languageName(tag, tag) ?? tag;
  const english = languageName(tag) ?? tag;
  const capital = own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
  return capital === english ? capital : `${capital} (${english})`;
}

/** The listed languages, and the one typed if it is a language tag of its own. */
export function languageOptions(typed: string, chosen: string): { value: string; label: string }[] {
  const tags = new Set<string>([...listedLanguages, chosen]);
  const tag = typed.trim();
  if (tag.length >= 2 && tag.length <= 35 && languageName(tag))
    tags.add(Intl.getCanonicalLocales(tag)[0] ?? tag);
  return [...tags].map((value) => ({ value, label: languageLabel(value) }));
}
