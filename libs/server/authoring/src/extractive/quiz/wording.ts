import { baseLanguage } from '@coursewright/text';

/** What a quiz says in its own words; `{a}`, `{b}` and `{c}` stand for what the lesson says. */
export interface Wording {
  /** {a}: a definition without its term. */
  readonly whichTerm: string;
  /** {a}: a term. */
  readonly whichMeaning: string;
  /** {a}: what the steps lead to. */
  readonly whichOrder: string;
  /** {a}: the title of the lesson. */
  readonly matchTerms: string;
  /** {a}: the heading above a list or table. */
  readonly matchEntries: string;
  /** {a}: lines of code. */
  readonly codeGives: string;
  /** With one line of code as `a`. */
  readonly lineGives: string;
  /** {a}: a name that a list tells something of. */
  readonly whatEntry: string;
  /** {a}: a short name that a list tells something of, {b}: the heading above it. */
  readonly whatEntryIn: string;
  /** {a}: what a list says of one of its entries. */
  readonly whichEntry: string;
  /** To be answered from memory. {a}: a term, which needs no article so. */
  readonly whatMeans: string;
  /** To be answered from memory. {a}: a name. */
  readonly whatIs: string;
  /** To be answered from memory. {a}: the name of a command, an option, a file. */
  readonly whatFor: string;
  /** {a}: a sentence of the source. */
  readonly because: string;
}

const en: Wording = {
  whichTerm: 'Which term means: “{a}”?',
  whichMeaning: 'What does “{a}” mean in this lesson?',
  whichOrder: 'In which order do the steps of “{a}” come?',
  matchTerms: 'Which meaning belongs to which term of “{a}”?',
  matchEntries: 'What does the lesson say of each entry of “{a}”?',
  codeGives: 'What is the result of the last line? {a}',
  lineGives: 'What is the result of {a}?',
  whatEntry: 'How does the lesson describe “{a}”?',
  whatEntryIn: 'How does the lesson describe “{a}” in “{b}”?',
  whichEntry: 'Which of these does the lesson describe like this: “{a}”?',
  whatMeans: 'What does “{a}” mean?',
  whatIs: 'What is “{a}”?',
  whatFor: 'What is “{a}” for?',
  because: 'The source says: “{a}”',
};
const es: Wording = {
  whichTerm: '¿Qué término significa: «{a}»?',
  whichMeaning: '¿Qué significa «{a}» en esta lección?',
  whichOrder: '¿En qué orden van los pasos de «{a}»?',
  matchTerms: '¿Qué significado corresponde a cada término de «{a}»?',
  matchEntries: '¿Qué dice la lección de cada elemento de «{a}»?',
  codeGives: '¿Cuál es el resultado de la última línea? {a}',
  lineGives: '¿Cuál es el resultado de {a}?',
  whatEntry: '¿Cómo describe la lección «{a}»?',
  whatEntryIn: '¿Cómo describe la lección «{a}» en «{b}»?',
  whichEntry: '¿Cuál de estos elementos describe así la lección: «{a}»?',
  whatMeans: '¿Qué significa «{a}»?',
  whatIs: '¿Qué es «{a}»?',
  whatFor: '¿Para qué sirve «{a}»?',
  because: 'La fuente dice: «{a}»',
};
const fr: Wording = {
  whichTerm: 'Quel terme a ce sens : « {a} » ?',
  whichMeaning: 'Que signifie « {a} » dans cette leçon ?',
  whichOrder: 'Dans quel ordre viennent les étapes de « {a} » ?',
  matchTerms: 'Quel sens va avec quel terme de « {a} » ?',
  matchEntries: 'Que dit la leçon de chaque élément de « {a} » ?',
  codeGives: 'Quel est le résultat de la dernière ligne ? {a}',
  lineGives: 'Quel est le résultat de {a} ?',
  whatEntry: 'Comment la leçon décrit-elle « {a} » ?',
  whatEntryIn: 'Comment la leçon décrit-elle « {a} » dans « {b} » ?',
  whichEntry: 'Lequel de ces éléments la leçon décrit-elle ainsi : « {a} » ?',
  whatMeans: 'Que signifie « {a} » ?',
  whatIs: 'Qu’est-ce que « {a} » ?',
  whatFor: 'À quoi sert « {a} » ?',
  because: 'La source dit : « {a} »',
};
const de: Wording = {
  whichTerm: 'Welcher Begriff bedeutet: „{a}“?',
  whichMeaning: 'Was bedeutet „{a}“ in dieser Lektion?',
  whichOrder: 'In welcher Reihenfolge stehen die Schritte von „{a}“?',
  matchTerms: 'Welche Bedeutung gehört zu welchem Begriff in „{a}“?',
  matchEntries: 'Was sagt die Lektion über die einzelnen Einträge von „{a}“?',
  codeGives: 'Was ist das Ergebnis der letzten Zeile? {a}',
  lineGives: 'Was ist das Ergebnis von {a}?',
  whatEntry: 'Wie beschreibt die Lektion „{a}“?',
  whatEntryIn: 'Wie beschreibt die Lektion „{a}“ in „{b}“?',
  whichEntry: 'Was beschreibt die Lektion so: „{a}“?',
  whatMeans: 'Was bedeutet „{a}“?',
  whatIs: 'Was ist „{a}“?',
  whatFor: 'Wozu dient „{a}“?',
  because: 'In der Quelle steht: „{a}“',
};
const it: Wording = {
  whichTerm: 'Quale termine significa: «{a}»?',
  whichMeaning: 'Che cosa significa «{a}» in questa lezione?',
  whichOrder: 'In quale ordine vengono i passi di «{a}»?',
  matchTerms: 'Quale significato corrisponde a ogni termine di «{a}»?',
  matchEntries: 'Che cosa dice la lezione di ogni voce di «{a}»?',
  codeGives: 'Qual è il risultato dell’ultima riga? {a}',
  lineGives: 'Qual è il risultato di {a}?',
  whatEntry: 'Come descrive la lezione «{a}»?',
  whatEntryIn: 'Come descrive la lezione «{a}» in «{b}»?',
  whichEntry: 'Quale di questi elementi la lezione descrive così: «{a}»?',
  whatMeans: 'Che cosa significa «{a}»?',
  whatIs: 'Che cos’è «{a}»?',
  whatFor: 'A che cosa serve «{a}»?',
  because: 'La fonte dice: «{a}»',
};
const pt: Wording = {
  whichTerm: 'Que termo significa: «{a}»?',
  whichMeaning: 'O que significa «{a}» nesta lição?',
  whichOrder: 'Em que ordem vêm os passos de «{a}»?',
  matchTerms: 'Que significado corresponde a cada termo de «{a}»?',
  matchEntries: 'O que diz a lição de cada elemento de «{a}»?',
  codeGives: 'Qual é o resultado da última linha? {a}',
  lineGives: 'Qual é o resultado de {a}?',
  whatEntry: 'Como descreve a lição «{a}»?',
  whatEntryIn: 'Como descreve a lição «{a}» em «{b}»?',
  whichEntry: 'Qual destes elementos a lição descreve assim: «{a}»?',
  whatMeans: 'O que significa «{a}»?',
  whatIs: 'O que é «{a}»?',
  whatFor: 'Para que serve «{a}»?',
  because: 'A fonte diz: «{a}»',
};
const ca: Wording = {
  whichTerm: 'Quin terme significa: «{a}»?',
  whichMeaning: 'Què significa «{a}» en aquesta lliçó?',
  whichOrder: 'En quin ordre van els passos de «{a}»?',
  matchTerms: 'Quin significat correspon a cada terme de «{a}»?',
  matchEntries: 'Què diu la lliçó de cada element de «{a}»?',
  codeGives: 'Quin és el resultat de l’última línia? {a}',
  lineGives: 'Quin és el resultat de {a}?',
  whatEntry: 'Com descriu la lliçó «{a}»?',
  whatEntryIn: 'Com descriu la lliçó «{a}» a «{b}»?',
  whichEntry: 'Quin d’aquests elements descriu així la lliçó: «{a}»?',
  whatMeans: 'Què significa «{a}»?',
  whatIs: 'Què és «{a}»?',
  whatFor: 'Per a què serveix «{a}»?',
  because: 'La font diu: «{a}»',
};
const ru: Wording = {
  whichTerm: 'Какой термин означает: «{a}»?',
  whichMeaning: 'Что в этом уроке означает «{a}»?',
  whichOrder: 'В каком порядке идут шаги «{a}»?',
  matchTerms: 'Какое значение относится к какому термину урока «{a}»?',
  matchEntries: 'Что в уроке сказано о каждом пункте раздела «{a}»?',
  codeGives: 'Каков результат последней строки? {a}',
  lineGives: 'Что даёт {a}?',
  whatEntry: 'Как урок описывает «{a}»?',
  whatEntryIn: 'Как урок описывает «{a}» в разделе «{b}»?',
  whichEntry: 'Что из этого урок описывает так: «{a}»?',
  whatMeans: 'Что означает «{a}»?',
  whatIs: 'Что такое «{a}»?',
  whatFor: 'Для чего служит «{a}»?',
  because: 'В источнике сказано: «{a}»',
};
const zh: Wording = {
  whichTerm: '哪个术语的含义是“{a}”？',
  whichMeaning: '在本课中，“{a}”是什么意思？',
  whichOrder: '“{a}”的步骤按什么顺序进行？',
  matchTerms: '“{a}”中，哪个含义对应哪个术语？',
  matchEntries: '本课对“{a}”中的各项分别是怎么说的？',
  codeGives: '最后一行的结果是什么？{a}',
  lineGives: '{a} 的结果是什么？',
  whatEntry: '本课如何描述“{a}”？',
  whatEntryIn: '本课在“{b}”中如何描述“{a}”？',
  whichEntry: '本课将以下哪一项描述为：“{a}”？',
  whatMeans: '“{a}”是什么意思？',
  whatIs: '什么是“{a}”？',
  whatFor: '“{a}”有什么用？',
  because: '原文：“{a}”',
};
const ja: Wording = {
  whichTerm: '「{a}」を意味する用語はどれですか？',
  whichMeaning: 'このレッスンで「{a}」とは何ですか？',
  whichOrder: '「{a}」の手順はどの順番ですか？',
  matchTerms: '「{a}」では、どの意味がどの用語に当てはまりますか？',
  matchEntries: '「{a}」の各項目について、レッスンでは何と述べていますか？',
  codeGives: '最後の行の結果は何ですか？{a}',
  lineGives: '{a} の結果は何ですか？',
  whatEntry: 'レッスンでは「{a}」をどのように説明していますか？',
  whatEntryIn: 'レッスンでは「{b}」の「{a}」をどのように説明していますか？',
  whichEntry: 'レッスンで「{a}」と説明されているのはどれですか？',
  whatMeans: '「{a}」とは何ですか？',
  whatIs: '「{a}」とは何ですか？',
  whatFor: '「{a}」は何に使いますか？',
  because: '出典：「{a}」',
};
const ar: Wording = {
  whichTerm: 'أي مصطلح يعني: «{a}»؟',
  whichMeaning: 'ماذا يعني «{a}» في هذا الدرس؟',
  whichOrder: 'ما ترتيب خطوات «{a}»؟',
  matchTerms: 'أي معنى يقابل كل مصطلح في «{a}»؟',
  matchEntries: 'ماذا يقول الدرس عن كل عنصر من «{a}»؟',
  codeGives: 'ما نتيجة السطر الأخير؟ {a}',
  lineGives: 'ما نتيجة {a}؟',
  whatEntry: 'كيف يصف الدرس «{a}»؟',
  whatEntryIn: 'كيف يصف الدرس «{a}» في «{b}»؟',
  whichEntry: 'أيٌّ مما يلي يصفه الدرس هكذا: «{a}»؟',
  whatMeans: 'ماذا يعني «{a}»؟',
  whatIs: 'ما المقصود بـ«{a}»؟',
  whatFor: 'فيم يُستخدم «{a}»؟',
  because: 'يقول المصدر: «{a}»',
};
const hi: Wording = {
  whichTerm: 'किस शब्द का अर्थ है: “{a}”?',
  whichMeaning: 'इस पाठ में “{a}” का अर्थ क्या है?',
  whichOrder: '“{a}” के चरण किस क्रम में आते हैं?',
  matchTerms: '“{a}” में कौन-सा अर्थ किस शब्द का है?',
  matchEntries: '“{a}” की प्रत्येक प्रविष्टि के बारे में पाठ क्या कहता है?',
  codeGives: 'अंतिम पंक्ति का परिणाम क्या है? {a}',
  lineGives: '{a} का परिणाम क्या है?',
  whatEntry: 'पाठ “{a}” का वर्णन कैसे करता है?',
  whatEntryIn: '“{b}” में पाठ “{a}” का वर्णन कैसे करता है?',
  whichEntry: 'पाठ इनमें से किसका वर्णन ऐसे करता है: “{a}”?',
  whatMeans: '“{a}” का अर्थ क्या है?',
  whatIs: '“{a}” क्या है?',
  whatFor: '“{a}” किस काम आता है?',
  because: 'स्रोत में लिखा है: “{a}”',
};

const byLanguage: Readonly<Record<string, Wording>> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  ca,
  ru,
  zh,
  ja,
  ar,
  hi,
};

/** The wording of a course language; English where there is none. */
export const wordingFor = (language: string): Wording => byLanguage[baseLanguage(language)] ?? en;

/** Are there rules for questions on texts of the language? */
export const asksIn = (language: string): boolean => baseLanguage(language) in byLanguage;

/** A wording with what the lesson says in its places. */
export const worded = (
  wording: string,
  { a = '', b = '', c = '' }: { a?: string; b?: string; c?: string },
): string =>
  wording.replace(/\{([abc])\}/g, (_, place: string) =>
    place === 'a' ? a : place === 'b' ? b : c,
  );
