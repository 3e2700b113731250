import { baseLanguage } from '@coursewright/text';
import { commandWordings } from './command-wording.ts';

/** What a quiz says in its own words; `{a}`, `{b}` and `{c}` stand for what the lesson says. */
interface Words {
  /** {a}: a definition without its term. */
  readonly whichTerm: string;
  /** {a}: a term. */
  readonly whichMeaning: string;
  /** {a}: the head of a column, {b}: the first cell of a row, {c}: what the table is about. */
  readonly whichCell: string;
  /** {a}: a step, {b}: what the steps lead to. */
  readonly nextStep: string;
  /** {a}: what the steps lead to. */
  readonly whichOrder: string;
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
  /** {a}: a statement with a gap where a term stands. */
  readonly whichGap: string;
  /** {a}: a sentence of the source. */
  readonly because: string;
}

const en: Words = {
  whichTerm: 'Which term means: “{a}”?',
  whichMeaning: 'What does “{a}” mean in this lesson?',
  whichCell: 'In the table on “{c}”, what stands under “{a}” for “{b}”?',
  nextStep: 'In “{b}”, which step comes directly after “{a}”?',
  whichOrder: 'In which order do the steps of “{a}” come?',
  matchTerms: 'Which meaning belongs to which term?',
  matchEntries: 'What does the lesson say of each entry of “{a}”?',
  codeGives: 'What is the result of the last line? {a}',
  lineGives: 'What is the result of {a}?',
  whatEntry: 'How does the lesson describe “{a}”?',
  whatEntryIn: 'How does the lesson describe “{a}” in “{b}”?',
  whichEntry: 'Which of these does the lesson describe like this: “{a}”?',
  whichGap: 'Which term belongs in the gap: “{a}”?',
  because: 'The source says: “{a}”',
};
const es: Words = {
  whichTerm: '¿Qué término significa: «{a}»?',
  whichMeaning: '¿Qué significa «{a}» en esta lección?',
  whichCell: 'En la tabla sobre «{c}», ¿qué figura en «{a}» para «{b}»?',
  nextStep: 'En «{b}», ¿qué paso sigue directamente a «{a}»?',
  whichOrder: '¿En qué orden van los pasos de «{a}»?',
  matchTerms: '¿Qué significado corresponde a cada término?',
  matchEntries: '¿Qué dice la lección de cada elemento de «{a}»?',
  codeGives: '¿Cuál es el resultado de la última línea? {a}',
  lineGives: '¿Cuál es el resultado de {a}?',
  whatEntry: '¿Cómo describe la lección «{a}»?',
  whatEntryIn: '¿Cómo describe la lección «{a}» en «{b}»?',
  whichEntry: '¿Cuál de estos elementos describe así la lección: «{a}»?',
  whichGap: '¿Qué término va en el hueco: «{a}»?',
  because: 'La fuente dice: «{a}»',
};
const fr: Words = {
  whichTerm: 'Quel terme a ce sens : « {a} » ?',
  whichMeaning: 'Que signifie « {a} » dans cette leçon ?',
  whichCell: 'Dans le tableau sur « {c} », que trouve-t-on sous « {a} » pour « {b} » ?',
  nextStep: 'Dans « {b} », quelle étape suit directement « {a} » ?',
  whichOrder: 'Dans quel ordre viennent les étapes de « {a} » ?',
  matchTerms: 'Quel sens va avec quel terme ?',
  matchEntries: 'Que dit la leçon de chaque élément de « {a} » ?',
  codeGives: 'Quel est le résultat de la dernière ligne ? {a}',
  lineGives: 'Quel est le résultat de {a} ?',
  whatEntry: 'Comment la leçon décrit-elle « {a} » ?',
  whatEntryIn: 'Comment la leçon décrit-elle « {a} » dans « {b} » ?',
  whichEntry: 'Lequel de ces éléments la leçon décrit-elle ainsi : « {a} » ?',
  whichGap: 'Quel terme va à la place du trait : « {a} » ?',
  because: 'La source dit : « {a} »',
};
const de: Words = {
  whichTerm: 'Welcher Begriff bedeutet: „{a}“?',
  whichMeaning: 'Was bedeutet „{a}“ in dieser Lektion?',
  whichCell: 'Was steht in der Tabelle zu „{c}“ unter „{a}“ bei „{b}“?',
  nextStep: 'Welcher Schritt folgt bei „{b}“ direkt auf „{a}“?',
  whichOrder: 'In welcher Reihenfolge stehen die Schritte von „{a}“?',
  matchTerms: 'Welche Bedeutung gehört zu welchem Begriff?',
  matchEntries: 'Was sagt die Lektion über die einzelnen Einträge von „{a}“?',
  codeGives: 'Was ist das Ergebnis der letzten Zeile? {a}',
  lineGives: 'Was ist das Ergebnis von {a}?',
  whatEntry: 'Wie beschreibt die Lektion „{a}“?',
  whatEntryIn: 'Wie beschreibt die Lektion „{a}“ in „{b}“?',
  whichEntry: 'Was beschreibt die Lektion so: „{a}“?',
  whichGap: 'Welcher Begriff gehört in die Lücke: „{a}“?',
  because: 'In der Quelle steht: „{a}“',
};
const it: Words = {
  whichTerm: 'Quale termine significa: «{a}»?',
  whichMeaning: 'Che cosa significa «{a}» in questa lezione?',
  whichCell: 'Nella tabella su «{c}», che cosa si trova sotto «{a}» per «{b}»?',
  nextStep: 'In «{b}», quale passo segue direttamente «{a}»?',
  whichOrder: 'In quale ordine vengono i passi di «{a}»?',
  matchTerms: 'Quale significato corrisponde a ogni termine?',
  matchEntries: 'Che cosa dice la lezione di ogni voce di «{a}»?',
  codeGives: 'Qual è il risultato dell’ultima riga? {a}',
  lineGives: 'Qual è il risultato di {a}?',
  whatEntry: 'Come descrive la lezione «{a}»?',
  whatEntryIn: 'Come descrive la lezione «{a}» in «{b}»?',
  whichEntry: 'Quale di questi elementi la lezione descrive così: «{a}»?',
  whichGap: 'Quale termine va nello spazio vuoto: «{a}»?',
  because: 'La fonte dice: «{a}»',
};
const pt: Words = {
  whichTerm: 'Que termo significa: «{a}»?',
  whichMeaning: 'O que significa «{a}» nesta lição?',
  whichCell: 'Na tabela sobre «{c}», o que está em «{a}» para «{b}»?',
  nextStep: 'Em «{b}», que passo vem logo depois de «{a}»?',
  whichOrder: 'Em que ordem vêm os passos de «{a}»?',
  matchTerms: 'Que significado corresponde a cada termo?',
  matchEntries: 'O que diz a lição de cada elemento de «{a}»?',
  codeGives: 'Qual é o resultado da última linha? {a}',
  lineGives: 'Qual é o resultado de {a}?',
  whatEntry: 'Como descreve a lição «{a}»?',
  whatEntryIn: 'Como descreve a lição «{a}» em «{b}»?',
  whichEntry: 'Qual destes elementos a lição descreve assim: «{a}»?',
  whichGap: 'Que termo pertence à lacuna: «{a}»?',
  because: 'A fonte diz: «{a}»',
};
const ca: Words = {
  whichTerm: 'Quin terme significa: «{a}»?',
  whichMeaning: 'Què significa «{a}» en aquesta lliçó?',
  whichCell: 'A la taula sobre «{c}», què hi ha a «{a}» per a «{b}»?',
  nextStep: 'A «{b}», quin pas segueix directament «{a}»?',
  whichOrder: 'En quin ordre van els passos de «{a}»?',
  matchTerms: 'Quin significat correspon a cada terme?',
  matchEntries: 'Què diu la lliçó de cada element de «{a}»?',
  codeGives: 'Quin és el resultat de l’última línia? {a}',
  lineGives: 'Quin és el resultat de {a}?',
  whatEntry: 'Com descriu la lliçó «{a}»?',
  whatEntryIn: 'Com descriu la lliçó «{a}» a «{b}»?',
  whichEntry: 'Quin d’aquests elements descriu així la lliçó: «{a}»?',
  whichGap: 'Quin terme va al buit: «{a}»?',
  because: 'La font diu: «{a}»',
};
const ru: Words = {
  whichTerm: 'Какой термин означает: «{a}»?',
  whichMeaning: 'Что в этом уроке означает «{a}»?',
  whichCell: 'Что указано в таблице «{c}» в столбце «{a}» для «{b}»?',
  nextStep: 'Какой шаг в «{b}» следует сразу после «{a}»?',
  whichOrder: 'В каком порядке идут шаги «{a}»?',
  matchTerms: 'Какое значение относится к какому термину?',
  matchEntries: 'Что в уроке сказано о каждом пункте раздела «{a}»?',
  codeGives: 'Каков результат последней строки? {a}',
  lineGives: 'Что даёт {a}?',
  whatEntry: 'Как урок описывает «{a}»?',
  whatEntryIn: 'Как урок описывает «{a}» в разделе «{b}»?',
  whichEntry: 'Что из этого урок описывает так: «{a}»?',
  whichGap: 'Какой термин пропущен: «{a}»?',
  because: 'В источнике сказано: «{a}»',
};
const zh: Words = {
  whichTerm: '哪个术语的含义是“{a}”？',
  whichMeaning: '在本课中，“{a}”是什么意思？',
  whichCell: '在关于“{c}”的表格中，“{b}”的“{a}”是什么？',
  nextStep: '在“{b}”中，“{a}”之后紧接着是哪一步？',
  whichOrder: '“{a}”的步骤按什么顺序进行？',
  matchTerms: '哪个含义对应哪个术语？',
  matchEntries: '本课对“{a}”中的各项分别是怎么说的？',
  codeGives: '最后一行的结果是什么？{a}',
  lineGives: '{a} 的结果是什么？',
  whatEntry: '本课如何描述“{a}”？',
  whatEntryIn: '本课在“{b}”中如何描述“{a}”？',
  whichEntry: '本课将以下哪一项描述为：“{a}”？',
  whichGap: '空白处应填哪个术语：“{a}”？',
  because: '原文：“{a}”',
};
const ja: Words = {
  whichTerm: '「{a}」を意味する用語はどれですか？',
  whichMeaning: 'このレッスンで「{a}」とは何ですか？',
  whichCell: '「{c}」の表で、「{b}」の「{a}」は何ですか？',
  nextStep: '「{b}」で、「{a}」の直後の手順はどれですか？',
  whichOrder: '「{a}」の手順はどの順番ですか？',
  matchTerms: 'どの意味がどの用語に当てはまりますか？',
  matchEntries: '「{a}」の各項目について、レッスンでは何と述べていますか？',
  codeGives: '最後の行の結果は何ですか？{a}',
  lineGives: '{a} の結果は何ですか？',
  whatEntry: 'レッスンでは「{a}」をどのように説明していますか？',
  whatEntryIn: 'レッスンでは「{b}」の「{a}」をどのように説明していますか？',
  whichEntry: 'レッスンで「{a}」と説明されているのはどれですか？',
  whichGap: '空欄に入る用語はどれですか：「{a}」？',
  because: '出典：「{a}」',
};
const ar: Words = {
  whichTerm: 'أي مصطلح يعني: «{a}»؟',
  whichMeaning: 'ماذا يعني «{a}» في هذا الدرس؟',
  whichCell: 'في الجدول عن «{c}»، ماذا يرد تحت «{a}» مقابل «{b}»؟',
  nextStep: 'في «{b}»، أي خطوة تأتي مباشرة بعد «{a}»؟',
  whichOrder: 'ما ترتيب خطوات «{a}»؟',
  matchTerms: 'أي معنى يقابل كل مصطلح؟',
  matchEntries: 'ماذا يقول الدرس عن كل عنصر من «{a}»؟',
  codeGives: 'ما نتيجة السطر الأخير؟ {a}',
  lineGives: 'ما نتيجة {a}؟',
  whatEntry: 'كيف يصف الدرس «{a}»؟',
  whatEntryIn: 'كيف يصف الدرس «{a}» في «{b}»؟',
  whichEntry: 'أيٌّ مما يلي يصفه الدرس هكذا: «{a}»؟',
  whichGap: 'أي مصطلح يملأ الفراغ: «{a}»؟',
  because: 'يقول المصدر: «{a}»',
};
const hi: Words = {
  whichTerm: 'किस शब्द का अर्थ है: “{a}”?',
  whichMeaning: 'इस पाठ में “{a}” का अर्थ क्या है?',
  whichCell: '“{c}” की तालिका में “{b}” के लिए “{a}” में क्या है?',
  nextStep: '“{b}” में “{a}” के ठीक बाद कौन-सा चरण आता है?',
  whichOrder: '“{a}” के चरण किस क्रम में आते हैं?',
  matchTerms: 'कौन-सा अर्थ किस शब्द का है?',
  matchEntries: '“{a}” की प्रत्येक प्रविष्टि के बारे में पाठ क्या कहता है?',
  codeGives: 'अंतिम पंक्ति का परिणाम क्या है? {a}',
  lineGives: '{a} का परिणाम क्या है?',
  whatEntry: 'पाठ “{a}” का वर्णन कैसे करता है?',
  whatEntryIn: '“{b}” में पाठ “{a}” का वर्णन कैसे करता है?',
  whichEntry: 'पाठ इनमें से किसका वर्णन ऐसे करता है: “{a}”?',
  whichGap: 'रिक्त स्थान में कौन-सा शब्द आएगा: “{a}”?',
  because: 'स्रोत में लिखा है: “{a}”',
};

/** What a quiz says, commands included. */
export interface Wording extends Words {
  readonly commands: ReturnType<typeof commandWordings>;
}

const byLanguage: Readonly<Record<string, Words>> = {
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
export const wordingFor = (language: string): Wording => ({
  ...(byLanguage[baseLanguage(language)] ?? en),
  commands: commandWordings(language),
});

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
