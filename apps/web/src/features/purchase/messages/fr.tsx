import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const credits = (count: number) =>
  plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` });

const fr: Messages = {
  title: 'Acheter des crédits',
  lead: 'Les crédits servent à générer des cours ; un crédit donne droit à un cours.',
  test_checkout:
    'Aucun prestataire de paiement n’est configuré ici : vous accédez à un paiement de test, sans aucun débit réel.',
  not_sold: 'Cette installation ne vend pas de crédits.',
  quantity: 'Nombre de crédits',
  credits: 'crédits',
  one_less: 'Un crédit de moins',
  one_more: 'Un crédit de plus',
  price: ({ price }) => `Prix par crédit : ${price}`,
  total: ({ total, strong }) => <>Total : {strong(total)}</>,
  cancel: 'Annuler',
  purchase: 'Acheter',
  processing: 'Traitement…',
  stripe_failed: 'Impossible de charger Stripe',
  initiate_failed: 'Impossible de lancer l’achat',

  your_purchase: 'Votre achat',
  checking_purchase: 'Vérification de votre achat…',
  checking: 'Vérification…',
  try_again: 'Réessayer',
  buy_credits: 'Acheter des crédits',
  create_course: 'Créer un cours',
  to_generator: 'Aller au générateur',

  left: 'Vous avez quitté le paiement.',
  nothing_charged: 'Rien n’a été débité.',
  none: 'Aucun achat à afficher.',
  none_why: 'L’adresse ne désigne aucun achat.',
  not_found: 'Achat introuvable.',
  not_found_why: 'Il appartient peut-être à un autre compte que celui de cette session.',
  unavailable: 'Impossible de charger votre achat.',
  unavailable_why: ({ reason }) =>
    `${reason} Si vous avez payé, vos crédits arriveront automatiquement.`,

  returned: 'Votre paiement a été remboursé.',
  returned_all: ({ count, balance }) =>
    `${plural(count, {
      one: `${credits(count)} acheté a été repris`,
      other: `Les ${credits(count)} achetés ont été repris`,
    })} : vous en avez maintenant ${number(balance)}.`,
  returned_some: ({ count, of, balance }) =>
    `Sur ${credits(of)} ${plural(of, { one: 'acheté', other: 'achetés' })}, ${plural(count, {
      one: `${number(count)} a été repris`,
      other: `${number(count)} ont été repris`,
    })} : vous en avez maintenant ${number(balance)}.`,
  thanks: ({ count, sum }) => `${credits(count)} pour ${sum} : merci.`,
  in_balance: ({ count, balance }) =>
    `+${number(count)} sur votre solde : vous avez maintenant ${credits(balance)}.`,
  expired: 'Ce paiement a expiré.',
  refused: 'Votre banque a refusé le paiement.',
  refused_why: 'Rien n’a été débité et aucun crédit n’a été ajouté.',
  unpaid: 'Ce paiement n’a pas encore été effectué.',
  unpaid_what: 'Dès qu’il le sera, vos crédits apparaîtront ici.',
  paid: ({ sum }) => `Votre paiement de ${sum} est arrivé.`,
  paid_what: ({ count }) =>
    plural(count, {
      one: `${credits(count)} est en route vers votre solde. S’il n’y est pas d’ici quelques minutes, nous en sommes déjà informés et nous nous en occupons.`,
      other: `${credits(count)} sont en route vers votre solde. S’ils n’y sont pas d’ici quelques minutes, nous en sommes déjà informés et nous nous en occupons.`,
    }),
  unconfirmed: 'Votre banque doit encore confirmer le paiement.',
  unconfirmed_what: ({ count }) =>
    `Selon le mode de paiement, cela prend de quelques secondes à quelques jours. Vous pouvez quitter cette page : ${plural(
      count,
      {
        one: `${credits(count)} s’ajoutera automatiquement à votre solde`,
        other: `${credits(count)} s’ajouteront automatiquement à votre solde`,
      },
    )}.`,
};
export default fr;
