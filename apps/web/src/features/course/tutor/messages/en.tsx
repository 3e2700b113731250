import type { ChatReplyKind } from '@coursewright/contract';
import { type Translation, wordsOf } from '@coursewright/contract/words';

const { number, plural } = wordsOf('en');

export const en = {
  conversation: 'Conversation with the tutor',
  about: {
    builtin: 'The tutor answers with sentences of this course’s sources. No AI writes them.',
    model:
      'An AI writes the answers. Each sentence is checked against this course’s sources and leads to them.',
  },
  empty: 'Ask about this lesson, in your own words.',
  suggestions: 'Suggested questions',
  suggest_term: ({ term }: { term: string }) => `What is “${term}”?`,
  suggest_quiz: ({ question }: { question: number }) =>
    `Help me with question ${number(question)} of the quiz`,
  your_question: 'Your question',
  placeholder: 'Ask about this lesson…',
  send: 'Ask',
  you: 'You',
  tutor: 'Tutor',
  says: {
    answered: 'From the sources of this course:',
    quoted: 'The sources of this course say:',
    nothing_found:
      'The sources of this course say nothing on that. Try other words, or one of the key terms.',
    hint: 'Try it yourself first. Look here:',
    example: 'Try it yourself first. This one is like it, and worked:',
    solved: 'You have tried it. The answer:',
  } satisfies Record<ChatReplyKind, string>,
  source: ({ marker }: { marker: number }) => `Source ${number(marker)}`,
  thinking: 'Looking it up…',
  checking: 'Checking the answer against the sources…',
  stop: 'Stop',
  stopped: 'You stopped this answer. It costs nothing.',
  uncertain: 'Not certain: the sources of this course do not bear this out.',
  edit: 'Ask in other words',
  editing: 'You ask this again in other words. What came after it is forgotten.',
  about_question: 'Help with the question',
  help_me: 'Help me with this question.',
  another_hint: 'Another hint, please.',
  cancel: 'Cancel',
  ask_again: 'Ask again',
  failed: 'Your question was not answered, and costs nothing.',
  try_again: 'Try again',
  copy: 'Copy the answer',
  copied: 'Copied.',
  not_copied: 'The answer could not be copied.',
  earlier: 'Show earlier messages',
  later: 'Show later messages',
  latest: 'Back to the latest',
  clear: 'Clear the conversation',
  clear_question: 'Clear this conversation?',
  clear_why: 'What was said about this lesson is deleted for good.',
  keep: 'Keep it',
  free_left: ({ left, all }: { left: number; all: number }) =>
    `${number(left)} of ${number(all)} free messages left today`,
  bought_left: ({ count }: { count: number }) =>
    plural(count, { one: '1 bought message left', other: `${number(count)} bought messages left` }),
  buy: ({ messages, credits }: { messages: number; credits: number }) =>
    `Buy ${number(messages)} messages for ${plural(credits, {
      one: '1 credit',
      other: `${number(credits)} credits`,
    })}`,
  buying: 'Buying…',
  none_left: 'You have used all messages of today. They are free again at midnight UTC.',
  offline: 'You are offline. The tutor answers when the connection is back.',
  own_only: 'The tutor helps with your own courses. Copy this one to your history to ask about it.',
  loading: 'Loading the conversation…',
};

export type Messages = Translation<typeof en>;
