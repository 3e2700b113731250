import type { Messages } from './en.tsx';

const fr: Messages = {
  chip: '1 crédit = 1 cours complet',
  headline: ({ mark, line }) => (
    <>
      {line('Donnez un sujet.')}
      {line(<>Recevez un {mark('cours')}</>)}
      {line('que vous finirez.')}
    </>
  ),
  lead: 'Coursewright se documente sur votre sujet, ou lit les documents que vous apportez, et rédige des modules, de courtes leçons et des quiz. Chaque affirmation mène au passage sur lequel elle repose.',
  generate: 'Générer un cours',
  open_sample: 'Ouvrir un cours d’exemple',
  free: 'Des crédits offerts à l’inscription. Sans carte bancaire pour commencer.',
  call: 'Que voulez-vous comprendre ?',
  call_text:
    'Vos premiers cours sont gratuits. Ils restent à vous, avec toutes les sources dont ils sont tirés.',
  create_account: 'Créer votre compte',

  card: {
    label: 'Exemple d’un cours commencé',
    course: 'Comment les rivières façonnent le paysage',
    size: '4 modules',
    done: 'Terminé',
    now: 'En cours',
    next: 'À suivre',
  },
  modules: [
    { title: 'L’eau en route vers la mer', about: '3 leçons · toutes lues', state: 'done' },
    { title: 'Érosion et transport', about: '4 leçons · toutes lues', state: 'done' },
    { title: 'La montagne et le cours supérieur', about: '3 leçons · 6 termes', state: 'now' },
    { title: 'Méandres et plaines inondables', about: '4 leçons · 5 questions', state: 'next' },
  ],

  how: 'De la question au cours en quelques minutes',
  steps: [
    {
      title: 'Vous choisissez le sujet',
      text: 'Un sujet en quelques mots, ou jusqu’à vingt documents à vous : PDF, Word, EPUB, HTML, Markdown ou texte. Précisez pour qui et dans quelle langue.',
    },
    {
      title: 'Coursewright lit d’abord',
      text: 'Les sources sont découpées en passages numérotés. Le plan découle de ce qu’elles couvrent, module par module, avant la première ligne de leçon.',
    },
    {
      title: 'Il rédige sous vos yeux',
      text: 'Vous voyez les leçons apparaître et commencez la première pendant que la suite s’écrit. Chaque phrase est comparée au passage qu’elle cite.',
    },
    {
      title: 'Vous apprenez',
      text: 'De courtes leçons, des termes clés et un quiz à chaque fois, avec une explication et sa source pour chaque réponse.',
    },
  ],

  why: 'Pourquoi ça marche',
  reasons: [
    {
      title: 'Vous pouvez vérifier',
      text: 'Une citation ouvre le passage exact, conservé dans le cours. Il reste là même quand la page d’origine a disparu.',
    },
    {
      title: 'Il dit ce qu’il ne sait pas',
      text: 'Une phrase que son passage n’étaye pas est réécrite ou signalée. Le cours compte les unes et les autres, au grand jour.',
    },
    {
      title: 'Se tester vaut mieux que relire',
      text: 'Ce qu’on cherche dans sa mémoire reste plus longtemps que ce qu’on lit deux fois. C’est pourquoi chaque leçon a ses questions.',
    },
    {
      title: 'Un échec ne coûte rien',
      text: 'Si un cours ne peut pas être rédigé, son crédit revient automatiquement. Si vous l’arrêtez avant la fin, ce qui est rédigé reste.',
    },
  ],

  sample: 'Une page tirée d’un cours',
  sample_intro: 'Ouvrez une citation. Répondez à la question. Voilà à quoi ressemble une leçon.',
  read_course: 'Lire tout le cours',
  citation: ({ marker }) => `Citation ${marker}`,
  lesson: {
    path: 'Érosion et transport · Leçon 2',
    title: 'Vitesse et taille des grains',
    source:
      'Comment les rivières façonnent le paysage › Érosion et transport › Vitesse et taille des grains',
    passages: {
      1: 'La compétence est la taille de la plus grosse particule qu’une rivière peut déplacer à un moment donné. Plus le courant est rapide, plus la compétence est grande : les blocs ne bougent donc que pendant les crues.',
      2: 'La courbe de Hjulström montre que le sable moyen est le matériau le plus facile à éroder. L’argile demande un courant plus rapide que le sable pour se mettre en mouvement, car ses minuscules particules collent entre elles.',
    },
  },
  lesson_text: ({ first, second }) => (
    <>
      Ce qu’une rivière peut transporter dépend de sa vitesse. Sa compétence est la taille de la
      plus grosse particule qu’elle peut déplacer à un moment donné : les blocs ne bougent donc que
      pendant les crues.{first('1')} Mais petit ne veut pas dire facile : la courbe de Hjulström
      montre que le sable moyen est le matériau le plus facile à éroder, alors que l’argile demande
      un courant plus rapide pour se mettre en mouvement.{second('2')}
    </>
  ),
  question: {
    path: 'Question 1 sur 5',
    title: 'Quel matériau une rivière érode-t-elle le plus facilement ?',
    hint: 'Chaque réponse vient avec son explication.',
    right: 'Bonne réponse.',
    wrong: 'Non, c’est le sable moyen.',
    explanation:
      'Les grains d’argile sont plus petits, mais ils collent entre eux et demandent un courant plus rapide pour se mettre en mouvement. Les graviers et les blocs sont simplement plus lourds.',
  },
  answers: { clay: 'Argile', sand: 'Sable moyen', gravel: 'Gravier', boulders: 'Blocs' },

  installation: 'Cette installation rédige avec l’auteur intégré',
  installation_text:
    'Il n’utilise aucun modèle de langage : il choisit et cite des phrases de vos documents ou d’une bibliothèque fournie, chacune avec sa référence. Sans documents à vous, ces sujets sont à votre disposition :',
  installation_text_offline:
    'Il n’utilise aucun modèle de langage : il choisit et cite des phrases de vos documents ou d’une bibliothèque fournie, chacune avec sa référence. Il ne cherche rien sur le web. Sans documents à vous, ces sujets sont à votre disposition :',
};
export default fr;
