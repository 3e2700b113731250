import { de as failures } from '@coursewright/contract/failures/de';
import { wordsOf } from '@coursewright/contract/words';
import fields from '../../ui/messages/de.tsx';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  ...fields,
  ...failures,

  not_your_password: 'Das ist nicht dein Passwort.',
  not_your_address: 'Das ist nicht die Adresse deines Kontos.',
  password_not_text: 'Das Passwort enthält beschädigte Zeichen. Gib es neu ein.',
  password_repeats: 'Wähle ein Passwort, das sich nicht nur wiederholt.',
  password_is_run: 'Wähle ein Passwort, das keine Tastenfolge ist.',
  password_well_known: 'Dieses Passwort würde jeder zuerst probieren. Wähle ein anderes.',
  password_is_name: 'Wähle ein Passwort, das nicht dein Name oder deine E-Mail-Adresse ist.',
  password_is_product: 'Wähle ein Passwort, das nicht der Name dieser Anwendung ist.',
  wrong_login: 'E-Mail-Adresse oder Passwort ist falsch.',
  account_disabled: 'Dieses Konto wurde gesperrt.',
  email_not_confirmed:
    'Deine E-Mail-Adresse ist noch nicht bestätigt. Öffne den Link aus unserer E-Mail oder fordere einen neuen an.',
  link_expired: 'Dieser Link ist ungültig oder abgelaufen. Fordere einen neuen an.',
  login_required: 'Melde dich bitte an.',
  session_ended: 'Deine Sitzung ist beendet. Melde dich wieder an.',
  other_site: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  not_allowed: 'Das darfst du nicht.',
  administrators_only: 'Das dürfen nur Administratoren.',
  last_administrator:
    'Das ist der einzige aktive Administrator. Mache erst jemand anderen zum Administrator.',
  api_token_limit: ({ count }) =>
    `Du hast ${number(count)} API-Token, mehr sind nicht möglich. Widerrufe eines, um ein neues anzulegen.`,
  api_token_scope: ({ scope }) =>
    `Dieses API-Token darf das nicht: Ihm fehlt das Recht „${scope}“.`,
  api_token_refused: 'API-Token gelten hier nicht. Melde dich stattdessen an.',
  key_refused: ({ provider }) => `${provider} akzeptiert diesen Schlüssel nicht.`,
  key_unknown:
    'Dieser Schlüssel ist nicht bekannt. Speichere ihn in deinem Konto noch einmal oder lass ihn weg.',
  key_of_other_provider:
    'Dieser Schlüssel gehört zu einem anderen Anbieter. Wähle den richtigen oder lass ihn weg.',

  credits_missing: 'Dein Guthaben reicht nicht.',
  credits_needed: ({ count }) =>
    plural(count, {
      one: 'Dafür brauchst du 1 Credit, und dein Guthaben reicht nicht.',
      other: `Dafür brauchst du ${number(count)} Credits, und dein Guthaben reicht nicht.`,
    }),
  balance_full: ({ count }) => `Mehr als ${number(count)} Credits passen nicht auf ein Konto.`,
  checkout_refused: 'Dieser Kauf kann nicht weitergehen. Beginne einen neuen.',
  payment_closed: 'Diese Zahlung ist schon abgeschlossen.',
  payment_without_order:
    'Zu dieser Zahlung gehört keine Bestellung, deshalb kann sie nicht gutgeschrieben werden. Erstatte sie beim Anbieter und schließe sie dann ab.',
  payment_not_creditable: 'Die Zahlung kann immer noch nicht gutgeschrieben werden.',
  charge_not_returnable: 'Hier werden nur Abbuchungen für Audio und Diagramme zurückgegeben.',
  charge_without_account: 'Das Konto zu dieser Abbuchung wurde gelöscht.',
  charge_returned: 'Diese Abbuchung wurde schon zurückgegeben.',
  report_closed: 'Diese Meldung ist schon abgeschlossen.',
  sharing_allowed: 'Wer diesen Kurs besitzt, darf ihn schon wieder teilen.',

  malformed_request: 'Die Anfrage ist fehlerhaft. Lade die Seite neu und versuche es noch einmal.',
  content_unsupported: 'Diese Art von Inhalt wird hier nicht angenommen.',
  request_too_large: 'Das ist zu groß.',
  fields_invalid: 'Einige Angaben sind nicht gültig.',
  changed_at_once: 'Das wurde gerade an anderer Stelle geändert. Versuche es noch einmal.',
  not_answered_yet: 'Die erste Anfrage läuft noch. Versuche es gleich noch einmal.',
  key_of_another_request:
    'Diese Anfrage wurde schon mit anderem Inhalt gesendet. Lade die Seite neu und versuche es noch einmal.',
  wrong_form: 'Das Format stimmt nicht.',
  unknown_field: 'Dieses Feld ist hier unbekannt.',
  no_right_answer: 'Eine der Antworten muss richtig sein.',
  two_options: 'Eine Frage mit „richtig oder falsch“ hat zwei Antworten.',

  course_being_written:
    'Dieser Kurs wird gerade geschrieben. Warte, bis er fertig ist, oder stoppe ihn.',
  course_written_already: 'Dieser Kurs wird schon geschrieben.',
  course_incomplete:
    'Dieser Kurs brach ab, bevor seine Gliederung und eine erste Lektion fertig waren. Lass ihn noch einmal ganz schreiben; dann kann er geändert werden.',
  course_not_delivered: 'Dieser Kurs wurde nicht fertig. Lass ihn noch einmal ganz schreiben.',
  course_complete: 'Dieser Kurs ist vollständig; es gibt nichts noch einmal zu versuchen.',
  course_changed: 'Der Kurs wurde inzwischen geändert. Lade ihn neu, bevor du ihn änderst.',
  course_deleted: 'Der Kurs wurde gerade gelöscht.',
  course_too_large: ({ mebibytes }) =>
    `Der Kurs würde größer als ${number(mebibytes)} MiB. Kürze die Lektion oder entferne erst eine andere.`,
  course_needs_lesson: 'Ein Kurs braucht mindestens eine Lektion.',
  course_not_written_here:
    'Dieser Kurs wurde nicht hier geschrieben, deshalb kann niemand seine Lektionen neu schreiben. Du kannst sie von Hand ändern.',
  does_not_fit: 'Das gehört nicht mehr zu diesem Kurs. Lade ihn neu.',
  lesson_not_written: 'Diese Lektion hat noch keinen Text.',
  lessons_moved: 'Die Lektionen dieses Kurses wurden inzwischen umgeordnet. Lade den Kurs neu.',
  message_gone: 'Diese Nachricht gibt es nicht mehr. Lade das Gespräch neu.',
  markers_without_citation: ({ markers, count }) =>
    plural(count, {
      one: `${markers} hat keinen Beleg. Nur Belege, die die Lektion schon hat, können bleiben.`,
      other: `${markers} haben keinen Beleg. Nur Belege, die die Lektion schon hat, können bleiben.`,
    }),
  sentences_unclear:
    'In diesem Text lassen sich die Sätze nicht trennen. Schreibe kürzere Absätze oder lass ungewöhnliche Zeichen weg.',
  notes_full: ({ count }) =>
    `Ein Kurs fasst höchstens ${number(count)} Notizen und Markierungen. Entferne erst einige.`,
  events_full: ({ count }) => `Ein Kurs merkt sich höchstens ${number(count)} Lernschritte.`,
  history_full: ({ count, gibibytes }) =>
    `Dein Verlauf ist voll: Er fasst höchstens ${number(count)} Kurse mit zusammen ${number(gibibytes)} GiB. Lösche erst einige.`,
  sharing_taken_away:
    'Ein Administrator hat diesen Kurs nach einer Meldung privat gemacht, deshalb kann er nicht geteilt werden.',
  nothing_to_share:
    'In diesem Kurs gibt es noch nichts zu lesen. Du kannst ihn teilen, sobald er geschrieben ist.',
  nothing_to_read_aloud: 'In dieser Lektion gibt es nichts vorzulesen.',
  lesson_too_long_aloud: 'Diese Lektion ist zu lang zum Vorlesen.',
  language_not_spoken: 'Keine Stimme spricht die Sprache dieses Kurses.',
  voice_unknown: 'Diese Stimme gibt es für die Lektion nicht. Wähle eine andere.',
  kanji_not_spoken:
    'Die eingebaute Stimme kann Kanji nicht vorlesen, also auch diese Lektion nicht.',
  drawing_language:
    'Der eingebaute Autor zitiert die Lektion und kann sie nur in der Sprache des Kurses zeichnen.',

  generation_ended: 'Dieser Kurs wird nicht mehr geschrieben, es gibt also nichts mehr zu melden.',
  nothing_missing: 'Diesem Kurs fehlt keine Lektion.',
  finishing_used_up: ({ count }) =>
    plural(count, {
      one: 'Die fehlenden Lektionen wurden einmal versucht. Lass einen neuen Kurs schreiben, vielleicht aus anderen Quellen.',
      other: `Die fehlenden Lektionen wurden ${number(count)}-mal versucht. Lass einen neuen Kurs schreiben, vielleicht aus anderen Quellen.`,
    }),
  rewrites_used_up: ({ count }) =>
    plural(count, {
      one: 'In diesem Kurs wurde einmal neu geschrieben, mehr ist nicht kostenlos. Von Hand ändern kannst du ihn weiterhin.',
      other: `In diesem Kurs wurde ${number(count)}-mal neu geschrieben, mehr ist nicht kostenlos. Von Hand ändern kannst du ihn weiterhin.`,
    }),
  calls_used_up: ({ count }) =>
    `Dieser Kurs hat alle ${number(count)} Aufrufe des Modells verbraucht, die ein Credit bezahlt, und kann nicht noch einmal versucht werden. Beginne einen neuen, vielleicht einen kleineren.`,
  nothing_else_to_ask: 'Zu dieser Lektion gibt es nichts anderes zu fragen.',
  outline_changed:
    'Die Gliederung wurde inzwischen geändert, vielleicht in einem anderen Tab. Lade sie neu, bevor du sie änderst oder bestätigst.',
  outline_closed: 'Die Gliederung lässt sich nur ändern, solange der Kurs auf sie wartet.',
  other_decision:
    'Der Kurs wartet auf eine andere Entscheidung: ob er ohne Quellen geschrieben werden soll.',
  not_waiting: 'Darauf wartet der Kurs gerade nicht. Lade die Seite neu.',
  author_language:
    'Der eingebaute Autor schreibt in dieser Sprache keine Kurse. Wähle eine andere.',
  document_missing:
    'Wähle mindestens ein Dokument, aus dem geschrieben wird, oder erlaube das Web als Quelle.',
  document_without_text: ({ title }) =>
    `„${title}“ enthält keinen Text, aus dem geschrieben werden kann. Wähle ein anderes Dokument.`,
  nothing_to_write_from: ({ topic }) =>
    `Für einen Kurs über „${topic}“ gibt es keine Grundlage: Kein Dokument ist gewählt, die Websuche ist nicht eingerichtet, und die Beispielbibliothek hat nichts dazu. Lade ein Dokument hoch, wähle ein Beispielthema oder bitte den Betreiber, ein Modell (MODEL) oder die Websuche (SEARCH) einzurichten.`,
  no_sources: ({ topic }) =>
    `Für einen Kurs über „${topic}“ gibt es keine Quelle: Kein Dokument ist gewählt, die Websuche ist nicht eingerichtet, und die Beispielbibliothek hat nichts dazu. Füge ein Dokument hinzu oder stimme zu, dass das Modell ohne Belege aus seinem Wissen schreibt.`,
  too_little_text:
    'Die Quellen haben zu wenig lesbaren Text für einen Kurs. Füge ein längeres Dokument hinzu oder eines, dessen Text sich markieren lässt.',
  too_many_lessons: ({ possible, asked }) =>
    plural(possible, {
      one: `Die Quellen reichen für 1 Lektion, gewünscht sind ${number(asked)}. Nimm weniger Module oder Lektionen oder füge Dokumente hinzu.`,
      other: `Die Quellen reichen für etwa ${number(possible)} Lektionen, gewünscht sind ${number(asked)}. Nimm weniger Module oder Lektionen oder füge Dokumente hinzu.`,
    }),

  document_limit: ({ count }) =>
    `Du hast ${number(count)} Dokumente, mehr sind nicht möglich. Lösche eines, um ein anderes hochzuladen.`,
  document_too_large: ({ name, mebibytes }) => `${name} ist größer als ${number(mebibytes)} MiB.`,
  document_too_many_pages: ({ name, count }) =>
    `${name} ist zu lang: mehr als ${number(count)} Seiten.`,
  document_too_many_characters: ({ name, count }) =>
    `${name} ist zu lang: mehr als ${number(count)} Zeichen.`,
  document_unpacks_to_too_much: ({ name }) =>
    `${name} enthält entpackt weit mehr Daten als ein Dokument dieser Art.`,
  document_too_slow: ({ name }) =>
    `${name} braucht zu lange zum Lesen. Lade eine kleinere oder einfachere Datei hoch.`,
  document_too_much_memory: ({ name }) =>
    `${name} braucht zu viel Speicher zum Lesen. Lade eine kleinere oder einfachere Datei hoch.`,
  document_unreadable: ({ name }) =>
    `${name} ist beschädigt oder verwendet etwas, das nicht gelesen werden kann.`,
  document_damaged: ({ name }) =>
    `${name} ist unvollständig oder beschädigt. Lade das Original noch einmal hoch.`,
  document_empty: ({ name }) => `${name} ist leer.`,
  document_has_no_text: ({ name }) => `${name} enthält keinen Text.`,
  document_is_scan: ({ name }) =>
    `${name} enthält Bilder von Seiten, aber keinen Text. Lass eine Texterkennung (OCR) laufen und lade das Ergebnis hoch.`,
  document_is_garbled: ({ name }) =>
    `${name} verrät nicht, aus welchen Buchstaben sein Text besteht: Was sich davon lesen lässt, ist Kauderwelsch. Lass eine Texterkennung (OCR) laufen und lade das Ergebnis hoch.`,
  document_has_password: ({ name }) => `${name} ist mit einem Passwort geschützt.`,
  document_is_protected: ({ name }) =>
    `${name} ist kopiergeschützt (DRM) und kann nicht gelesen werden.`,
  document_kind_unknown: ({ name }) =>
    `${name} kann nicht gelesen werden. Möglich sind PDF, Word (.docx), EPUB, HTML, Markdown und einfacher Text.`,
  document_wrongly_named: ({ name, ending }) =>
    `${name} endet auf .${ending}, enthält aber einfachen Text: Die Datei ist beschädigt oder falsch benannt. Speichere sie neu oder benenne sie in .txt um.`,
  document_encoding: ({ name }) =>
    `${name} hat eine unbekannte Textkodierung. Speichere die Datei als UTF-8.`,
  page_unreadable: 'Diese Seite kann nicht gelesen werden.',
  upload_broken: 'Die Datei kam nicht richtig an. Lade sie noch einmal hoch.',

  file_too_costly: 'Diese Datei braucht zu viel Zeit oder Speicher zum Lesen.',
  file_unpacks_to_too_much: 'Diese Datei enthält entpackt zu viel.',
  file_nested: 'Diese Datei ist zu tief verschachtelt.',
  file_damaged: 'Diese Datei ist beschädigt. Exportiere sie noch einmal und wähle die neue Datei.',
  file_not_utf8: 'Diese Datei ist kein Text in UTF-8.',
  file_too_new: 'Diese Datei stammt aus einer neueren Version oder ist keine Kursdatei.',
  file_altered: 'Diese Datei wurde nach dem Signieren verändert und deshalb nicht geöffnet.',
  file_too_large: ({ mebibytes }) =>
    `Mit seinen Fassungen und deinem Lernstand ist dieser Kurs größer, als eine Datei sein darf: ${number(mebibytes)} MiB.`,
  recordings_too_large: ({ mebibytes }) =>
    `Die Aufnahmen dieses Kurses sind größer, als eine Datei fasst: ${number(mebibytes)} MiB. Nimm ihn ohne Aufnahmen mit.`,
  recordings_full: ({ gibibytes }) =>
    `Die Aufnahmen aus deinen Dateien wären zusammen größer als ${number(gibibytes)} GiB. Lösche erst einen Kurs, der mit Aufnahmen kam, oder nimm diesen ohne seine Aufnahmen mit.`,
  not_a_course_file:
    'Das ist keine Kursdatei. Wähle eine, die als „Coursewright“ heruntergeladen wurde.',
  not_our_markdown:
    'Das ist keine Kursdatei und auch kein Markdown aus Coursewright. Um aus einem Text zu lernen, lade ihn als Dokument hoch, wenn du einen Kurs erstellst.',
  markdown_changed: ({ line }) =>
    `Dieses Markdown wurde so geändert, dass es nicht gelesen werden kann: Zeile ${number(line)}.`,
  lesson_twice: ({ title }) => `Die Lektion „${title}“ steht zweimal in dieser Datei.`,
  lesson_without_end: ({ title }) =>
    `Der Text der Lektion „${title}“ hat in dieser Datei kein Ende.`,
  question_without_answer: ({ number: position, title }) =>
    `Frage ${position} der Lektion „${title}“ und ihre Antwort passen in dieser Datei nicht zusammen.`,
  courses_do_not_fit: 'Der Kurs in dieser Datei und deiner passen nicht zusammen.',
  course_invalid: 'Die Kursdaten sind ungültig.',
  course_damaged: 'Der Kurs in dieser Datei ist beschädigt.',
  course_too_big: 'Dieser Kurs ist größer, als ein Kurs sein darf.',
  not_a_course: 'Das ist kein Kurs.',
  no_courses_in_file: 'In dieser Datei sind keine Kurse. Wähle eine, die hier exportiert wurde.',
  part_damaged: 'Dieser Teil ist beschädigt.',
  no_questions_in_file: 'In dieser Datei sind keine Fragen.',
  not_a_question_file:
    'Aus dieser Datei können keine Fragen übernommen werden. Möglich sind GIFT, Moodle-XML, CSV, QTI und Anki.',
  deck_damaged:
    'Der Stapel in dieser Datei ist beschädigt. Exportiere ihn aus Anki noch einmal als Paket (.apkg) und wähle die neue Datei.',
  deck_unreadable:
    'Der Stapel in dieser Datei ist beschädigt oder zu groß. Exportiere ihn noch einmal ohne Medien und mit „Ältere Anki-Versionen unterstützen“.',
  table_one_column:
    'Diese Tabelle hat nur eine Spalte. Sie braucht eine für die Frage und eine für die richtige Antwort.',
  table_damaged:
    'Diese Tabelle ist beschädigt: Ein Anführungszeichen wird nicht geschlossen oder steht mitten in einer Zelle.',
  qti_too_old:
    'Das ist QTI 1.2, das hier nicht gelesen wird. Exportiere die Fragen als QTI 2.1 oder neuer.',
  xml_damaged:
    'Dieses XML ist beschädigt. Exportiere die Fragen noch einmal und wähle die neue Datei.',
  parts_gone: 'Ein gewähltes Modul oder eine Lektion gibt es im Kurs nicht mehr.',
  nothing_to_export: 'In der Auswahl sind keine Fragen.',
  export_nested: 'Eine Lektion dieses Kurses ist für eine Datei zu tief verschachtelt.',
  export_too_large:
    'Dieser Kurs ergibt eine zu große Datei. Wähle einige seiner Module und mache aus jedem Teil eine Datei.',
  export_too_slow:
    'Die Datei braucht zu lange. Wähle einige der Module und mache aus jedem Teil eine Datei.',

  document_left_out:
    'Ein Dokument wurde gelöscht, bevor der Kurs geschrieben war, und fehlt deshalb.',
  documents_alone:
    'Die Websuche ist nicht eingerichtet, deshalb beruht der Kurs nur auf den Dokumenten.',
  rests_on_samples: 'Der Kurs beruht auf der mitgelieferten Beispielbibliothek.',
  cites_nothing:
    'Es wurde keine Quelle gefunden, deshalb hat das Modell den Kurs aus seinem Wissen geschrieben. Nichts darin ist belegt.',
  search_in_vain: ({ query }) => `Die Suche nach „${query}“ hat nicht funktioniert.`,
  page_left_out: ({ page }) => `Die Seite „${page}“ wurde ausgelassen.`,
  module_search_in_vain: ({ title }) => `Nach Weiterem zu „${title}“ konnte nicht gesucht werden.`,
  course_not_read: 'Der Kurs wurde nicht noch einmal als Ganzes gelesen.',
  no_second_reading: ({ title }) => `„${title}“ wurde kein zweites Mal gelesen.`,
  lesson_without_quiz: ({ title }) => `Das Quiz zu „${title}“ konnte nicht geschrieben werden.`,
  resources_not_chosen: 'Weiterführendes Material konnte nicht ausgewählt werden.',

  instruction_taken: ({ instruction }) =>
    `Der eingebaute Autor zitiert nur seine Quellen. Für „${instruction}“ hat er das getan:`,
  instruction_not_taken: ({ instruction }) =>
    `Der eingebaute Autor zitiert nur seine Quellen und kann „${instruction}“ nicht befolgen; er hat stattdessen andere Stellen ausgewählt.`,
  quoted_less: 'Er hat weniger zitiert.',
  quoted_more: 'Er hat mehr zitiert.',
  examples_first: 'Er hat Stellen mit Beispielen vorgezogen.',
  long_sentences_left_out: 'Er hat lange Sätze weggelassen.',
  figures_first: 'Er hat Stellen mit Zahlen, Code und Tabellen vorgezogen.',
  explanations_first: 'Er hat Stellen vorgezogen, die definieren und erklären.',
  quiz_takes_no_instruction:
    'Bei einem Quiz befolgt der eingebaute Autor keine Anweisung; er stellt andere Fragen, soweit die Lektion welche hergibt.',

  search_busy: ({ provider }) =>
    `Die Suche bei ${provider} hat zu viele Anfragen bekommen. Versuche es später noch einmal.`,
  search_key_refused: ({ provider }) =>
    `Die Suche bei ${provider} hat den API-Schlüssel abgelehnt.`,
  search_failed: ({ provider, status }) =>
    `Die Suche bei ${provider} ist mit dem Status ${String(status)} gescheitert.`,
  search_too_slow: ({ provider }) => `Die Suche bei ${provider} hat nicht rechtzeitig geantwortet.`,
  search_unreadable: ({ provider }) =>
    `Die Suche bei ${provider} hat so geantwortet, dass es nicht zu lesen ist.`,
  search_away: ({ provider }) => `Die Suche bei ${provider} war nicht erreichbar.`,
  page_too_slow: ({ page }) => `Die Seite ${page} hat nicht rechtzeitig geantwortet.`,
  page_away: ({ page }) => `Die Seite ${page} war nicht erreichbar.`,
};
export default de;
