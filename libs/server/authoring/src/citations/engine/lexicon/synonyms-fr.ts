/** French words that stand for each other: one group between two semicolons. */
export const french = `
commencer débuter démarrer entamer; début commencement; finir terminer achever; fin terme;
arrêter cesser stopper; continuer poursuivre; exécuter effectuer réaliser;
réaliser effectuer faire; effectuer accomplir faire; produire arriver survenir;
produire générer fabriquer donner; apparaître surgir;
contenir comporter comprendre inclure renfermer; comporter avoir comprendre; composer constituer;
constituer former représenter; former constituer créer; nécessiter exiger demander falloir;
demander prendre exiger; nécessaire obligatoire indispensable besoin; permettre autoriser;
interdire défendre; empêcher éviter; montrer afficher présenter; indiquer signaler;
donner fournir offrir; fournir donner procurer; offrir proposer; obtenir recevoir acquérir;
prélever prendre retirer; tirer retirer; retirer enlever; accepter admettre; refuser rejeter;
créer faire fabriquer; construire bâtir édifier; définir préciser; préciser spécifier;
établir fixer; fixer déterminer; mettre placer poser ajouter; ajouter joindre mettre;
insérer introduire; modifier changer retoucher; changement modification; convertir transformer;
adapter ajuster; remplacer substituer; supprimer effacer enlever; joindre relier;
relier connecter unir; combiner mélanger; mélanger mêler; mélange combinaison; séparer diviser;
diviser partager; distinguer différencier; utiliser employer servir; usage utilisation emploi;
gérer administrer; aider assister; soutenir appuyer; augmenter accroître monter;
croître pousser augmenter; monter élever; étendre élargir; allonger prolonger;
réduire diminuer baisser; baisser chuter décroître diminuer; chuter tomber décroître;
ralentir vitesse diminuée; déplacer bouger; transporter porter; envoyer expédier;
arriver parvenir; revenir retourner; appeler nommer dénommer; nommer appeler parle;
parler appeler; chercher rechercher; trouver découvrir situer; observer constater;
vérifier contrôler assurer tester; assurer garantir; examiner étudier; tester essayer vérifier;
essai test; essayer tenter; penser croire estimer; estimer penser juger; savoir connaître;
informer avertir; suggérer proposer; recommander conseiller; choisir sélectionner;
choix sélection; vouloir souhaiter; inclure intégrer; conserver garder stocker;
stocker conserver enregistrer; enregistrer sauvegarder; posséder avoir; danger risque;
dangereux risqué; vivre habiter; situé placé; marcher fonctionner; erreur faute;
problème difficulté; résoudre régler; correctif correction; correct juste; faux incorrect;
exact précis; adéquat approprié; approprié adapté; provoquer causer entraîner;
résultat conséquence; effet action; agir exercer; dépendre fonction; fonction dépend;
raison cause motif; cause origine raison; due dû; rapide vite; rapidement vite facilement;
immédiatement aussitôt; ensuite puis; précédent antérieur; suivant prochain; enfin finalement;
actuellement aujourd; actuel présent; nouveau neuf; vieux ancien; grand gros énorme;
minimum moins; maximum plus; court bref; élevé haut fort; considérable important; légèrement peu;
nombreux multiples; multiple plusieurs nombreux; divers différents; différent distinct divers;
même identique; semblable similaire pareil; complet entier total;
entièrement complètement totalement; partie part portion; quantité nombre; groupe ensemble;
type sorte genre; sorte espèce; niveau degré; normalement généralement habituellement;
habituel courant ordinaire; souvent fréquemment; fréquent courant; parfois quelquefois;
toujours permanence constamment; principalement surtout; principal essentiel;
spécialement particulièrement; particulier spécifique; environ près peu approximativement;
presque quasiment; important essentiel; essentiel fondamental; facile simple aisé;
facilement aisément; difficile dur; compliqué complexe; clair évident; fort puissant;
vraiment réellement; gens personnes; débutant novice; équipe groupe; entreprise société;
pays nation; région zone; sol terrain terre; endroit lieu; chemin route; bateau navire;
voiture automobile; machine appareil; appareil dispositif; nourriture aliment; prix coût;
cher coûteux; travail tâche; prix récompense; manuel guide; mot terme; répertoire dossier;
paramètre argument; configurer régler paramétrer; configuration réglage; procédure méthode;
méthode procédé; commande instruction; programme logiciel application; données informations;
information données; message avis; publier diffuser; public publier; accessible disponible;
cliquer appuyer; appuyer presser; restaurer rétablir; propriété caractéristique;
caractéristique trait; objet chose; brancher connecter; montage configuration;
relever repérer mesurer; tracer dessiner; calculer calcul; masquer cacher; façon manière méthode;
froid frais; humide mouillé; pierre roche; forêt bois; montagne mont; mer océan; côte rivage;
rivière fleuve; frontière limite; limiter restreindre; restriction limitation; an année;
annuel an; quotidien jour; monde mondial; époque période; temps durée; répartir distribuer;
récolter recueillir cueillir; loi règle; règle norme; devoir obligation; permission autorisation;
contrat accord; idée notion; opinion avis; but objectif; unique seul;
exclusivement seul uniquement; célèbre connu; aussi également; cependant toutefois; ainsi donc;
afin pour; lorsque quand; demeurer rester; ouverture ouvert; décès mort;
espace place; bénéficier profiter; maison demeure habitation logement;
bâtiment édifice construction; bateau navire vaisseau; recourir utiliser employer;
moment instant; actuellement aujourd'hui maintenant; autrefois jadis; souvent fréquemment;
presque quasiment; environ approximativement; surtout principalement notamment;
d'abord premièrement; ensuite puis après; auparavant avant précédemment; aussi également;
cependant toutefois pourtant; immédiatement aussitôt; quotidien jour quotidiennement;
annuel an année annuellement; mensuel mois; hebdomadaire semaine; époque période ère;
début commencement; fin terme; cause raison motif; conséquence effet résultat suite;
but objectif fin; façon manière mode; méthode procédé; caractéristique trait propriété;
matière substance matériau; quantité nombre; partie portion part; plupart majorité; zone région;
lieu endroit; pays état nation; ville cité; village bourg; habitant résident; personne individu;
gens personnes; médecin docteur; maladie affection; médicament remède; nourriture aliment;
ouvrier travailleur employé salarié; chef directeur dirigeant; entreprise société compagnie;
magasin boutique; client acheteur; prix coût tarif; impôt taxe; salaire paie; contrat accord;
loi règle norme; guerre conflit; armée troupes; roi monarque souverain; mort mourir décès;
naissance naître; rue voie route; voiture automobile; train rame; fleuve rivière; montagne mont;
mer océan; forêt bois; animal bête; plante végétal; tableau peinture toile; livre ouvrage volume;
dossier répertoire; ordinateur machine; écran moniteur; commande ordre; utilisateur usager;
mot passe; mettre placer poser disposer; effacer supprimer enlever retirer; garder conserver;
envoyer expédier transmettre; avertir prévenir informer signaler; exiger demander réclamer;
refuser rejeter; diriger conduire mener; gouverner régner; conquérir prendre; détruire démolir;
abîmer endommager; nettoyer laver; cuire cuisiner; couper trancher; mélanger mêler;
chauffer réchauffer; planter semer; nourrir alimenter; manger consommer; vivre habiter résider;
posséder avoir détenir; dépasser excéder; rester demeurer; sembler paraître; provenir venir;
trouver situer; large ample; mince fin; facile simple aisé; difficile compliqué;
fort puissant robuste; dur solide; nouveau récent neuf; vieux ancien; dangereux risqué;
nuisible nocif; célèbre connu fameux; important essentiel majeur; identique même pareil;
semblable similaire; différent distinct divers; mouillé humide; apte adapté approprié convenable;
interdit défendu; permis autorisé; gratuit gratuitement; virage courbe; perdu disparu;
écrit noté; reconnu admis; choisir sélectionner; fond arrière-plan;
construire bâtir ériger édifier; fabriquer produire; garantir assurer; comprendre saisir;
obtenir recevoir; revenir retourner;
utiliser servir recourir employer; appliquer utiliser; pouvoir possible permettre capable; nécessaire besoin falloir
devoir exiger demander; devoir obligation obliger obligatoire; forcer obliger contraindre; cesser arrêter interrompre
couper; arrêt arrêter fin; produire former créer fabriquer générer obtenir; naître provenir venir originer; provenir
venir dériver; former constituer composer; consister composer comprendre; posséder disposer avoir détenir; devenir
transformer changer; rendre faire; augmentation hausse croissance; augmenter accroître élever allonger; allonger
augmenter prolonger; croître pousser grandir; diminution baisse réduction recul; diminuer baisser réduire décroître;
ralentir freiner; aider favoriser contribuer soutenir assister; aide assistance soutien; avantage bénéfice atout;
inconvénient désavantage; causer provoquer entraîner engendrer produire; mener conduire entraîner; cause raison motif
dû grâce; expliquer raison devoir cause; montrer révéler démontrer manifester; déclarer affirmer dire; considérer
juger estimer; connu célèbre réputé; trouver situer localiser; détecter reconnaître identifier; surveiller contrôler
observer; observer voir remarquer; voir apercevoir percevoir; entendre écouter; garder conserver maintenir; stocker
sauvegarder enregistrer; effacer supprimer éliminer; annuler résilier; supplémentaire autre additionnel; entrer
pénétrer; sortir quitter partir; éloigner éloignement recul reculer; traverser passer franchir; installer monter;
relier associer lier; fusionner unir; répartir distribuer partager; changer remplacer; déplacer bouger transférer;
jeter lancer; émettre dégager libérer; dégager sortir; absorber retenir; retenir garder bloquer; rendre restituer;
restaurer rétablir récupérer; appuyer presser serrer; tirer traîner; tourner pivoter rotation; réparer dépanner;
dommage dégât; panne défaillance incident; effondrer écrouler tomber; catastrophe désastre; protéger abriter; mesurer
mesure; calculer déterminer établir; imposer obliger; approuver accepter; rejeter refuser; corriger rectifier; somme
montant; dépense coût frais; cher coûteux prix tarif; tarif prix coût payer; réduit faible bas; loyer location;
propriétaire possesseur; vente vendre; achat acheter; gain profit bénéfice; revenu recette; mort décès mourir; tuer
abattre; vie existence; arriver survenir produire; durer prendre; durée temps période longueur; apparaître paraître
surgir; appeler connu nommer; dépendre selon fonction; varier dépendre changer; influencer affecter influer; différer
distinguer; égal identique même; semblable pareil similaire; dépasser excéder supérieur; inférieur moindre;
correspondre équivaloir; fonctionner marcher opérer; fonder instituer créer; inventer concevoir; développer élaborer;
réagir répondre; informer avertir prévenir aviser; avertissement avis alerte; essai test épreuve; gouverner diriger;
élire nommer désigner; suivre respecter; respecter observer; enfreindre infraction violer; sanction amende peine;
encourir exposer risquer; couvrir recouvrir revêtir; entourer cerner; brûler feu; geler glace; évaporer vapeur; couler
écouler; souffrir subir; guérir soigner; manger nourrir consommer; dormir reposer; repos pause; marier mariage; enfant
fils; femme féminin; homme masculin; danger risque menace; peur crainte; viser but; moyen instrument; manque carence;
excès trop; part fraction; morceau fragment; majorité plupart; nombre quantité; élément composant; ensemble groupe
tout; série suite; forme aspect figure; goût saveur; odeur parfum; bruit son; vitesse rapidité; vite rapidement
rapide; lentement doucement; effort force; force effort puissance énergie; poids peser lourd; hauteur altitude haut;
profondeur profond; longueur long; largeur large; épaisseur épais; couche feuillet niveau; bord marge; limite
frontière; centre milieu; intérieur dedans; extérieur dehors; sommet cime; base fond; sol terre; côte littoral; vent
air; humidité humide mouillé; sec sécher séchage; chaleur chaud; lumière lumineux; soleil solaire; lune lunaire; terre
terrestre; matériau matière substance; mélange mélanger; organisme institution autorité; corps organisme; entreprise
société firme; patron employeur; employé salarié travailleur; réunion séance; commune municipalité; public ouvert;
norme règle règlement; collectif commun; accord convention; signer signature; droit pouvoir; ouvrage livre œuvre;
écrit texte document; image figure photo photographie; mot terme parole; donnée information; scientifique chercheur
savant; découverte découvrir; malade patient; symptôme signe; médicament antibiotique remède traitement; germe
bactérie microbe; pas étape phase; tâche travail; réglage configuration paramètre défaut; bouton touche; magasin
boutique commerce; semaine hebdomadaire; chaque tout; entier complet total tout; seul uniquement seulement
exclusivement; principal majeur essentiel; suivant ultérieur; actuel aujourd'hui; fin mince; raide dur; mou tendre;
violent intense fort; sûr certain; commun répandu; progressivement peu graduellement; automatiquement automatique;
séparément ailleurs; nouveau encore; toujours constamment; librement libre réellement; négociable échangeable; compter
peser poids; gonfler lever développer; lever soulever monter; cuisson four cuire; dépôt accumuler déposer sédiment;
lac réservoir bassin; contenir capacité; récolte récolter; cultiver culture; élever élevage; propager répandre
diffuser; terminer finir fin; raccourcir court; patron chef; mot message; expéditeur envoyer; multiplier fois;
recharger charge; toucher concerner; aussitôt immédiatement; supporter endurer résister; sensible fragile; lac étang;
`;
