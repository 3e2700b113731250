/** Words and remarks that answer somebody and claim nothing of the subject, by language. */
const openings: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /yes|yeah|yep|yup|sure|well|oh|ah|wow|okay|ok|haha|cool|nice|great|awesome|interesting/,
    /indeed|of course|absolutely|definitely|certainly|exactly|good question/,
    /(?:i|we) (?:see|know|agree|do|think so)(?: with you| too)?|you(?:['’]re| are) (?:right|welcome)/,
    /(?:that|this|it)(?:['’]s| is| sounds| was) (?:so |very |quite |really |pretty )?(?:true|right|correct|interesting|cool|great|funny|good|nice|amazing|awesome|impressive|fascinating|okay|ok)/,
  ],
  es: [
    /sí|claro|claro que sí|por supuesto|bueno|vaya|exacto|desde luego|buena pregunta/,
    /(?:es )?verdad|así es|tienes razón|tiene razón/,
  ],
  de: [
    /ja|klar|natürlich|genau|na ja|tja|ach|gute frage/,
    /(?:das )?stimmt|(?:das ist )?richtig|du hast recht|sie haben recht/,
  ],
  fr: [
    /oui|bien sûr|eh bien|ah|oh|exactement|tout à fait|bonne question/,
    /c['’]est vrai|tu as raison|vous avez raison/,
  ],
  it: [/sì|certo|certamente|beh|esatto|buona domanda/, /è vero|hai ragione|ha ragione/],
  pt: [
    /sim|claro|com certeza|bom|pois é|exato|boa pergunta/,
    /(?:é )?verdade|você tem razão|tens razão/,
  ],
  ru: [/да|конечно|ну|ах|точно|верно|хороший вопрос|это правда|вы правы|ты прав/],
  ar: [/نعم|أجل|بالطبع|طبعا|بالتأكيد|حسنا/],
};
/** What says no more than that the text says it: "The passage also mentions that …". */
const frames: Readonly<Record<string, RegExp>> = {
  en: /(?:the|this) (?:passage|text|article|excerpt|document|source|section|chapter|author)s? (?:also |further |then )?(?:(?:states?|mentions?|notes?|says?|explains?|describes?|reports?|adds?|points out|shows?|tells us|highlights?|emphasi[sz]es?|indicates?) that|discusses|describes|mentions|covers)|(?:according to|as stated in) the (?:passage|text|article|excerpt|document|source),/,
  de: /(?:im (?:text|artikel|abschnitt|dokument) (?:steht|heißt es)|(?:der|dieser) (?:text|artikel|abschnitt) (?:sagt|erklärt|erwähnt|beschreibt)(?: auch)?), dass|laut (?:dem )?(?:text|artikel|abschnitt|dokument)/,
  fr: /(?:le|ce) (?:passage|texte|document|chapitre) (?:dit|indique|précise|mentionne|explique|rapporte)(?: aussi| également)? que|(?:selon|d['’]après) le (?:passage|texte|document|chapitre),/,
  es: /(?:el|este) (?:pasaje|texto|artículo|documento|capítulo) (?:también )?(?:dice|indica|menciona|explica|señala|afirma) que|según el (?:pasaje|texto|artículo|documento),/,
  it: /(?:il|questo) (?:brano|testo|documento|capitolo) (?:dice|indica|menziona|spiega|afferma)(?: anche)? che|secondo il (?:brano|testo|documento),/,
  pt: /(?:o|este) (?:trecho|texto|artigo|documento|capítulo) (?:também )?(?:diz|indica|menciona|explica|afirma) que|segundo o (?:trecho|texto|artigo|documento),/,
};
const framePatterns = new Map(
  Object.entries(frames).map(([language, { source }]) => [
    language,
    new RegExp(`^\\s*(?:${source})\\s+(?=\\S{2})`, 'iu'),
  ]),
);
const patterns = new Map(
  Object.entries(openings).map(([language, words]) => [
    language,
    new RegExp(
      `^\\s*(?:${words.map(({ source }) => source).join('|')})\\s*[,!.،…–—-]+\\s+(?=\\S)`,
      'iu',
    ),
  ]),
);

/** The sentence without the words with which it answers somebody: "Sure! It was built in 1889." */
export function withoutOpening(sentence: string, language: string): string {
  const frame = framePatterns.get(language);
  let rest = frame ? sentence.replace(frame, '') : sentence;
  const pattern = patterns.get(language);
  if (!pattern) return rest;
  for (let more = true; more;) {
    const shorter = rest.replace(pattern, '');
    more = shorter !== rest;
    rest = shorter;
  }
  return rest;
}
