import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  loading: 'Der Kurs wird geladen …',
  shared: 'Ein geteilter Kurs',
  as_of: ({ day }) => <>Stand: {day}.</>,
  from_sources: ({ sources }) => <>Geschrieben nach {sources}.</>,
  source_named: ({ title }) => `„${title}“`,
  more_sources: ({ count }) =>
    plural(count, { one: '1 weiteren Quelle', other: `${number(count)} weiteren Quellen` }),
  incomplete: 'Er wurde nicht zu Ende geschrieben, darum fehlen vielleicht Lektionen.',
  copy: 'In meinen Verlauf kopieren',
  copy_signed_out: 'Anmelden, um ihn in deinen Verlauf zu kopieren',
  copied: ({ topic }) => `„${topic}“ ist jetzt in deinem Verlauf.`,
  not_copied: ({ reason }) => `Der Kurs wurde nicht kopiert. ${reason}`,

  report: 'Diesen Kurs melden',
  report_title: 'Diesen Kurs melden',
  report_lead:
    'Sag uns, wenn dieser Kurs nicht öffentlich sein sollte. Jemand aus der Verwaltung sieht ihn sich an.',
  reason: 'Was stimmt nicht damit?',
  choose_reason: 'Wähle einen Grund',
  reasons: {
    illegal: 'Er ist rechtswidrig',
    dangerous: 'Er ist gefährlich',
    hateful: 'Er ist hasserfüllt oder belästigt jemanden',
    sexual: 'Er ist sexuell',
    personal_data: 'Er zeigt personenbezogene Daten',
    copyright: 'Er verletzt das Urheberrecht',
    spam: 'Er ist Spam oder Betrug',
    other: 'Etwas anderes',
  },
  report_text: 'Was wir wissen sollten (optional)',
  report_send: 'Meldung senden',
  cancel: 'Abbrechen',
  reported: 'Danke. Jemand aus der Verwaltung sieht sich diesen Kurs an.',

  gone: 'Dieser Kurs ist nicht öffentlich',
  gone_why:
    'Wer ihn besitzt, hat ihn auf privat gestellt oder gelöscht, oder der Link ist nicht vollständig. Hat ihn dir jemand geschickt, bitte um einen neuen.',
  to_home: 'Zur Startseite',
  to_sample: 'Beispielkurs öffnen',
  offline: 'Du bist offline',
  offline_why: 'Der Kurs öffnet sich von selbst, sobald es ein Netz gibt.',
};
export default de;
