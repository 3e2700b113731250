const lists: Record<string, string> = {
  en: `a about above after again all also am an and any are as at be because been before being below between both but by can could did do does
    doing down during each few for from further had has have having he her here hers him his how i if in into is it its itself just me more most my
    no nor not now of off on once only or other our out over own same she should so some such than that the their them then there these they this
    those through to too under until up very was we were what when where which while who whom why will with would you your`,
  es: `a al algo como con contra cual cuando de del desde donde dos el ella ellas ellos en entre era es esa ese eso esta este esto está están fue ha
    han hasta hay la las le les lo los más me mi mientras muy nada ni no nos o os otra otro para pero poco por porque qué que quien se ser si sí sin
    sobre son su sus también tan te tiene todo tras tu tus un una uno unos y ya yo`,
  fr: `a à au aux avec ce ces cette dans de des du elle elles en entre est et être eu il ils je la le les leur leurs lui ma mais me même mes mon ne
    nos notre nous on ont ou où par pas plus pour qu que qui sa sans se ses si son sont sur ta te tes ton tu un une vos votre vous y`,
  de: `aber als am an auch auf aus bei bin bis da damit das dass dem den der des die dies diese dieser dieses doch du durch ein eine einem einen einer
    eines er es für hat haben hier ich ihr ihre im in ist ja kann kein keine mit nach nicht noch nur oder ob sein seine sich sie sind so über um und
    uns unter vom von vor war was weil wenn wer wie wird wir wo zu zum zur zwischen`,
  it: `a ad ai al alla alle anche che chi ci come con cosa da dai dal dalla dalle degli dei del della delle di dove e è ed era essere fra gli ha hanno i
    il in io la le lei lo loro lui ma mi nei nel nella nelle noi non o per perché più quale quando quello questa questo se sei si sia sono su sua sue
    sugli sul sulla suo tra tu un una uno`,
  pt: `a ao aos as à às com como da das de dela dele do dos e é ela elas ele eles em entre era essa esse esta está este eu foi há isso isto já lhe mais
    mas me mesmo meu minha muito na nas não nem no nos nós o os ou para pela pelas pelo pelos por qual quando que quem se sem ser seu sua são só
    também te tem um uma você`,
  ca: `a al als amb aquest aquesta com de del dels des el els en entre és era es està ha han hi i la les li lo més molt na ni no o on per però que què
    qui se ser si són sobre també un una uns`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всех вы где да даже для до его ее если есть еще же за и из или им их к как ко
    когда кто ли мне может мы на над не него нет ни них но о об он она они оно от по под при с со так также там то того тоже только том ты у уже чем
    что чтобы эта эти это этого этот я`,
};

/** Words of a topic that say that a course is wanted, not on what. */
const courseWords = `introduction intro introductory basics basic fundamentals guide tutorial course lesson beginner beginners advanced learn overview
  understanding explained works work principles everyone complete crash essentials
  funciona funcionan funcionamiento introducción básico básica fundamentos guía curso principiantes aprender conceptos aprende
  introduction débutants cours apprendre bases guide einführung grundlagen kurs lernen anfänger introduzione corso basi guida introdução curso aprender
  básicos введение основы курс начинающих`;

export const stopWordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
export const courseStopWords: ReadonlySet<string> = new Set(courseWords.split(/\s+/));
