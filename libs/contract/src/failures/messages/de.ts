import type { sentencesOfFailures } from '../../sentences-of-failures.ts';
import { type Translation, wordsOf } from '../../words.ts';

const { number, plural } = wordsOf('de');

export const de: Translation<typeof sentencesOfFailures> = {
  model_key_refused: ({ variable, model }) =>
    `Der Anbieter des Modells hat den Schlüssel abgelehnt. Wer diesen Server betreibt, sollte ${variable} prüfen und ob der Schlüssel ${model} benutzen darf.`,
  model_unknown: ({ model }) =>
    `Der Anbieter kennt das Modell ${model} nicht. Wer diesen Server betreibt, sollte MODEL und MODEL_BASE_URL prüfen.`,
  model_quota_spent: ({ provider }) =>
    `Das Kontingent beim Anbieter des Modells (${provider}) ist aufgebraucht. Wer diesen Server betreibt, sollte die Abrechnung dort prüfen.`,
  material_too_long: ({ model }) =>
    `Das Material ist zu lang für das Modell ${model}. Nimm weniger oder kürzere Dokumente oder ein Modell mit größerem Kontext.`,
  model_rejected: ({ model }) =>
    `Das Modell ${model} hat die Anfrage nicht angenommen. Vielleicht kann es ein anderes; MODEL legt es fest.`,
  model_busy:
    'Der Anbieter des Modells nimmt gerade nur wenige Anfragen an. Versuche es in einer Minute noch einmal.',
  model_too_slow: ({ model }) =>
    `Das Modell ${model} hat nicht rechtzeitig geantwortet. Versuche es noch einmal oder erhöhe MODEL_TIMEOUT_MS.`,
  model_away: ({ model }) =>
    `Das Modell ${model} ist gerade nicht erreichbar oder gestört. Versuche es in ein paar Minuten noch einmal.`,
  model_declined: ({ model }) =>
    `Das Modell ${model} weigert sich, über dieses Thema zu schreiben. Formuliere das Thema anders oder nimm ein anderes Modell.`,
  model_answer_unusable: ({ model }) =>
    `Das Modell ${model} hat zweimal so geantwortet, dass sich damit nichts anfangen lässt. Versuche es noch einmal oder nimm ein anderes Modell.`,
  author_answer_unusable: 'Der Autor hat so geantwortet, dass sich damit nichts anfangen lässt.',
  author_failed: 'Der eingebaute Autor kam mit diesen Quellen nicht zurecht.',
  author_stopped: 'Der eingebaute Autor ist beim Schreiben abgebrochen. Versuche es noch einmal.',
  calls_spent: ({ count }) =>
    `Dafür wären mehr als die ${number(count)} bezahlten Aufrufe des Modells nötig gewesen, deshalb wurde hier aufgehört.`,
  nothing_found:
    'Für diesen Kurs wurde keine Grundlage gefunden. Lade ein Dokument zum Thema hoch oder wähle eines der Beispielthemen.',
  no_sources_agreed:
    'Es wurde keine Quelle gefunden, und ohne Quellen war der Kurs nicht gewünscht.',
  lessons_failed: ({ failed, lessons }) =>
    plural(failed, {
      one: `1 von ${number(lessons)} Lektionen konnte nicht geschrieben werden.`,
      other: `${number(failed)} von ${number(lessons)} Lektionen konnten nicht geschrieben werden.`,
    }),
  no_lesson_written: 'Keine der Lektionen konnte geschrieben werden.',
  lesson_stays: 'Die Lektion bleibt, wie sie war.',
  rewrite_stopped: 'Angehalten. Die Lektion bleibt, wie sie war.',
  rewrite_unchanged:
    'Die Quellen geben für diese Lektion nichts anderes her, deshalb bleibt sie, wie sie war.',
  rewrite_our_fault:
    'Wegen eines Fehlers auf unserer Seite konnte die Lektion nicht neu geschrieben werden. Sie bleibt, wie sie war.',
  no_question_usable: 'Keine der neuen Fragen war brauchbar.',
  outline_not_confirmed: ({ days }) =>
    plural(days, {
      one: 'Die Gliederung wurde nicht innerhalb eines Tages bestätigt, deshalb wurde der Kurs beendet.',
      other: `Die Gliederung wurde nicht innerhalb von ${number(days)} Tagen bestätigt, deshalb wurde der Kurs beendet.`,
    }),
  sources_not_agreed: ({ days }) =>
    plural(days, {
      one: 'Es wurde keine Quelle gefunden, und niemand hat innerhalb eines Tages einem Kurs ohne Quellen zugestimmt. Deshalb wurde er beendet.',
      other: `Es wurde keine Quelle gefunden, und niemand hat innerhalb von ${number(days)} Tagen einem Kurs ohne Quellen zugestimmt. Deshalb wurde er beendet.`,
    }),
  our_fault: 'Der Kurs konnte wegen eines Fehlers bei uns nicht geschrieben werden.',
  lesson_our_fault: 'Diese Lektion konnte wegen eines Fehlers bei uns nicht geschrieben werden.',
  lesson_fault: 'Beim Schreiben ist etwas Unerwartetes schiefgegangen.',
  lesson_stopped: 'Das Schreiben wurde gestoppt, bevor diese Lektion fertig war.',
  export_failed: 'Die Datei konnte nicht erstellt werden. Versuche es noch einmal.',
};
