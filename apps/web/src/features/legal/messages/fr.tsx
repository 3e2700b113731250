import type { Messages } from './en.tsx';

const fr: Messages = {
  terms: 'Conditions d’utilisation',
  terms_text: () => (
    <>
      <p>
        En bref : servez-vous-en pour apprendre, vérifiez ce qui compte pour vous et ne nuisez à
        personne avec.
      </p>
      <h2>Le service</h2>
      <p>
        Coursewright rédige des cours sur un sujet que vous indiquez ou à partir de documents que
        vous envoyez. Les cours sont rédigés par un logiciel. Les citations vous permettent de
        comparer chaque affirmation à sa source ; une source peut se tromper, et le texte aussi. Ne
        vous fiez pas à un cours seul lorsque la santé, le droit, l’argent ou la sécurité sont en
        jeu.
      </p>
      <h2>Votre compte</h2>
      <p>
        Une personne, un compte. Gardez votre mot de passe pour vous. Vous devez avoir l’âge requis
        là où vous vivez pour accepter des conditions d’utilisation, ou l’accord d’une personne qui
        l’a.
      </p>
      <h2>Crédits</h2>
      <p>
        Un crédit permet de générer un cours. Un crédit dépensé pour un cours qui échoue est rendu.
        Les crédits n’ont aucune valeur en dehors de cette installation et ne peuvent pas être
        transférés à un autre compte.
      </p>
      <p>
        Là où des crédits sont vendus, le prix est affiché avant le paiement, et ils rejoignent
        votre solde lorsque le prestataire de paiement a confirmé le paiement. Lorsqu’un paiement
        est remboursé ou contesté, ses crédits sont repris. Ce qui a déjà été dépensé reste dû et se
        règle avec les prochains crédits que vous recevez.
      </p>
      <h2>Vos documents et vos cours</h2>
      <p>
        Ce que vous envoyez reste à vous. N’envoyez que ce que vous avez le droit d’utiliser ainsi.
        Les cours rédigés pour vous sont à votre disposition ; les passages qu’ils citent
        appartiennent aux auteurs des sources, selon les conditions propres à celles-ci.
      </p>
      <h2>Utilisation raisonnable</h2>
      <ul>
        <li>
          Pas de tentative d’intrusion, de surcharge du service ou de contournement de ses limites.
        </li>
        <li>Pas de cours conçus pour nuire, tromper ou harceler.</li>
        <li>Un compte utilisé à l’une ou l’autre de ces fins peut être désactivé.</li>
      </ul>
      <h2>Qui gère ce service</h2>
      <p>
        Coursewright est un logiciel que n’importe qui peut héberger. L’exploitant de cette
        installation en est responsable et peut y ajouter ses propres conditions.
      </p>
    </>
  ),
  privacy: 'Confidentialité',
  counts_nothing: 'Pas de traçage ni de publicité, donc pas de bandeau à fermer.',
  counts_at: ({ collector }) =>
    `Pas de publicité, et personne ne vous suit. L’exploitant fait compter par ${collector} les types de pages ouvertes et leur vitesse de chargement : sans cookies, sans votre nom, et jamais de quel cours il s’agit. Si votre navigateur demande à ne pas être suivi, rien n’est compté.`,
  privacy_text: ({ account, counting }) => (
    <>
      <p>
        Ce qui est conservé à votre sujet, où et pourquoi. Rien n’est vendu. Aucune page ne charge
        quoi que ce soit auprès d’un tiers, sauf le script du prestataire de paiement là où vous
        achetez des crédits.
      </p>
      <h2>Sur le serveur</h2>
      <ul>
        <li>
          Votre nom, votre adresse e-mail et une empreinte de votre mot de passe, pour que vous
          puissiez vous connecter ; la langue de vos e-mails et le thème choisi.
        </li>
        <li>
          Vos sessions, avec le nom du navigateur et l’adresse réseau, pour pouvoir y mettre fin et
          limiter les abus.
        </li>
        <li>
          Les jetons d’API que vous créez, sous forme d’empreintes, et les clés d’autres services
          que vous enregistrez, chiffrées.
        </li>
        <li>
          Le fait que votre adresse a reçu ses crédits gratuits, sous forme d’une empreinte à clé
          dont l’adresse ne peut pas être déduite. Elle reste lorsque vous supprimez votre compte.
        </li>
        <li>
          Les documents que vous envoyez, les cours qui en sont tirés et ce que vous faites de
          chaque crédit.
        </li>
        <li>
          Ce que vous achetez : le nombre de crédits, la somme, la date et le numéro attribué par le
          prestataire de paiement. Jamais votre carte.
        </li>
      </ul>
      <h2>Dans votre navigateur</h2>
      <ul>
        <li>Un cookie qui maintient votre session. Les scripts ne peuvent pas le lire.</li>
        <li>
          Un autre qui nous permet de reconnaître, pendant 400 jours, un navigateur sur lequel vous
          avez déjà ouvert une session, pour que personne ne puisse vous bloquer en essayant de
          deviner votre mot de passe. Il contient un nombre aléatoire et les empreintes de cinq
          adresses au plus, le tout chiffré.
        </li>
        <li>
          Dans le stockage local : un jeton d’accès de courte durée avec votre nom, votre adresse et
          vos crédits, le fait que vous ayez vu ou non l’écran de bienvenue, le thème et la langue
          choisis, ce que vous avez fait dans un cours jusqu’à ce que le serveur l’ait reçu et votre
          souhait de recevoir un avis quand un cours est prêt.
        </li>
        <li>
          Si vous enregistrez des cours hors ligne : ces cours, avec les enregistrements audio et
          les schémas choisis. Après la déconnexion ne restent que ceux que vous avez choisi de
          garder sur l’appareil.
        </li>
        <li>
          Dans un onglet, jusqu’à sa fermeture : ce que vous avez saisi et pas encore enregistré.
        </li>
      </ul>
      <p>{counting}</p>
      <h2>Autres services</h2>
      <p>
        L’exploitant de cette installation décide avec quoi elle rédige et cherche. Avec l’auteur
        intégré, rien ne quitte le serveur. Avec un modèle de langage ou une recherche web, votre
        sujet et les passages nécessaires à une leçon sont envoyés à ce prestataire.
      </p>
      <p>
        Vous payez sur les pages d’un prestataire de paiement (Stripe), qui reçoit de nous votre
        adresse e-mail et le contenu de votre achat, et de vous vos coordonnées bancaires. Le script
        du prestataire est chargé lorsque vous ouvrez l’achat de crédits, et pas avant. Là où aucun
        prestataire n’est configuré, rien ne vous est vendu et rien n’est envoyé.
      </p>
      <h2>Vos droits</h2>
      <p>
        Votre {account('page de compte')} vous remet une copie de ce qui est conservé à votre sujet
        et vous permet de le corriger ou de le supprimer. L’exploitant de cette installation le fait
        pour vous si vous le demandez.
      </p>
    </>
  ),
};
export default fr;
