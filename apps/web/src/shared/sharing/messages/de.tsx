import type { Messages } from './en.tsx';

const de: Messages = {
  share: 'Teilen',
  share_course: 'Diesen Kurs teilen',
  loading: 'Es wird nachgesehen, wer ihn lesen darf …',
  not_loaded: 'Ob dieser Kurs öffentlich ist, ließ sich nicht feststellen.',
  try_again: 'Noch einmal versuchen',
  changing: 'Wird geändert …',
  not_changed: ({ reason }) => `Das wurde nicht geändert. ${reason}`,

  anyone: 'Alle, die den Link haben, können ihn lesen',
  is_private: 'Nur du kannst diesen Kurs lesen.',
  is_public:
    'Zum Lesen braucht niemand ein Konto, und wer eines hat, kann ihn in den eigenen Verlauf kopieren.',
  what_is_hidden:
    'Dein Name, deine Schlagwörter, dein Fortschritt und die Namen deiner Dateien werden nie gezeigt.',
  what_ends:
    'Schaltest du das aus, funktioniert der Link sofort nicht mehr. Schaltest du es wieder ein, gibt es einen neuen Link.',

  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  copy_by_hand:
    'Dein Browser erlaubt hier kein Kopieren. Der Link ist ausgewählt: Kopiere ihn selbst.',
  send: 'Senden …',
  code: 'Der Link als QR-Code',
  code_use: 'Scanne ihn, um den Kurs auf einem anderen Gerät zu öffnen.',
  indexable: 'Suchmaschinen dürfen ihn aufnehmen',
  indexable_off: 'Suchmaschinen werden gebeten, ihn nicht aufzunehmen.',
  indexable_on: 'Er kann in einigen Tagen in Suchergebnissen erscheinen.',
};
export default de;
