import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');
const credits = (count: number) =>
  plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

const de: Messages = {
  title: 'Credits kaufen',
  lead: 'Mit Credits werden Kurse erzeugt; jeder Credit reicht für einen Kurs.',
  test_checkout:
    'Hier ist kein Zahlungsanbieter eingerichtet: Das führt zu einer Testkasse, an der kein Geld fließt.',
  not_sold: 'Diese Installation verkauft keine Credits.',
  quantity: 'Anzahl der Credits',
  credits: 'Credits',
  one_less: 'Ein Credit weniger',
  one_more: 'Ein Credit mehr',
  price: ({ price }) => `Preis je Credit: ${price}`,
  total: ({ total, strong }) => <>Summe: {strong(total)}</>,
  cancel: 'Abbrechen',
  purchase: 'Kaufen',
  processing: 'Wird bearbeitet …',
  stripe_failed: 'Stripe konnte nicht geladen werden',
  initiate_failed: 'Der Kauf konnte nicht begonnen werden',

  your_purchase: 'Dein Kauf',
  checking_purchase: 'Dein Kauf wird geprüft …',
  checking: 'Wird geprüft …',
  try_again: 'Noch einmal versuchen',
  buy_credits: 'Credits kaufen',
  create_course: 'Kurs erzeugen',
  to_generator: 'Zum Generator',

  left: 'Du hast die Kasse verlassen.',
  nothing_charged: 'Es wurde nichts berechnet.',
  none: 'Kein Kauf zu zeigen.',
  none_why: 'Die Adresse nennt keinen Kauf.',
  not_found: 'Kauf nicht gefunden.',
  not_found_why: 'Vielleicht gehört er zu einem anderen Konto als dem, mit dem du angemeldet bist.',
  unavailable: 'Dein Kauf konnte nicht geladen werden.',
  unavailable_why: ({ reason }) =>
    `${reason} Wenn du bezahlt hast, kommen deine Credits von selbst.`,

  returned: 'Deine Zahlung wurde zurückgegeben.',
  returned_all: ({ count, balance }) =>
    plural(count, {
      one: `Der damit gekaufte Credit wurde zurückgenommen: Du hast jetzt ${number(balance)}.`,
      other: `Die ${number(count)} damit gekauften Credits wurden zurückgenommen: Du hast jetzt ${number(balance)}.`,
    }),
  returned_some: ({ count, of, balance }) =>
    plural(count, {
      one: `${number(count)} der ${number(of)} damit gekauften Credits wurde zurückgenommen: Du hast jetzt ${number(balance)}.`,
      other: `${number(count)} der ${number(of)} damit gekauften Credits wurden zurückgenommen: Du hast jetzt ${number(balance)}.`,
    }),
  thanks: ({ count, sum }) => `${credits(count)} für ${sum}: Danke.`,
  in_balance: ({ count, balance }) =>
    plural(count, {
      one: `Er ist in deinem Guthaben: Du hast jetzt ${number(balance)}.`,
      other: `Sie sind in deinem Guthaben: Du hast jetzt ${number(balance)}.`,
    }),
  expired: 'Dieser Bezahlvorgang ist abgelaufen.',
  refused: 'Deine Bank hat die Zahlung abgelehnt.',
  refused_why: 'Es wurde nichts berechnet, und es kamen keine Credits hinzu.',
  unpaid: 'Dieser Bezahlvorgang ist noch nicht bezahlt.',
  unpaid_what: 'Sobald er es ist, erscheinen deine Credits hier.',
  paid: ({ sum }) => `Deine Zahlung über ${sum} ist angekommen.`,
  paid_what: ({ count }) =>
    plural(count, {
      one: 'Der Credit ist auf dem Weg in dein Guthaben. Ist er in einigen Minuten nicht da, wissen wir Bescheid und sehen nach.',
      other: `Die ${number(count)} Credits sind auf dem Weg in dein Guthaben. Sind sie in einigen Minuten nicht da, wissen wir Bescheid und sehen nach.`,
    }),
  unconfirmed: 'Deine Bank muss die Zahlung noch bestätigen.',
  unconfirmed_what: ({ count }) =>
    plural(count, {
      one: 'Je nachdem, wie du bezahlst, dauert das Sekunden bis Tage. Du kannst diese Seite verlassen: Der Credit erscheint von selbst in deinem Guthaben.',
      other: `Je nachdem, wie du bezahlst, dauert das Sekunden bis Tage. Du kannst diese Seite verlassen: Die ${number(count)} Credits erscheinen von selbst in deinem Guthaben.`,
    }),
};
export default de;
