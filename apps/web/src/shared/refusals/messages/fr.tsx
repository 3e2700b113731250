import { fr as failures } from '@coursewright/contract/failures/fr';
import { wordsOf } from '@coursewright/contract/words';
import fields from '../../ui/messages/fr.tsx';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  ...fields,
  ...failures,

  not_your_password: 'Ce n’est pas votre mot de passe.',
  not_your_address: 'Ce n’est pas l’adresse de votre compte.',
  password_not_text: 'Le mot de passe contient des caractères endommagés. Saisissez-le à nouveau.',
  password_repeats: 'Choisissez un mot de passe qui ne soit pas une simple répétition.',
  password_is_run: 'Choisissez un mot de passe qui ne soit pas une suite de touches.',
  password_well_known:
    'Ce mot de passe est l’un des premiers que l’on essaierait. Choisissez-en un autre.',
  password_is_name: 'Choisissez un mot de passe qui ne soit ni votre nom ni votre adresse e-mail.',
  password_is_product: 'Choisissez un mot de passe qui ne soit pas le nom de cette application.',
  wrong_login: 'Adresse e-mail ou mot de passe incorrect.',
  account_disabled: 'Ce compte a été désactivé.',
  email_not_confirmed:
    'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé ou demandez-en un nouveau.',
  link_expired: 'Ce lien n’est pas valable ou a expiré. Demandez-en un nouveau.',
  login_required: 'Connectez-vous pour continuer.',
  session_ended: 'Votre session a expiré. Reconnectez-vous.',
  other_site: 'Cette demande venait d’un autre site et a été refusée.',
  not_allowed: 'Vous n’avez pas le droit de faire cela.',
  administrators_only: 'Seuls les administrateurs peuvent faire cela.',
  last_administrator: 'C’est le seul administrateur actif. Nommez d’abord quelqu’un d’autre.',
  api_token_limit: ({ count }) =>
    `Vous avez ${number(count)} jetons d’API, c’est le maximum. Révoquez-en un pour en créer un autre.`,
  api_token_scope: ({ scope }) =>
    `Ce jeton d’API ne permet pas cela : il lui manque le droit « ${scope} ».`,
  api_token_refused: 'Les jetons d’API ne sont pas acceptés ici. Connectez-vous.',
  key_refused: ({ provider }) => `${provider} n’accepte pas cette clé.`,
  key_unknown:
    'Cette clé est inconnue. Enregistrez-la à nouveau dans votre compte ou ne l’utilisez pas.',
  key_of_other_provider:
    'Cette clé est celle d’un autre fournisseur. Choisissez la bonne ou n’en utilisez pas.',

  credits_missing: 'Vous n’avez pas assez de crédits.',
  credits_needed: ({ count }) =>
    plural(count, {
      one: `Il vous faut ${number(count)} crédit pour cela, et votre solde ne suffit pas.`,
      other: `Il vous faut ${number(count)} crédits pour cela, et votre solde ne suffit pas.`,
    }),
  balance_full: ({ count }) => `Le solde maximal d’un compte, en crédits : ${number(count)}.`,
  checkout_refused: 'Cet achat ne peut pas continuer. Commencez-en un autre.',
  payment_closed: 'Ce paiement est déjà clos.',
  payment_without_order:
    'Ce paiement ne correspond à aucune commande et ne peut pas être crédité. Remboursez-le chez le prestataire, puis écartez-le.',
  payment_not_creditable: 'Il ne peut toujours pas être crédité.',
  charge_not_returnable: 'Seuls les débits pour l’audio et les schémas sont remboursés ici.',
  charge_without_account: 'Le compte de ce débit a été supprimé.',
  charge_returned: 'Ce débit a déjà été remboursé.',
  report_closed: 'Ce signalement est déjà clos.',
  sharing_allowed: 'La personne à qui appartient ce cours peut déjà le partager.',

  malformed_request: 'La demande est incorrecte. Rechargez la page et réessayez.',
  content_unsupported: 'Ce type de contenu n’est pas accepté ici.',
  request_too_large: 'C’est trop volumineux.',
  fields_invalid: 'Certaines informations ne sont pas valables.',
  changed_at_once: 'Une modification a eu lieu au même moment. Réessayez.',
  not_answered_yet: 'La première demande est encore en cours. Réessayez dans un instant.',
  key_of_another_request:
    'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page et réessayez.',
  wrong_form: 'Le format est incorrect.',
  unknown_field: 'Ce champ est inconnu ici.',
  no_right_answer: 'L’une des réponses doit être juste.',
  two_options: 'Une question vrai ou faux a deux réponses.',

  course_being_written: 'Ce cours est en cours de rédaction. Attendez la fin ou arrêtez-la.',
  course_written_already: 'Ce cours est déjà en cours de rédaction.',
  course_incomplete:
    'Ce cours s’est arrêté avant que son plan et une première leçon soient prêts. Relancez-le en entier ; vous pourrez ensuite le modifier.',
  course_not_delivered: 'Ce cours n’a pas été livré. Relancez-le en entier.',
  course_complete: 'Ce cours est complet ; il n’y a rien à relancer.',
  course_changed: 'Le cours a été modifié entre-temps. Rechargez-le avant de le modifier.',
  course_deleted: 'Le cours vient d’être supprimé.',
  course_too_large: ({ mebibytes }) =>
    `Le cours dépasserait ${number(mebibytes)} Mio. Raccourcissez la leçon ou retirez-en d’abord une autre.`,
  course_needs_lesson: 'Un cours a besoin d’au moins une leçon.',
  course_not_written_here:
    'Ce cours n’a pas été rédigé ici : ses leçons ne peuvent pas être réécrites. Vous pouvez les modifier à la main.',
  does_not_fit: 'Cela ne fait plus partie du cours. Rechargez-le.',
  lesson_not_written: 'Cette leçon n’a pas encore de texte.',
  lessons_moved: 'Les leçons de ce cours ont changé d’ordre entre-temps. Rechargez le cours.',
  message_gone: 'Ce message n’existe plus. Rechargez la conversation.',
  markers_without_citation: ({ markers, count }) =>
    plural(count, {
      one: `${markers} n’a pas de citation. Seules les citations de la leçon peuvent être gardées.`,
      other: `${markers} n’ont pas de citation. Seules les citations de la leçon peuvent être gardées.`,
    }),
  sentences_unclear:
    'Les phrases de ce texte ne se distinguent pas. Écrivez des paragraphes plus courts ou retirez les caractères inhabituels.',
  notes_full: ({ count }) =>
    `Un cours ne garde pas plus de ${number(count)} notes et surlignages. Retirez-en d’abord.`,
  events_full: ({ count }) =>
    `Un cours ne garde pas plus de ${number(count)} étapes d’apprentissage.`,
  history_full: ({ count, gibibytes }) =>
    `Votre historique est plein : il contient au plus ${number(count)} cours et ${number(gibibytes)} Gio en tout. Supprimez-en d’abord.`,
  sharing_taken_away:
    'Un administrateur a rendu ce cours privé après un signalement : il ne peut pas être partagé.',
  nothing_to_share:
    'Il n’y a encore rien à lire dans ce cours. Vous pourrez le partager une fois qu’il sera rédigé.',
  nothing_to_read_aloud: 'Il n’y a rien à lire à voix haute dans cette leçon.',
  lesson_too_long_aloud: 'Cette leçon est trop longue pour être lue à voix haute.',
  language_not_spoken: 'Aucune voix ne parle la langue de ce cours.',
  voice_unknown: 'Cette voix n’existe pas pour cette leçon. Choisissez-en une autre.',
  kanji_not_spoken:
    'La voix intégrée ne sait pas lire les kanjis : elle ne peut pas lire cette leçon.',
  drawing_language:
    'L’auteur intégré cite la leçon et ne peut la dessiner que dans la langue du cours.',

  generation_ended: 'Ce cours n’est plus en cours de rédaction : il n’y a plus rien à signaler.',
  nothing_missing: 'Il ne manque aucune leçon à ce cours.',
  finishing_used_up: ({ count }) =>
    plural(count, {
      one: `La rédaction des leçons manquantes a été tentée ${number(count)} fois. Faites rédiger un nouveau cours, peut-être à partir d’autres sources.`,
      other: `La rédaction des leçons manquantes a été tentée ${number(count)} fois. Faites rédiger un nouveau cours, peut-être à partir d’autres sources.`,
    }),
  rewrites_used_up: ({ count }) =>
    plural(count, {
      one: `Des leçons de ce cours ont été réécrites ${number(count)} fois, ce qui est la limite gratuite. Vous pouvez encore les modifier à la main.`,
      other: `Des leçons de ce cours ont été réécrites ${number(count)} fois, ce qui est la limite gratuite. Vous pouvez encore les modifier à la main.`,
    }),
  calls_used_up: ({ count }) =>
    `Ce cours a utilisé les ${number(count)} appels au modèle que paie un crédit et ne peut pas être relancé. Commencez-en un autre, peut-être plus petit.`,
  nothing_else_to_ask: 'Il n’y a rien d’autre à demander sur cette leçon.',
  outline_changed:
    'Le plan a été modifié entre-temps, peut-être dans un autre onglet. Rechargez-le avant de le modifier ou de le confirmer.',
  outline_closed: 'Le plan ne peut être modifié que tant que le cours l’attend.',
  other_decision: 'Le cours attend une autre décision : le rédiger sans source ou non.',
  not_waiting: 'Le cours n’attend pas cela maintenant. Rechargez la page.',
  author_language:
    'L’auteur intégré ne rédige pas de cours dans cette langue. Choisissez-en une autre.',
  document_missing: 'Choisissez au moins un document comme base ou autorisez le web comme source.',
  document_without_text: ({ title }) =>
    `« ${title} » ne contient pas de texte utilisable. Choisissez un autre document.`,
  nothing_to_write_from: ({ topic }) =>
    `Il n’y a rien pour rédiger un cours sur « ${topic} » : aucun document n’est choisi, la recherche web n’est pas configurée et la bibliothèque d’exemples n’a aucun texte à ce sujet. Importez un document, choisissez un sujet d’exemple ou demandez à l’exploitant de configurer un modèle (MODEL) ou la recherche web (SEARCH).`,
  no_sources: ({ topic }) =>
    `Il n’y a aucune source pour un cours sur « ${topic} » : aucun document n’est choisi, la recherche web n’est pas configurée et la bibliothèque d’exemples n’a aucun texte à ce sujet. Ajoutez un document ou acceptez que le modèle rédige à partir de ce qu’il sait, sans citation.`,
  too_little_text:
    'Les sources ont trop peu de texte lisible pour un cours. Ajoutez un document plus long ou dont le texte peut être sélectionné.',
  too_many_lessons: ({ possible, asked }) =>
    plural(possible, {
      one: `Les sources suffisent pour ${number(possible)} leçon, et vous en avez demandé ${number(asked)}. Demandez moins de modules ou de leçons, ou ajoutez des documents.`,
      other: `Les sources suffisent pour environ ${number(possible)} leçons, et vous en avez demandé ${number(asked)}. Demandez moins de modules ou de leçons, ou ajoutez des documents.`,
    }),

  document_limit: ({ count }) =>
    `Vous avez ${number(count)} documents, c’est le maximum. Supprimez-en un pour en importer un autre.`,
  document_too_large: ({ name, mebibytes }) => `${name} dépasse ${number(mebibytes)} Mio.`,
  document_too_many_pages: ({ name, count }) =>
    `${name} est trop long : plus de ${number(count)} pages.`,
  document_too_many_characters: ({ name, count }) =>
    `${name} est trop long : plus de ${number(count)} caractères.`,
  document_unpacks_to_too_much: ({ name }) =>
    `${name} contient, une fois décompressé, bien plus de données qu’un document de ce type.`,
  document_too_slow: ({ name }) =>
    `${name} est trop long à lire. Importez un fichier plus petit ou plus simple.`,
  document_too_much_memory: ({ name }) =>
    `${name} demande trop de mémoire. Importez un fichier plus petit ou plus simple.`,
  document_unreadable: ({ name }) =>
    `${name} est endommagé ou utilise des fonctions qui ne peuvent pas être lues.`,
  document_damaged: ({ name }) =>
    `${name} est incomplet ou endommagé. Importez-le à nouveau depuis l’original.`,
  document_empty: ({ name }) => `${name} est vide.`,
  document_has_no_text: ({ name }) => `${name} ne contient pas de texte.`,
  document_is_scan: ({ name }) =>
    `${name} contient des images de pages, mais pas de texte. Passez-le à la reconnaissance de texte (OCR) et importez le résultat.`,
  document_is_garbled: ({ name }) =>
    `${name} n’indique pas de quelles lettres se compose son texte : ce qu’on peut en lire n’a aucun sens. Passez-le à la reconnaissance de texte (OCR) et importez le résultat.`,
  document_has_password: ({ name }) => `${name} est protégé par un mot de passe.`,
  document_is_protected: ({ name }) =>
    `${name} est protégé contre la copie (DRM) et ne peut pas être lu.`,
  document_kind_unknown: ({ name }) =>
    `${name} ne peut pas être lu. Formats acceptés : PDF, Word (.docx), EPUB, HTML, Markdown et texte brut.`,
  document_wrongly_named: ({ name, ending }) =>
    `${name} se termine par .${ending} mais contient du texte brut : il est endommagé ou mal nommé. Enregistrez-le à nouveau ou renommez-le en .txt.`,
  document_encoding: ({ name }) =>
    `${name} utilise un codage de texte inconnu. Enregistrez-le en UTF-8.`,
  page_unreadable: 'Cette page ne peut pas être lue.',
  upload_broken: 'Le fichier n’est pas bien arrivé. Envoyez-le à nouveau.',

  file_too_costly: 'Ce fichier demande trop de temps ou de mémoire.',
  file_unpacks_to_too_much: 'Ce fichier est trop volumineux une fois décompressé.',
  file_nested: 'Ce fichier a trop de niveaux imbriqués.',
  file_damaged: 'Ce fichier est endommagé. Exportez-le à nouveau et choisissez le nouveau fichier.',
  file_not_utf8: 'Ce fichier n’est pas du texte en UTF-8.',
  file_too_new: 'Ce fichier vient d’une version plus récente ou n’est pas un fichier de cours.',
  file_altered: 'Ce fichier a été modifié après sa signature et n’a pas été ouvert.',
  file_too_large: ({ mebibytes }) =>
    `Avec ses versions et votre progression, ce cours dépasse la taille permise d’un fichier : ${number(mebibytes)} Mio.`,
  recordings_too_large: ({ mebibytes }) =>
    `Les enregistrements de ce cours dépassent la taille d’un fichier : ${number(mebibytes)} Mio. Emportez-le sans eux.`,
  recordings_full: ({ gibibytes }) =>
    `Les enregistrements venus de vos fichiers dépasseraient ${number(gibibytes)} Gio au total. Supprimez d’abord un cours venu avec des enregistrements, ou apportez celui-ci sans les siens.`,
  not_a_course_file:
    'Ce n’est pas un fichier de cours. Choisissez-en un téléchargé comme « Coursewright ».',
  not_our_markdown:
    'Ce n’est ni un fichier de cours ni du Markdown produit par Coursewright. Pour apprendre à partir d’un texte, ajoutez-le comme document en créant un cours.',
  markdown_changed: ({ line }) =>
    `Ce Markdown a été modifié et ne peut plus être lu : ligne ${number(line)}.`,
  lesson_twice: ({ title }) => `La leçon « ${title} » est deux fois dans ce fichier.`,
  lesson_without_end: ({ title }) =>
    `Le texte de la leçon « ${title} » n’a pas de fin dans ce fichier.`,
  question_without_answer: ({ number: position, title }) =>
    `La question ${position} de la leçon « ${title} » et sa réponse ne correspondent pas dans ce fichier.`,
  courses_do_not_fit: 'Le cours de ce fichier et le vôtre ne correspondent pas.',
  course_invalid: 'Les données du cours ne sont pas valables.',
  course_damaged: 'Le cours de ce fichier est endommagé.',
  course_too_big: 'Ce cours dépasse la taille permise.',
  not_a_course: 'Ce n’est pas un cours.',
  no_courses_in_file: 'Il n’y a pas de cours dans ce fichier. Choisissez-en un exporté ici.',
  part_damaged: 'Cette partie est endommagée.',
  no_questions_in_file: 'Il n’y a pas de questions dans ce fichier.',
  not_a_question_file:
    'Ce fichier ne permet pas d’importer des questions. Formats acceptés : GIFT, Moodle XML, CSV, QTI et Anki.',
  deck_damaged:
    'Le paquet de ce fichier est endommagé. Exportez-le à nouveau depuis Anki (.apkg) et choisissez le nouveau fichier.',
  deck_unreadable:
    'Le paquet de ce fichier est endommagé ou trop gros. Exportez-le à nouveau sans médias, avec la prise en charge des anciennes versions d’Anki.',
  table_one_column:
    'Ce tableau n’a qu’une colonne. Il en faut une pour la question et une pour la bonne réponse.',
  table_damaged:
    'Ce tableau est endommagé : un guillemet n’est pas fermé ou se trouve à l’intérieur d’une cellule.',
  qti_too_old:
    'C’est du QTI 1.2, qui n’est pas lu ici. Exportez les questions en QTI 2.1 ou plus récent.',
  xml_damaged:
    'Ce XML est endommagé. Exportez les questions à nouveau et choisissez le nouveau fichier.',

  parts_gone: 'Le cours n’a plus ce module ou cette leçon.',
  nothing_to_export: 'Il n’y a pas de questions dans ce que vous avez choisi.',
  export_nested: 'Une leçon de ce cours a trop de niveaux imbriqués pour un fichier.',
  export_too_large:
    'Ce cours donne un fichier trop gros. Choisissez quelques modules et faites un fichier de chaque partie.',
  export_too_slow:
    'Le fichier prend trop de temps. Choisissez quelques modules et faites un fichier de chaque partie.',

  document_left_out:
    'Un document a été supprimé avant la rédaction du cours, il a donc été laissé de côté.',
  documents_alone:
    'La recherche web n’est pas configurée, le cours repose donc sur les seuls documents.',
  rests_on_samples: 'Le cours repose sur la bibliothèque d’exemples fournie.',
  cites_nothing:
    'Aucune source n’a été trouvée, le modèle a donc rédigé le cours à partir de ce qu’il sait. Rien n’y est cité.',
  search_in_vain: ({ query }) => `La recherche « ${query} » n’a pas fonctionné.`,
  page_left_out: ({ page }) => `La page « ${page} » a été laissée de côté.`,
  module_search_in_vain: ({ title }) =>
    `Une recherche complémentaire sur « ${title} » n’a pas pu être faite.`,
  course_not_read: 'Le cours n’a pas été relu dans son ensemble.',
  no_second_reading: ({ title }) => `« ${title} » n’a pas eu de seconde lecture.`,
  lesson_without_quiz: ({ title }) => `Le quiz de « ${title} » n’a pas pu être rédigé.`,
  resources_not_chosen: 'Aucune ressource complémentaire n’a pu être choisie.',

  instruction_taken: ({ instruction }) =>
    `L’auteur intégré ne fait que citer ses sources. Voici ce qu’il a fait pour « ${instruction} » :`,
  instruction_not_taken: ({ instruction }) =>
    `L’auteur intégré ne fait que citer ses sources et ne peut pas suivre « ${instruction} » ; il a choisi d’autres passages à la place.`,
  quoted_less: 'Il a moins cité.',
  quoted_more: 'Il a cité davantage.',
  examples_first: 'Il a privilégié les passages avec des exemples.',
  long_sentences_left_out: 'Il a laissé de côté les longues phrases.',
  figures_first: 'Il a privilégié les passages avec des chiffres, du code et des tableaux.',
  explanations_first: 'Il a privilégié les passages qui définissent et expliquent.',
  quiz_takes_no_instruction:
    'Pour un quiz, l’auteur intégré ne suit aucune consigne ; il pose d’autres questions dans la mesure où la leçon s’y prête.',

  search_busy: ({ provider }) =>
    `La recherche de ${provider} a reçu trop de requêtes. Réessayez plus tard.`,
  search_key_refused: ({ provider }) => `La recherche de ${provider} refuse la clé d’API.`,
  search_failed: ({ provider, status }) =>
    `La recherche de ${provider} a échoué avec le statut ${String(status)}.`,
  search_too_slow: ({ provider }) => `La recherche de ${provider} a mis trop de temps à répondre.`,
  search_unreadable: ({ provider }) =>
    `La recherche de ${provider} a donné une réponse qui ne peut pas être lue.`,
  search_away: ({ provider }) => `La recherche de ${provider} n’a pas pu être jointe.`,
  page_too_slow: ({ page }) => `La page ${page} a mis trop de temps à répondre.`,
  page_away: ({ page }) => `La page ${page} n’a pas pu être jointe.`,
};
export default fr;
