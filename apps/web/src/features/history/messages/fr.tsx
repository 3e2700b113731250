import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const courses = (count: number) => `${number(count)} cours`;

const fr: Messages = {
  title: 'Historique',
  new_course: 'Nouveau cours',
  loading: 'Chargement de vos cours',
  try_again: 'Réessayer',
  not_loaded: 'Impossible de charger vos cours.',
  offline: 'Vos cours apparaîtront au retour de la connexion.',

  search: 'Rechercher dans les sujets et les étiquettes',
  order: 'Tri',
  orders: {
    creation_date: 'Plus récents d’abord',
    last_modified_date: 'Derniers modifiés d’abord',
    topic: 'Par sujet, de A à Z',
    favorite: 'Favoris d’abord',
  },
  origin: 'Origine',
  origins: {
    all: 'Toutes',
    generated: 'Généré',
    imported: 'Importé',
    copied_public: 'Copié',
  },
  favorites_only: 'Favoris uniquement',
  tag_is: ({ tag }) => <>Étiquette : {tag}</>,
  all_tags: 'Toutes les étiquettes',
  clear_filters: 'Effacer les filtres',
  found: ({ count }) => courses(count),
  found_more: ({ count }) => `Plus de ${courses(count)}`,

  courses: 'Vos cours',
  empty_while_writing: 'Ce qui est en cours de rédaction apparaîtra ici dès que ce sera lisible.',
  empty_title: 'Pas encore de cours',
  empty: 'Chaque cours que vous générez est conservé ici.',
  nothing_found: 'Aucun cours ne correspond à ces filtres.',
  page_is_past: 'Il n’y a plus autant de cours.',
  to_first_page: 'Aller à la première page',
  pages: 'Pages de vos cours',
  previous: 'Précédente',
  next: 'Suivante',
  page_of: ({ page, pages }) => `Page ${number(page)} sur ${number(pages)}`,

  modules: ({ count }) =>
    plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` }),
  created: ({ day }) => `Créé le ${day}`,
  changed: ({ day }) => `Modifié le ${day}`,
  incomplete: 'Inachevé',
  public: 'Public',
  read_of: ({ done, count }) =>
    `${number(done)} ${plural(done, { one: 'leçon terminée', other: 'leçons terminées' })} sur ${number(count)}`,
  all_read: ({ count }) =>
    plural(count, {
      one: `${number(count)} leçon, terminée`,
      other: `Les ${number(count)} leçons sont terminées`,
    }),
  resume: 'Reprendre',
  learned: 'Ce que vous avez appris',
  learned_in: ({ topic }) => `Ce que vous avez appris : ${topic}`,
  resume_course: ({ topic }) => `Reprendre : ${topic}`,
  favorite_of: ({ topic }) => `Favori : ${topic}`,
  change_failed: ({ topic, reason }) => `« ${topic} » n’a pas été modifié. ${reason}`,

  tags_of: ({ topic }) => `Étiquettes de ${topic}`,
  show_tag: ({ tag }) => `Afficher les cours avec l’étiquette ${tag}`,
  edit_tags: 'Modifier les étiquettes',
  add_tags: 'Ajouter des étiquettes',
  edit_tags_of: ({ topic }) => `Modifier les étiquettes : ${topic}`,
  add_tags_to: ({ topic }) => `Ajouter des étiquettes : ${topic}`,
  new_tag: 'Nouvelle étiquette',
  remove_tag: ({ tag }) => `Retirer l’étiquette ${tag}`,
  tag_hint: 'Entrée ajoute une étiquette. Échap ferme sans enregistrer.',
  tag_too_long: ({ max }) => `Une étiquette compte au plus ${number(max)} caractères.`,
  too_many_tags: ({ max }) => `Un cours porte au plus ${number(max)} étiquettes.`,
  save: 'Enregistrer',
  cancel: 'Annuler',

  menu_of: ({ topic }) => `Plus d’actions : ${topic}`,
  open: 'Ouvrir',
  share: 'Partager…',
  download: 'Télécharger…',
  save_offline: 'Enregistrer hors ligne',
  delete: 'Supprimer',
  deleted: ({ topic }) => `« ${topic} » a été supprimé.`,
  undo: 'Annuler',
  not_deleted: ({ topic, reason }) => `« ${topic} » n’a pas été supprimé. ${reason}`,
  restored: ({ topic }) => `« ${topic} » est de retour.`,
  not_restored: ({ topic, reason }) => `« ${topic} » n’a pas pu être rétabli. ${reason}`,

  more: 'Plus d’actions pour tous les cours',
  import: 'Importer…',
  export_all: 'Tout exporter',
  exported_nothing: ({ reason }) => `Vos cours n’ont pas été exportés. ${reason}`,
  clear_all: 'Tout supprimer…',
  clear_question: 'Supprimer tous les cours ?',
  clear_consequence:
    'Tous vos cours sont supprimés. Seuls restent ceux en cours de rédaction. Exportez-les d’abord si vous pensez en avoir encore besoin.',
  clear_word: 'supprimer',
  clear_confirm: ({ word }) => `Pour confirmer, saisissez « ${word} »`,
  clear_now: 'Supprimer tous les cours',
  cleared: 'Tous vos cours ont été supprimés.',

  import_title: 'Importer des cours',
  import_lead:
    'Importez des cours exportés ici, avec ce compte ou un autre, un fichier de cours d’une autre installation ou le Markdown d’un cours.',
  choose_file: 'Choisir un fichier',
  or_drop: 'ou déposez-le ici.',
  file_chosen: ({ name }) => `Fichier choisi : ${name}`,
  or_paste: 'Ou collez son contenu',
  import_now: 'Importer',
  importing: ({ done, all }) =>
    all > 1 ? `Importation, partie ${number(done + 1)} sur ${number(all)}` : 'Importation',
  import_nothing: 'Choisissez d’abord un fichier ou collez son contenu.',
  import_unreadable:
    'Ce n’est pas un fichier de cours. Choisissez celui enregistré par « Tout exporter » (.json), ou un cours téléchargé en fichier Coursewright (.course) ou en Markdown (.md, .zip).',
  import_too_large: ({ max }) => `Fichier trop volumineux : un cours pèse au plus ${max}.`,
  course_number: ({ place }) => `Cours ${number(place)}`,
  imported: ({ count }) =>
    plural(count, {
      one: `${courses(count)} a été importé.`,
      other: `${courses(count)} ont été importés.`,
    }),
  imported_none: 'Aucun cours n’a été importé.',
  known: ({ count }) =>
    plural(count, {
      one: `${courses(count)} est déjà dans votre historique et reste tel quel.`,
      other: `${courses(count)} sont déjà dans votre historique et restent tels quels.`,
    }),
  refused: ({ count }) =>
    plural(count, {
      one: `${courses(count)} a été écarté :`,
      other: `${courses(count)} ont été écartés :`,
    }),
  more_problems: ({ count }) =>
    plural(count, {
      one: `et ${number(count)} autre problème`,
      other: `et ${number(count)} autres problèmes`,
    }),
  file_outcome: {
    imported: ({ topic }) => `« ${topic} » a été importé.`,
    merged: ({ topic }) =>
      `« ${topic} » était déjà là ; les nouveautés du fichier y ont été ajoutées. Rien n’a été écrasé.`,
    known: ({ topic }) =>
      `« ${topic} » est déjà dans votre historique, avec tout ce que contient ce fichier.`,
  },
  file_too_large: ({ max }) =>
    `Ce fichier est trop volumineux : un fichier de cours pèse au plus ${max}.`,
  from_markdown:
    'Depuis Markdown : sans les versions antérieures, sans les acquis et sans la vérification des phrases.',
  file_lacks: {
    lessons: 'Certaines leçons du cours ne sont pas dans ce fichier.',
    questions: 'Les questions du cours ne sont pas dans ce fichier.',
    passages: 'Ce fichier ne contient que le début des passages cités.',
  },
  signed_here: 'Signé par cette installation et inchangé depuis.',
  signed_elsewhere: ({ address, key }) => (
    <>
      Signé ailleurs, par une installation que celle-ci ne connaît pas, et inchangé depuis. D’après
      le fichier, il vient de {address}. Clé : {key}
    </>
  ),
  import_another: 'Importer un autre fichier',
  done: 'Terminé',

  unfinished: 'En cours',
  ended_early: ({ count }) =>
    plural(count, {
      one: `${courses(count)} en échec ou arrêté`,
      other: `${courses(count)} en échec ou arrêtés`,
    }),
  status: {
    pending: 'En attente',
    running: 'En cours de rédaction',
    completed: 'Prêt',
    failed: 'En échec',
    cancelled: 'Annulé',
  },
  waiting_for_you: 'Vous attend',
  waiting_at: ({ place }) => `En attente, ${place}`,
  written_by: ({ percent }) => `En cours de rédaction, ${percent} %`,
  outline_ready: ({ link }) => <>Le plan est prêt. {link('Modifier le plan')}</>,
  no_source_found: ({ link }) => <>Aucune source trouvée. {link('Décidez comment continuer')}</>,
  decide_of: ({ topic }) => `Décidez comment continuer : ${topic}`,
  edit_outline_of: ({ topic }) => `Modifier le plan : ${topic}`,
  try_again_of: ({ topic }) => `Réessayer : ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('Réessayer')} avec ce crédit ; la rédaction reprend là où elle s’est arrêtée</>
  ),
  again_for_credit: ({ link }) => <>{link('Réessayer')} avec ce crédit</>,
  again_for_nothing: ({ link }) => (
    <>{link('Réessayer')} sans autre crédit ; la rédaction reprend là où elle s’est arrêtée</>
  ),
  stopped_paid:
    'Vous l’avez arrêté avant la fin de la première leçon. Vous aviez arrêté plusieurs cours ce jour-là : le crédit reste donc attaché à celui-ci.',
  failed_refunded: 'La génération du cours a échoué. Votre crédit vous a été rendu.',
  stopped_refunded:
    'Vous l’avez arrêté avant la fin de la première leçon ; votre crédit vous a été rendu.',
};
export default fr;
