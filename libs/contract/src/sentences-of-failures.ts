/** Why a course, or a part of it, was not written. */
export const sentencesOfFailures = {
  model_key_refused: ({ variable, model }: { variable: string; model: string }) =>
    `The model provider refused the key. Whoever runs this server should check ${variable} and that the key may use ${model}.`,
  model_unknown: ({ model }: { model: string }) =>
    `The model provider does not know ${model}. Whoever runs this server should check MODEL and MODEL_BASE_URL.`,
  model_quota_spent: ({ provider }: { provider: string }) =>
    `The account at the model provider (${provider}) has no quota left. Whoever runs this server should check its billing.`,
  material_too_long: ({ model }: { model: string }) =>
    `The material is too long for the model ${model}. Try fewer or shorter documents, or a model with a larger context.`,
  model_rejected: ({ model }: { model: string }) =>
    `The model ${model} did not accept the request. Another model may do; MODEL names it.`,
  model_busy: 'The model provider is limiting requests at the moment. Try again in a minute.',
  model_too_slow: ({ model }: { model: string }) =>
    `The model ${model} did not answer in time. Try again, or raise MODEL_TIMEOUT_MS.`,
  model_away: ({ model }: { model: string }) =>
    `The model ${model} cannot be reached or has trouble at the moment. Try again in a few minutes.`,
  model_declined: ({ model }: { model: string }) =>
    `The model ${model} refused to write about this topic. Try other words for the topic, or another model.`,
  model_answer_unusable: ({ model }: { model: string }) =>
    `The model ${model} answered twice in a form that cannot be used. Try again, or use another model.`,
  author_answer_unusable: 'The author answered in a form that cannot be used.',
  author_failed: 'The built-in author could not work with these sources.',
  author_stopped: 'The built-in author stopped while writing. Please try again.',
  calls_spent: ({ count }: { count: number }) =>
    `Writing this needed more than the ${count} calls to the model that are paid for, so it was stopped at its budget.`,
  nothing_found:
    'Nothing was found to write this course from. Upload a document on the topic or choose one of the sample topics.',
  no_sources_agreed: 'No source was found, and a course without sources was not wanted.',
  lessons_failed: ({ failed, lessons }: { failed: number; lessons: number }) =>
    `${failed} of ${lessons} lessons could not be written.`,
  no_lesson_written: 'None of the lessons could be written.',
  lesson_stays: 'The lesson stays as it was.',
  rewrite_stopped: 'Stopped. The lesson stays as it was.',
  rewrite_unchanged: 'The sources hold nothing else for this lesson, so it stays as it was.',
  rewrite_our_fault:
    'A fault on our side kept the lesson from being written again. It stays as it was.',
  no_question_usable: 'None of the new questions could be used.',
  outline_not_confirmed: ({ days }: { days: number }) =>
    `The outline was not confirmed within ${days} days, so the course was stopped.`,
  sources_not_agreed: ({ days }: { days: number }) =>
    `No source was found, and nobody agreed to a course without sources within ${days} days, so the course was stopped.`,
  our_fault: 'The course could not be written because of a fault on our side.',
  lesson_our_fault: 'A fault on our side kept this lesson from being written.',
  lesson_fault: 'Something unexpected went wrong while it was written.',
  lesson_stopped: 'Writing was stopped before this lesson was complete.',
  export_failed: 'The file could not be made. Try again.',
};
