/** What a report notes on a course that was written all the same. Why it came to that is a sentence of its own. */
export const sentencesOfNotes = {
  document_left_out: 'A document was deleted before the course was written, so it was left out.',
  documents_alone: 'Web search is not set up, so the course rests on the documents alone.',
  rests_on_samples: 'The course rests on the bundled sample library.',
  cites_nothing:
    'No source was found, so the course was written from what the model knows; nothing in it is cited.',
  search_in_vain: ({ query }: { query: string }) => `The search “${query}” did not work.`,
  page_left_out: ({ page }: { page: string }) => `${page} was left out.`,
  module_search_in_vain: ({ title }: { title: string }) =>
    `More on “${title}” could not be searched for.`,
  course_not_read: 'The course was not read as a whole.',
  no_second_reading: ({ title }: { title: string }) => `“${title}” had no second reading.`,
  lesson_without_quiz: ({ title }: { title: string }) =>
    `The quiz of “${title}” could not be written.`,
  resources_not_chosen: 'Further reading could not be chosen.',

  instruction_taken: ({ instruction }: { instruction: string }) =>
    `The built-in author only quotes its sources. This is what it did for “${instruction}”:`,
  instruction_not_taken: ({ instruction }: { instruction: string }) =>
    `The built-in author only quotes its sources and cannot follow “${instruction}”; it chose other passages instead.`,
  quoted_less: 'It quoted less.',
  quoted_more: 'It quoted more.',
  examples_first: 'It put passages with examples first.',
  long_sentences_left_out: 'It left long sentences out.',
  figures_first: 'It put passages with figures, code and tables first.',
  explanations_first: 'It put passages that define and explain first.',
  quiz_takes_no_instruction:
    'For a quiz the built-in author follows no instruction; it asks other questions as far as the lesson holds any.',

  search_busy: ({ provider }: { provider: string }) =>
    `${provider} search has had too many questions. Try again later.`,
  search_key_refused: ({ provider }: { provider: string }) =>
    `${provider} search refuses the API key.`,
  search_failed: ({ provider, status }: { provider: string; status: number }) =>
    `${provider} search failed with status ${status}.`,
  search_too_slow: ({ provider }: { provider: string }) =>
    `${provider} search took too long to answer.`,
  search_unreadable: ({ provider }: { provider: string }) =>
    `${provider} search gave an answer that cannot be read.`,
  search_away: ({ provider }: { provider: string }) => `${provider} search could not be reached.`,
  page_too_slow: ({ page }: { page: string }) => `${page} took too long to answer.`,
  page_away: ({ page }: { page: string }) => `${page} could not be reached.`,
};
