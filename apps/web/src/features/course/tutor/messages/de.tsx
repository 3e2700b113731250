import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  conversation: 'Gespräch mit dem Tutor',
  about: {
    builtin: 'Der Tutor antwortet mit Sätzen aus den Quellen dieses Kurses. Keine KI schreibt sie.',
    model:
      'Die Antworten schreibt eine KI. Jeder Satz wird an den Quellen dieses Kurses geprüft und führt zu ihnen.',
  },
  empty: 'Frag etwas zu dieser Lektion, in deinen eigenen Worten.',
  suggestions: 'Vorgeschlagene Fragen',
  suggest_term: ({ term }) => `Was ist „${term}“?`,
  suggest_quiz: ({ question }) => `Hilf mir bei Frage ${number(question)} des Quiz`,
  your_question: 'Deine Frage',
  placeholder: 'Frag etwas zu dieser Lektion …',
  send: 'Fragen',
  you: 'Du',
  tutor: 'Tutor',
  says: {
    answered: 'Aus den Quellen dieses Kurses:',
    quoted: 'Die Quellen dieses Kurses sagen:',
    nothing_found:
      'Die Quellen dieses Kurses sagen dazu nichts. Versuche es mit anderen Worten oder einem der Schlüsselbegriffe.',
    hint: 'Versuch es erst selbst. Sieh hier nach:',
    example: 'Versuch es erst selbst. Diese hier ist ähnlich und gelöst:',
    solved: 'Du hast es versucht. Die Antwort:',
  },
  source: ({ marker }) => `Quelle ${number(marker)}`,
  thinking: 'Wird nachgeschlagen …',
  checking: 'Die Antwort wird an den Quellen geprüft …',
  stop: 'Anhalten',
  stopped: 'Du hast diese Antwort angehalten. Sie kostet nichts.',
  uncertain: 'Nicht sicher: Die Quellen dieses Kurses stützen das nicht.',
  edit: 'Anders fragen',
  editing: 'Du stellst diese Frage anders. Was danach kam, wird vergessen.',
  about_question: 'Hilfe bei der Frage',
  help_me: 'Hilf mir bei dieser Frage.',
  another_hint: 'Noch ein Hinweis, bitte.',
  cancel: 'Abbrechen',
  ask_again: 'Noch einmal fragen',
  failed: 'Deine Frage wurde nicht beantwortet und kostet nichts.',
  try_again: 'Noch einmal versuchen',
  copy: 'Antwort kopieren',
  copied: 'Kopiert.',
  not_copied: 'Die Antwort konnte nicht kopiert werden.',
  earlier: 'Frühere Nachrichten zeigen',
  later: 'Spätere Nachrichten zeigen',
  latest: 'Zurück zu den neuesten',
  clear: 'Gespräch löschen',
  clear_question: 'Dieses Gespräch löschen?',
  clear_why: 'Was zu dieser Lektion gesagt wurde, wird endgültig gelöscht.',
  keep: 'Behalten',
  free_left: ({ left, all }) =>
    `Heute noch ${number(left)} von ${number(all)} kostenlosen Nachrichten`,
  bought_left: ({ count }) =>
    plural(count, {
      one: 'noch 1 gekaufte Nachricht',
      other: `noch ${number(count)} gekaufte Nachrichten`,
    }),
  buy: ({ messages, credits }) =>
    plural(credits, {
      one: `${number(messages)} Nachrichten für 1 Credit kaufen`,
      other: `${number(messages)} Nachrichten für ${number(credits)} Credits kaufen`,
    }),
  buying: 'Wird gekauft …',
  none_left:
    'Du hast alle Nachrichten von heute verbraucht. Um Mitternacht (UTC) gibt es wieder kostenlose.',
  offline: 'Du bist offline. Der Tutor antwortet, sobald die Verbindung wieder da ist.',
  own_only:
    'Der Tutor hilft bei deinen eigenen Kursen. Kopiere diesen in deinen Verlauf, um Fragen dazu zu stellen.',
  loading: 'Das Gespräch wird geladen …',
};
export default de;
