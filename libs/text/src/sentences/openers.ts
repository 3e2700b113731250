// Words that open sentences far more often than they stand within a name; short on purpose, since
// the web carries them too.
const lists: Readonly<Record<string, string>> = {
  en: 'the a an this that these those it he she they we you i his her its their our my your in on at by for from with without of to as if when while where after before since until because although though however but and or so then there here what who why how which nobody everyone some many most all both each few another other others not no yes today now later soon once also only even still yet thus',
  es: 'el la los las un una unos unas este esta esto estos estas ese esa eso aquel aquella su sus mi en con sin por para de desde hasta como si cuando mientras donde aunque pero y o entonces luego después antes hoy ahora no sí se lo le él ella ellos ellas nadie todo todos otro otra también así además',
  fr: 'le la les l’ un une des ce cet cette ces cela c’est il elle ils elles on nous vous je son sa ses leur leurs mon en dans avec sans par pour de du depuis comme si quand lorsque où mais et ou puis alors ensuite après avant aujourd’hui maintenant non oui personne tout tous aussi ainsi',
  de: 'der die das den dem des ein eine einer einem einen dieser diese dieses jener jene er sie es wir ihr ich man sein seine ihre unser in im am an auf aus bei mit nach von vom zu zum zur für durch ohne um über unter vor seit als wenn weil da dass obwohl während aber und oder dann danach dort hier heute jetzt nein ja nicht niemand alle auch so was wer wie warum',
  it: 'il lo la i gli le l’ un uno una questo questa questi queste quello quella suo sua in nel nella con senza per da di del della dal come se quando mentre dove ma e o poi allora dopo prima oggi ora non no sì si egli lui lei loro nessuno tutto tutti anche così',
  pt: 'o a os as um uma este esta isto esse essa isso aquele aquela seu sua em no na nos nas com sem por para de do da desde como se quando enquanto onde mas e ou então depois antes hoje agora não sim ele ela eles elas ninguém tudo todos também assim',
  ca: 'el la els les un una uns unes aquest aquesta això aquell aquella seu seva en amb sense per de del des com si quan mentre on però i o llavors després abans avui ara no sí ell ella ningú tot tots també així',
  ru: 'это этот эта эти тот та те он она оно они мы вы я его её ее их наш в во на с со к из от до по за о об при для без после перед если когда пока где как но и а или потом затем теперь сегодня там тут здесь не нет да никто все всё так также',
};
const compiled = new Map<string, ReadonlySet<string>>();

/**
 * Whether a capitalised word is one that opens sentences (an article, a pronoun …), rather than a
 * name.
 */
export function opensSentences(word: string, base: string): boolean {
  let openers = compiled.get(base);
  if (!openers) compiled.set(base, (openers = new Set((lists[base] ?? '').split(' '))));
  const lower = word.toLowerCase();
  return openers.has(lower) || openers.has(lower.replace(/['’].*$/u, '’'));
}
