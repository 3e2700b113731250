/** The words that files have around the text of a course. */
export interface Headings {
  /** Whose words they are. */
  readonly language: string;
  readonly contents: string;
  readonly objectives: string;
  readonly summary: string;
  readonly keyTerms: string;
  readonly quiz: string;
  readonly answers: string;
  readonly answer: string;
  readonly resources: string;
  readonly sources: string;
  readonly passage: string;
  readonly toMatch: string;
  readonly unsupported: string;
  readonly notWritten: string;
  readonly citesNothing: string;
}

// In the order of `Headings`.
const words: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Contents',
    'Objectives',
    'Summary',
    'Key terms',
    'Quiz',
    'Answers',
    'Answer',
    'Resources',
    'Sources',
    'Passage',
    'Match with',
    'The passage does not prove this.',
    'This lesson has not been written yet.',
    'This lesson cites no source. Nothing in it was checked, so verify what you rely on.',
  ],
  es: [
    'Índice',
    'Objetivos',
    'Resumen',
    'Términos clave',
    'Cuestionario',
    'Respuestas',
    'Respuesta',
    'Recursos',
    'Fuentes',
    'Pasaje',
    'Relaciona con',
    'El pasaje no lo demuestra.',
    'Esta lección aún no está escrita.',
    'Esta lección no cita ninguna fuente. Nada en ella se ha comprobado: verifica aquello en lo que te apoyes.',
  ],
  fr: [
    'Sommaire',
    'Objectifs',
    'Résumé',
    'Termes clés',
    'Quiz',
    'Réponses',
    'Réponse',
    'Ressources',
    'Sources',
    'Passage',
    'Associer à',
    'Le passage ne le démontre pas.',
    'Cette leçon n’est pas encore écrite.',
    'Cette leçon ne cite aucune source. Rien n’y a été vérifié : contrôlez ce sur quoi vous comptez vous appuyer.',
  ],
  de: [
    'Inhalt',
    'Lernziele',
    'Zusammenfassung',
    'Schlüsselbegriffe',
    'Quiz',
    'Lösungen',
    'Lösung',
    'Weiterführendes',
    'Quellen',
    'Passage',
    'Zuordnen zu',
    'Die Passage belegt das nicht.',
    'Diese Lektion ist noch nicht geschrieben.',
    'Diese Lektion nennt keine Quelle. Nichts darin wurde geprüft; prüfe selbst, worauf du dich verlässt.',
  ],
  it: [
    'Indice',
    'Obiettivi',
    'Riassunto',
    'Termini chiave',
    'Quiz',
    'Risposte',
    'Risposta',
    'Risorse',
    'Fonti',
    'Passo',
    'Abbina a',
    'Il passo non lo dimostra.',
    'Questa lezione non è ancora stata scritta.',
    'Questa lezione non cita alcuna fonte. Nulla di ciò che dice è stato controllato: verifica ciò su cui fai affidamento.',
  ],
  pt: [
    'Índice',
    'Objetivos',
    'Resumo',
    'Termos-chave',
    'Questionário',
    'Respostas',
    'Resposta',
    'Recursos',
    'Fontes',
    'Trecho',
    'Relacione com',
    'O trecho não o comprova.',
    'Esta aula ainda não foi escrita.',
    'Esta aula não cita nenhuma fonte. Nada nela foi verificado; confira aquilo em que você se apoiar.',
  ],
  ca: [
    'Índex',
    'Objectius',
    'Resum',
    'Termes clau',
    'Qüestionari',
    'Respostes',
    'Resposta',
    'Recursos',
    'Fonts',
    'Passatge',
    'Relaciona amb',
    'El passatge no ho demostra.',
    'Aquesta lliçó encara no està escrita.',
    'Aquesta lliçó no cita cap font. No s’hi ha comprovat res: verifica allò en què et basis.',
  ],
  zh: [
    '目录',
    '学习目标',
    '小结',
    '关键术语',
    '测验',
    '答案',
    '答案',
    '参考资源',
    '来源',
    '段落',
    '配对项',
    '该段落未能证明这一点。',
    '本课尚未写成。',
    '本课未引用任何来源。其中内容未经核对，请自行核实您所依据的内容。',
  ],
  ja: [
    '目次',
    '学習目標',
    'まとめ',
    '重要用語',
    '小テスト',
    '解答',
    '解答',
    '参考資料',
    '出典',
    '段落',
    '組み合わせる項目',
    'この段落では裏付けられません。',
    'このレッスンはまだ書かれていません。',
    'このレッスンは出典を示していません。内容は確認されていないため、頼りにする点はご自身で確かめてください。',
  ],
  ru: [
    'Содержание',
    'Цели',
    'Итоги',
    'Ключевые термины',
    'Тест',
    'Ответы',
    'Ответ',
    'Материалы',
    'Источники',
    'Фрагмент',
    'Сопоставьте с',
    'Фрагмент этого не подтверждает.',
    'Этот урок ещё не написан.',
    'В этом уроке не указан ни один источник. Ничто в нём не проверено: проверяйте то, на что полагаетесь.',
  ],
  ar: [
    'المحتويات',
    'الأهداف',
    'الملخص',
    'المصطلحات الأساسية',
    'اختبار',
    'الإجابات',
    'الإجابة',
    'الموارد',
    'المصادر',
    'الفقرة',
    'طابق مع',
    'الفقرة لا تثبت ذلك.',
    'لم يُكتب هذا الدرس بعد.',
    'لا يذكر هذا الدرس مصدرًا. لم يُراجَع منه شيء، فتحقّق مما تعتمد عليه.',
  ],
  hi: [
    'विषय-सूची',
    'उद्देश्य',
    'सारांश',
    'मुख्य शब्द',
    'प्रश्नोत्तरी',
    'उत्तर',
    'उत्तर',
    'संसाधन',
    'स्रोत',
    'अंश',
    'इनसे मिलाएँ',
    'अंश इसे सिद्ध नहीं करता।',
    'यह पाठ अभी लिखा नहीं गया है।',
    'यह पाठ किसी स्रोत का हवाला नहीं देता। इसमें कुछ भी जाँचा नहीं गया है, इसलिए जिस बात पर भरोसा करें उसे स्वयं जाँच लें।',
  ],
  he: [
    'תוכן העניינים',
    'מטרות',
    'סיכום',
    'מונחי מפתח',
    'בוחן',
    'תשובות',
    'תשובה',
    'משאבים',
    'מקורות',
    'קטע',
    'התאימו אל',
    'הקטע אינו מוכיח זאת.',
    'שיעור זה טרם נכתב.',
    'שיעור זה אינו מצטט שום מקור. דבר ממנו לא נבדק, ולכן יש לוודא את מה שמסתמכים עליו.',
  ],
};

const commas: Readonly<Record<string, string>> = {
  ar: '، ',
  fa: '، ',
  ja: '、',
  ur: '، ',
  zh: '，',
};

/** Between what stands side by side in the text of a course, in the language of a BCP 47 tag. */
export const commaIn = (tag: string): string => commas[tag.split('-')[0]!.toLowerCase()] ?? ', ';

/** In which direction the words of a language stand. */
export const directionOfHeadings = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr';

/** The words in the language of a BCP 47 tag; in English where they are not at hand in it. */
export function headingsIn(tag: string): Headings {
  const wanted = tag.split('-')[0]!.toLowerCase();
  const language = Object.hasOwn(words, wanted) ? wanted : 'en';
  const list = words[language]!;
  const [contents, objectives, summary, keyTerms, quiz, answers, answer, ...more] = list;
  const [resources, sources, passage, toMatch, unsupported, notWritten, citesNothing] = more;
  return {
    language,
    contents: contents!,
    objectives: objectives!,
    summary: summary!,
    keyTerms: keyTerms!,
    quiz: quiz!,
    answers: answers!,
    answer: answer!,
    resources: resources!,
    sources: sources!,
    passage: passage!,
    toMatch: toMatch!,
    unsupported: unsupported!,
    notWritten: notWritten!,
    citesNothing: citesNothing!,
  };
}
