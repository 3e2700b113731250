import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('ar');

const words = (count: number) =>
  plural(count, {
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: `${number(count)} كلمات`,
    many: `${number(count)} كلمة`,
    other: `${number(count)} كلمة`,
  });

const ar: Messages = {
  loading_course: 'جارٍ تحميل الدورة…',
  try_again: 'إعادة المحاولة',
  cancel: 'إلغاء',
  back_to_course: 'العودة إلى الدورة',
  back_to_lesson: 'العودة إلى الدرس',
  lesson_title: ({ lesson, title }) => (
    <>
      الدرس {lesson}: {title}
    </>
  ),
  gone_title: 'الدرس غير موجود',
  gone: 'ليس هذا الدرس من الدورة',
  gone_why: 'ربما أُزيل من المخطّط.',
  offline: 'أنت غير متصل. يمكنك قراءة الدورة؛ ولتغييرها أعد الاتصال أولًا.',
  rewriting: 'تُعاد كتابة درس من هذه الدورة. انتظر حتى يجهز أو ألغِ ذلك.',
  still_writing: 'ما زالت الدورة تُكتب. يمكنك تغييرها حين تجهز.',
  count_of: ({ count, max }) => `${number(count)} من ${number(max)}`,

  change_lesson: 'تغيير هذا الدرس',
  menu_rewrite: 'إعادة الكتابة بالذكاء الاصطناعي…',
  menu_edit: 'تعديل',
  menu_versions: 'النسخ',
  menu_download: 'تنزيل…',

  rewrite_title: 'إعادة كتابة هذا الدرس',
  what_changes: 'ماذا ينبغي أن يتغيّر؟',
  parts: { content: 'النص', quiz: 'الاختبار', both: 'كلاهما' },
  how: 'كيف؟',
  quick: {
    shorter: 'أقصر',
    more_detail: 'تفصيل أكثر',
    more_examples: 'أمثلة أكثر',
    simpler_words: 'كلمات أبسط',
    more_formal: 'أسلوب أكثر رسمية',
    step_by_step: 'خطوة بخطوة',
  },
  own_words: 'بكلماتك',
  own_words_hint: 'اختياري. تستخدم النسخة الجديدة المصادر نفسها، مع استشهادات.',
  instruction_too_long: ({ max }) => `أقصى عدد لأحرف التعليمات كلها: ${number(max)}.`,
  rewrite_terms: 'مجاني. يبقى النص الحالي مقروءًا حتى يكتمل الجديد، ويبقى بعد ذلك بين النسخ.',
  rewrite_terms_left: ({ left, max }) =>
    `مجاني؛ بقي لهذه الدورة من مرات إعادة الكتابة ${number(left)} من ${number(max)}. يبقى النص الحالي مقروءًا حتى يكتمل الجديد، ويبقى بعد ذلك بين النسخ.`,
  rewrite: 'أعد الكتابة',
  not_now: 'ليس الآن',
  being_rewritten: {
    content: 'يُكتب نص جديد.',
    quiz: 'يُكتب اختبار جديد.',
    both: 'يُكتب نص واختبار جديدان.',
  },
  asked_for: ({ instruction }) => <>المطلوب: {instruction}</>,
  until_complete: 'حتى يكتمل تقرأ النسخة القديمة.',
  rewrite_done: 'النسخة الجديدة في الدورة.',
  rewrite_cancelled: 'أُلغي. تبقى النسخة القديمة.',
  rewrite_failed: 'فشلت إعادة الكتابة. تبقى النسخة القديمة.',
  rewrite_unchanged: 'يبقى الدرس كما كان.',
  show_changes: 'أظهر ما تغيّر',
  dismiss: 'إخفاء',

  edit_lesson: 'تعديل الدرس',
  edit_page: ({ title }) => `تعديل: ${title}`,
  edit_intro: ({ lesson, title }) => (
    <>
      الدرس {lesson}: {title}. ما تحفظه يصبح نسخة جديدة؛ وتبقى النسخ السابقة.
    </>
  ),
  not_written: 'لم يُكتب هذا الدرس بعد. اطلب كتابته أولًا؛ ثم يمكنك تعديله.',
  kept_in_tab: ({ obstacle }) => `${obstacle} ما تكتبه هنا محفوظ في علامة التبويب هذه.`,
  the_lesson: 'الدرس',
  title: 'العنوان',
  description: 'الوصف',
  objectives: 'الأهداف',
  objectives_hint: ({ max }) => `هدف في كل سطر، ${number(max)} على الأكثر.`,
  summary: 'الملخّص',
  text: 'النص (Markdown)',
  text_hint: 'الأرقام مثل [^3] بعد الجملة هي استشهاداتها. وهي تُراجَع من جديد حين تحفظ.',
  text_of_lesson: 'نص الدرس',
  write: 'كتابة',
  preview: 'معاينة',
  preview_of_text: 'معاينة النص',
  citations_removed: ({ count, markers }) =>
    plural(count, {
      one: `لم يعد ${list(markers)} في النص. ودونه لا يستطيع القرّاء الرجوع إلى المصدر.`,
      two: `لم يعد في النص: ${list(markers)}. ودونها لا يستطيع القرّاء الرجوع إلى المصادر.`,
      few: `لم يعد في النص: ${list(markers)}. ودونها لا يستطيع القرّاء الرجوع إلى المصادر.`,
      many: `لم يعد في النص: ${list(markers)}. ودونها لا يستطيع القرّاء الرجوع إلى المصادر.`,
      other: `لم يعد في النص: ${list(markers)}. ودونها لا يستطيع القرّاء الرجوع إلى المصادر.`,
    }),
  citations_unknown: ({ count, markers }) =>
    plural(count, {
      one: `ليس ${list(markers)} استشهادًا في هذا الدرس. استخدم واحدًا من القائمة أدناه.`,
      two: `ليست من استشهادات هذا الدرس: ${list(markers)}. استخدم ما في القائمة أدناه.`,
      few: `ليست من استشهادات هذا الدرس: ${list(markers)}. استخدم ما في القائمة أدناه.`,
      many: `ليست من استشهادات هذا الدرس: ${list(markers)}. استخدم ما في القائمة أدناه.`,
      other: `ليست من استشهادات هذا الدرس: ${list(markers)}. استخدم ما في القائمة أدناه.`,
    }),
  insert_citation: ({ count }) => `إدراج استشهاد (${number(count)})`,
  insert: ({ marker }) => `إدراج ${marker}`,
  key_terms: 'المصطلحات الأساسية',
  term: 'المصطلح',
  definition: 'التعريف',
  add_term: 'إضافة مصطلح',
  remove_term: ({ term }) => `إزالة المصطلح ${term}`,
  terms_full: ({ max }) => `أقصى عدد لمصطلحات الدرس: ${number(max)}.`,
  quiz: 'الاختبار',
  no_questions: 'ليس لهذا الدرس أسئلة.',
  question: 'السؤال',
  question_numbered: ({ question }) => `السؤال ${question}`,
  options: 'الخيارات. المعلَّم منها هو الصحيح.',
  options_in_order: 'ما يُطلب ترتيبه، بالترتيب الصحيح. يراه المتعلّمون مخلوطًا.',
  answer: 'الجواب',
  answer_hint: 'يظهر بعد الإجابة من الذاكرة.',
  options_in_pairs: 'أزواج متقابلة. يرى المتعلّمون أنصافها الثانية مخلوطة.',
  match: ({ option }) => `ما يقابل الخيار ${option}`,
  option: ({ option }) => `الخيار ${option}`,
  option_if_right: ({ text }) => `${text} (صحيح)`,
  option_is_right: ({ option }) => `الخيار ${option} صحيح`,
  remove_option: ({ option, question }) => `إزالة الخيار ${option} من السؤال ${question}`,
  add_option: 'إضافة خيار',
  explanation: 'الشرح',
  explanation_hint: 'يظهر بعد الجواب.',
  add_question: 'إضافة سؤال',
  remove_question: ({ question }) => `إزالة السؤال ${question}`,
  quiz_full: ({ max }) => `أقصى عدد لأسئلة الاختبار: ${number(max)}.`,
  fields_wrong: ({ count }) => `حقول تحتاج إلى نظرة أخرى: ${number(count)}.`,
  draft_kept: 'لم يُحفظ بعد. المسودة محفوظة في علامة التبويب هذه.',
  unchanged: 'لم يتغيّر شيء بعد.',
  discard: 'تجاهل التغييرات',
  save_lesson: 'حفظ الدرس',
  lesson_saved: 'حُفظ الدرس.',
  lesson_changed: 'تغيّر هذا الدرس في هذه الأثناء',
  lesson_changed_why: ({ link }) => (
    <>
      بدأت مسودتك من نص أقدم. {link('انظر ما تغيّر')}، أو حمّل النص الجديد (وتُنحّى مسودتك جانبًا)، أو
      أبقِ نصك فيحل محله.
    </>
  ),
  load_new_text: 'حمّل النص الجديد',
  keep_draft: 'أبقِ مسودتي',
  draft_aside: 'نُحّيت مسودتك جانبًا',
  draft_aside_why: 'أحدث نص في المحرّر.',
  restore_draft: 'استعد مسودتي',
  leave_question: 'المغادرة دون حفظ؟',
  leave_kept: 'ليست تغييراتك في الدورة بعد. يمكن لعلامة التبويب هذه حفظها مسودةً حتى تغلقها.',
  leave_lost: 'ليست تغييراتك في الدورة بعد. وهي تضيع حين تغادر.',
  stay: 'ابقَ هنا',
  leave_and_keep: 'غادر واحفظ المسودة',
  leave_and_discard: 'غادر وتجاهل',

  edit_outline: 'تعديل المخطّط',
  outline_page: ({ topic }) => `المخطّط: ${topic}`,
  outline_intro: ({ topic }) => (
    <>
      {topic}. تحتفظ الدروس بنصوصها ونسخها وعلامات قراءتها أينما انتقلت. وتُكتب الدروس الجديدة حين
      تطلب ذلك، مجانًا.
    </>
  ),
  outline_changed: 'تغيّر المخطّط في هذه الأثناء',
  outline_changed_choice: 'ابدأ من المخطّط الجديد، أو أبقِ مخطّطك فيحل محله.',
  take_new_outline: 'ابدأ من الجديد',
  keep_my_outline: 'أبقِ مخطّطي',
  outline_wrong: 'تحتاج بعض الوحدات أو الدروس إلى نظرة أخرى.',
  outline_unsaved: 'لم يُحفظ بعد.',
  outline_added: ({ added }) => `لم يُحفظ بعد: الدروس الجديدة ${number(added)}.`,
  outline_removed: ({ removed }) => `لم يُحفظ بعد: المُزال ${number(removed)}.`,
  outline_added_removed: ({ added, removed }) =>
    `لم يُحفظ بعد: الدروس الجديدة ${number(added)}، والمُزال ${number(removed)}.`,
  save_outline: 'حفظ المخطّط',
  outline_saved: 'حُفظ المخطّط.',
  outline_restored: 'عاد المخطّط كما كان.',
  undo: 'تراجع',

  versions: 'النسخ',
  versions_page: ({ title }) => `النسخ: ${title}`,
  loading_versions: 'جارٍ تحميل النسخ…',
  loading_version: 'جارٍ تحميل النسخة…',
  no_versions: 'ليس لهذا الدرس نص بعد، فلا نسخ له.',
  version: ({ version }) => `النسخة ${version}`,
  version_now: ({ version }) => `النسخة ${version}، في الدورة الآن`,
  in_course: 'في الدورة',
  version_by: {
    written: ({ author }) => `كتبها ${author}`,
    rewritten: ({ author }) => `أعاد كتابتها ${author}`,
    edited: ({ author }) => `عدّلها ${author}`,
    restored: ({ author }) => `استعادها ${author}`,
    questions_added: ({ author }) => `أضاف ${author} أسئلة`,
  },
  version_by_you: {
    written: 'كتبتها أنت',
    rewritten: 'أعدت كتابتها أنت',
    edited: 'عدّلتها أنت',
    restored: 'استعدتها أنت',
    questions_added: 'أسئلة أضفتها أنت',
  },
  builtin_author: 'المؤلّف المدمج',
  what_to_show: 'ماذا يُعرض',
  changes_since: ({ version }) => `التغييرات منذ النسخة ${version}`,
  changes_since_then: 'التغييرات منذ ذلك الحين',
  whole_text: 'النص كاملًا',
  restore: ({ version }) => `استعادة النسخة ${version}`,
  restore_question: ({ version }) => `استعادة النسخة ${version}؟`,
  restore_it: 'استعدها',
  restore_consequence: ({ present }) =>
    `يصبح نصها واختبارها نسخة جديدة تعرضها الدورة عندئذ. وتبقى النسخة ${present} في هذه القائمة.`,
  restored: ({ version }) => `استُعيدت النسخة ${version} نسخةً جديدة.`,
  restore_undone: 'عاد الدرس كما كان.',
  right_option: '(صحيح)',
  in_short: 'باختصار',

  same: 'تقول هاتان النسختان الشيء نفسه.',
  added_removed: ({ added, removed, mark_added, mark_removed }) => (
    <>
      {mark_added('أُضيف')}: {words(added)}، {mark_removed('أُزيل')}: {words(removed)}
    </>
  ),
  paragraphs_unchanged: ({ count }) =>
    plural(count, {
      one: 'فقرة واحدة لم تتغيّر',
      two: 'فقرتان لم تتغيّرا',
      few: `${number(count)} فقرات لم تتغيّر`,
      many: `${number(count)} فقرة لم تتغيّر`,
      other: `${number(count)} فقرة لم تتغيّر`,
    }),
  diff_start: { added: '[أُضيف:', removed: '[أُزيل:' },
  lesson_part: {
    title: 'العنوان',
    description: 'الوصف',
    objectives: 'الأهداف',
    text: 'النص',
    summary: 'الملخّص',
    key_terms: 'المصطلحات الأساسية',
    quiz: 'الاختبار',
  },
};
export default ar;
