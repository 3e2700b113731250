import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  titles: { welcome: 'Bienvenue', how: 'Comment ça marche', start: 'Pour commencer' },
  step: ({ step, of }) => `${step} sur ${of}`,
  back: 'Retour',
  next: 'Suivant',
  go: 'C’est parti',

  greeting: 'Ravis de vous accueillir.',
  greeting_by_name: ({ name }) => `Ravis de vous accueillir, ${name}.`,
  what_it_does:
    'Coursewright rédige un cours pour vous : sur le sujet de votre choix ou à partir de vos documents.',
  check_it:
    'Ne nous croyez pas sur parole : le numéro qui suit une phrase ouvre le passage dont elle est tirée.',

  name_topic: ({ strong }) => (
    <>
      {strong('Indiquez un sujet ou ajoutez des documents.')} Précisez le niveau de détail si vous
      le souhaitez.
    </>
  ),
  watch: ({ strong }) => (
    <>
      {strong('Regardez-le grandir.')} Les sources sont lues, un plan apparaît, et chaque leçon
      s’ouvre dès qu’elle est rédigée.
    </>
  ),
  practise: ({ strong }) => (
    <>
      {strong('Lisez, vérifiez, entraînez-vous.')} Chaque leçon vient avec ses sources et un quiz.
    </>
  ),

  you_have: ({ count, strong }) => (
    <>
      Vous avez{' '}
      {strong(plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` }))}
      . 1 crédit permet de générer 1 cours.
    </>
  ),
  more: 'L’audio et les visualisations d’une leçon demandent leurs propres crédits. Les cours enregistrés vous attendent sur la page « Hors ligne », avec ou sans connexion.',
  failure_is_free: 'Si un cours échoue, son crédit vous est rendu automatiquement.',
};
export default fr;
