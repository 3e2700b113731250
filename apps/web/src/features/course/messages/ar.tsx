import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const instead = (text: string, given: string | undefined): string =>
  given ? `${text}؛ ففيه هناك «\u2068${given}\u2069».` : `${text}.`;
const lessons = (count: number) =>
  plural(count, {
    one: 'درس واحد',
    two: 'درسان',
    few: `${number(count)} دروس`,
    many: `${number(count)} درسًا`,
    other: `${number(count)} درس`,
  });

const ar: Messages = {
  loading: 'جارٍ التحميل…',
  loading_course: 'جارٍ تحميل الدورة…',
  on_demand: {
    lesson: {
      loading: 'جارٍ تحميل الدرس…',
      not_loaded: 'تعذّر تحميل هذا الدرس',
      offline: 'يُفتح الدرس من تلقاء نفسه حالما تتوفر شبكة.',
    },
    lessons: {
      loading: 'جارٍ تحميل الدروس…',
      not_loaded: 'تعذّر تحميل الدروس',
      offline: 'تأتي من تلقاء نفسها حالما تتوفر شبكة.',
    },
  },
  loading_sample: 'جارٍ تحميل الدورة النموذجية…',
  in_new_tab: '(يُفتح في علامة تبويب جديدة)',

  reconnecting: 'جارٍ إعادة الاتصال… وما زالت دورتك تُكتب.',
  being_rewritten: 'تُعاد كتابة درس؛ وتظهر النسخة الجديدة هنا من تلقاء نفسها.',
  being_completed: 'تُكتب الدروس الناقصة؛ وهي تظهر هنا من تلقاء نفسها.',
  being_written: ({ percent }) => `ما زالت هذه الدورة تُكتب (${percent}%).`,
  watch_progress: 'متابعة التقدّم',
  cancelled: 'أُلغيت هذه الدورة. ما اكتمل منها تجده أدناه.',
  cancelled_empty: 'أُلغيت هذه الدورة قبل أن يُكتب شيء.',
  stopped: ({ reason }) => `توقفت الكتابة: ${reason} ما اكتمل تجده أدناه.`,
  failed: 'فشل إنشاء الدورة. حاول من جديد من فضلك.',
  sources_being_read: 'تُقرأ المصادر. يظهر المخطّط هنا من تلقاء نفسه.',
  being_planned: 'يُعدّ المخطّط. تظهر أولى الدروس هنا من تلقاء نفسها.',
  no_lessons: 'ليس في هذه الدورة دروس.',
  saved_to_history: 'حُفظت في السجل',
  change_outline: 'تعديل المخطّط',
  more: 'المزيد',
  sample: 'دورة نموذجية',
  sample_intro: 'هذه دورة نموذجية يجرّبها من يشاء: افتح استشهادًا، أجب عن اختبار.',
  sample_own: 'أنشئ دورتك',
  sample_register: 'أنشئ حسابًا لتنشئ دورتك',
  offline: 'أنت غير متصل',
  offline_sample: 'تُفتح الدورة النموذجية من تلقاء نفسها حالما تتوفر شبكة.',

  missing_new: ({ count }) => `دروس لم تُكتب بعد في هذه الدورة: ${number(count)}. كتابتها مجانية.`,
  missing_failed: ({ count }) =>
    `دروس تعذّرت كتابتها في هذه الدورة: ${number(count)}. المحاولة من جديد مجانية.`,
  write_missing: ({ count }) =>
    plural(count, {
      one: 'اكتب الدرس الناقص',
      two: 'اكتب الدرسين الناقصين',
      few: `اكتب الدروس الناقصة (${number(count)})`,
      many: `اكتب الدروس الناقصة (${number(count)})`,
      other: `اكتب الدروس الناقصة (${number(count)})`,
    }),

  modules: ({ count }) =>
    plural(count, {
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: `${number(count)} وحدات`,
      many: `${number(count)} وحدة`,
      other: `${number(count)} وحدة`,
    }),
  lessons: ({ count }) => lessons(count),
  about_minutes: ({ count }) => `نحو ${number(count)} د`,
  minutes: ({ count }) => `${number(count)} د`,
  by_builtin: 'كتبها المؤلّف المدمج من جمل مصادرها.',
  by_model: ({ author }) => `كتبها ${author}. تفتح الأرقام المقطع الذي تستشهد به الجملة.`,
  by_model_alone: ({ author }) =>
    `كتبها ${author} مما يعرفه. لم يُعثر على مصدر، فليس فيها ما هو مُسنَد أو مُراجَع.`,
  lesson_cites_nothing: 'لا يذكر هذا الدرس مصدرًا. لم يُراجَع منه شيء، فتحقّق مما تعتمد عليه.',
  checked: ({ certain, all }) =>
    certain === all
      ? `وجدت المراجعة الآلية كل الأقوال (${number(all)}) في مصادرها.`
      : `وجدت المراجعة الآلية ${number(certain)} من ${number(all)} من الأقوال في مصادرها.`,
  unverified_marks: 'تدل «غير مؤكَّد» على استشهادات لم تستطع المراجعة الآلية تأكيدها.',
  show_uncertain: 'أظهر ما ليس أكيدًا',
  uncertain_count: ({ count, all }) =>
    count === 0
      ? 'وُجدت كل الجمل المُراجَعة في هذا الدرس في مصادرها.'
      : `غير أكيد: ${number(count)} من ${number(all)} من الجمل المُراجَعة في هذا الدرس.`,
  details: 'التفاصيل',
  sources_and_details: ({ count }) => `المصادر (${number(count)}) والتفاصيل`,
  about_course: 'عن هذه الدورة',

  contents: 'ما في هذه الدورة',
  course_map: 'خريطة الدورة',
  begin: 'ابدأ الدرس الأول',
  resume: ({ lesson }) => `تابع إلى الدرس ${lesson}`,
  module_number: ({ module }) => `الوحدة ${number(module)}`,
  to_overview: 'إلى نظرة عامة على الدورة',
  reader_bar: 'القراءة',
  previous_short: 'السابق',
  sources_short: 'المصادر',
  next_short: 'التالي',
  outline: 'المخطّط',
  outline_region: 'مخطّط الدورة',
  lessons_being_planned: 'يجري تخطيط دروسها.',
  lessons_not_planned: 'لم تُخطَّط دروسها بعد.',
  read_prefix: 'اكتمل:',
  lessons_written: ({ done, count }) => `الدروس المكتوبة: ${number(done)} من ${number(count)}`,
  lessons_read: ({ done, count }) => `الدروس المكتملة: ${number(done)} من ${number(count)}`,
  progress_written: 'الدروس المكتوبة',
  progress_read: 'الدروس المكتملة',

  lesson_numbered: ({ lesson }) => `الدرس ${lesson}`,
  content: 'المحتوى',
  quiz: 'الاختبار',
  quiz_with: ({ count }) => `الاختبار (${number(count)})`,
  resources: 'الموارد',
  companion: { chat: 'المدرّس', audio: 'الصوت', visualization: 'الرسم' },
  see_learned: 'انظر ماذا تعلّمت',
  neighbours: 'الدروس المجاورة',
  previous: ({ lesson }) => `السابق: ${lesson}`,
  next: ({ lesson }) => `التالي: ${lesson}`,
  objectives: 'بعد هذا الدرس تستطيع أن',
  summary: 'باختصار',
  key_terms: 'المصطلحات الأساسية',
  lesson_sources: 'مصادر هذا الدرس',

  not_written: 'تعذّرت كتابة هذا الدرس',
  no_reason: 'لم يذكر المؤلّف سببًا.',
  not_yet: 'لم يُكتب هذا الدرس بعد',
  not_yet_why: 'هو في المخطّط فقط حتى الآن؛ يمكنك طلب كتابته من أعلى هذه الصفحة.',
  lesson_being_written: 'يُكتب هذا الدرس. يظهر هنا من تلقاء نفسه.',
  lesson_queued: 'هذا الدرس في الدور. يظهر هنا من تلقاء نفسه.',

  no_quiz:
    'ليس لهذا الدرس اختبار. يكفي ترك النص لحظة وقول ما جاء فيه بكلمات خاصة، ثم النظر فيما فات.',
  quiz_being_written: 'يُكتب الاختبار. يظهر هنا من تلقاء نفسه.',
  quiz_never_written: 'توقفت الكتابة قبل أن يكون لهذا الدرس اختبار.',
  quiz_outdated: 'تغيّر الدرس بعد كتابة هذه الأسئلة. قد لا يناسبه بعضها الآن.',
  question_of: ({ at, count }) => `السؤال ${number(at)} من ${number(count)}`,
  your_result: 'نتيجتك',
  right_answer: 'الجواب الصحيح',
  your_answer: 'جوابك',
  check_answer: 'تحقّق من الجواب',
  help_me: 'ساعدني',
  see_result: 'اعرض النتيجة',
  next_question: 'السؤال التالي',
  right: 'صحيح.',
  not_quite: 'ليس تمامًا.',
  the_answer_is: ({ answer }) => <>الجواب هو: {answer}</>,
  answer: ({ answer }) => <>الجواب: {answer}</>,
  pane_wide: 'أعرض',
  pane_close: 'إغلاق المصدر',
  document_kept:
    'المقاطع التي تستشهد بها هذه الدورة، كما كانت في المستند حين كُتبت. وتدل «…» على ما لا تستشهد به.',
  document_partly: 'لم يمكن تحميل إلا مقاطع هذا الدرس.',
  source_says_of_answer: 'يقول المصدر:',
  question_brought: ({ name }) => `أحضرت هذا السؤال من ${name}، ولم يُتحقَّق منه بالمصادر.`,
  question_from_file: 'هذا السؤال من ملف، ولم يُتحقَّق منه بالمصادر.',
  show_source: 'عرض المصدر',
  show_source_numbered: ({ source }) => `عرض المصدر ${source}`,
  score_all: ({ score, count, strong }) => (
    <>{strong(`${number(score)} من ${number(count)}`)} صحيحة: كلها.</>
  ),
  score_good: ({ score, count, strong }) => (
    <>{strong(`${number(score)} من ${number(count)}`)} صحيحة. ألقِ نظرة على الباقي أدناه.</>
  ),
  score_low: ({ score, count, strong }) => (
    <>
      {strong(`${number(score)} من ${number(count)}`)} صحيحة. اقرأ الدرس مرة أخرى ثم حاول من جديد.
    </>
  ),
  order_hint: 'حرّك العناصر حتى تصبح بالترتيب الصحيح.',
  move_up: ({ text }) => `نقل إلى أعلى: ${text}`,
  move_down: ({ text }) => `نقل إلى أسفل: ${text}`,
  moved: ({ text, at, count }) => `${text}: الآن رقم ${number(at)} من ${number(count)}`,
  right_place: 'في موضعه',
  belongs_at: ({ place }) => `موضعه رقم ${number(place)}`,
  recall_hint: 'أجب في ذهنك أولًا ثم قارن.',
  show_answer: 'أظهر الجواب',
  the_answer: 'الجواب:',
  did_you_know: 'هل كنت تعرفه؟',
  knew_it: 'كنت أعرفه',
  not_known_yet: 'ليس بعد',
  recall_known: 'كنت تعرفه.',
  recall_not_yet: 'ليس بعد. اقرأه مرة أخرى.',
  match_hint: 'أعطِ كل عنصر حرف ما يقابله.',
  match_choose: 'اختر…',
  matched: ({ letter }) => `${letter}: صحيح`,
  belongs_to: ({ letter, given }) => `اخترت ${given}؛ والصحيح ${letter}`,
  right_prefix: 'صحيح:',
  wrong_prefix: 'خطأ:',
  try_again: 'إعادة المحاولة',

  for_lesson: 'لهذا الدرس',
  for_module: 'للوحدة',
  for_course: 'للدورة كلها',
  resources_to_come: 'ما زالت الموارد تُختار.',
  no_resources: 'لا موارد لهذا الدرس.',
  resource: {
    article: 'مقال',
    book: 'كتاب',
    course: 'دورة',
    documentation: 'توثيق',
    video: 'فيديو',
    tool: 'أداة',
    document: 'مستند',
    other: 'مورد',
  },

  source: 'المصدر',
  source_numbered: ({ marker }) => `المصدر ${marker}`,
  source_unverified: ({ marker }) => `المصدر ${marker}، غير مؤكَّد`,
  unverified: 'غير مؤكَّد',
  unverified_why: ({ strong }) => (
    <>
      {strong('غير مؤكَّد.')} لم تجد المراجعة أرقام هذه الجملة وأسماءها وكلماتها في المقطع. اقرأ
      الاثنين قبل أن تعتمد عليها.
    </>
  ),
  lesson_says: 'يقول الدرس',
  source_says: 'يقول المصدر',
  source_says_under: ({ heading }) => `يقول المصدر تحت «\u2068${heading}\u2069»`,
  passage_kept: ({ passage }) => `المقطع ${passage} من المصدر، حُفظ مع الدورة حين كُتبت.`,
  source_kind: { document: 'مستند مرفوع', web: 'صفحة ويب', sample: 'مكتبة النماذج' },
  source_read: ({ day }) => `قُرئ في ${day}`,

  how_checked: 'كيف جرت المراجعة',
  sentences_cited: 'جمل الدروس التي لها مصدر',
  verified_citations: 'استشهادات مؤكَّدة',
  all_that_claims: 'مع الملخصات والمصطلحات الأساسية والأسئلة:',
  claim_states: {
    quoted: 'مقتبَس',
    supported: 'مدعوم',
    loose: 'بصياغة حرة',
    contradicted: 'مناقَض أو غير موجود',
    unsourced: 'دون مصدر',
  },
  claims_counted: {
    quoted: 'جمل تقتبس مصدرها',
    supported: 'جمل يدعمها مصدرها',
    loose: 'جمل بصياغة حرة لا يمكن إثباتها هنا',
    contradicted: 'جمل يناقضها مصدرها أو لا توجد فيه',
    unsourced: 'جمل كُتبت دون مصدر',
  },
  claim_reasons: {
    word_for_word: () => 'يقوله المصدر حرفيًا.',
    in_other_words: () => 'يقوله المصدر بكلمات أخرى.',
    evidence_stands: () => 'تحمله كلمات المصدر المعلَّمة، وهي بلغة أخرى.',
    evidence_missing: () => 'الكلمات المذكورة دليلًا ليست في المصدر.',
    much_reworded: () => 'صياغته أكثر حرية من أن يُثبَت من المصدر.',
    little_found: () => 'لا يوجد منه في المصدر إلا القليل.',
    no_passage: () => 'لا يذكر مصدرًا.',
    no_source: () => 'لم يكن هناك مصدر: كتبه المؤلّف مما يعرفه.',
    negation: () => 'ينفي ما يقوله المصدر، أو يُسقط نفيًا.',
    opposite: ({ said, given }) => instead(`«\u2068${said}\u2069» عكس ما يقوله المصدر`, given),
    quantifier: ({ said, given }) =>
      instead(`«\u2068${said}\u2069» يدّعي أكثر مما في المصدر`, given),
    attribution: ({ said }) => `لا يقول المصدر إن هذا عن ${said}.`,
    cause: () => 'السبب والنتيجة غير ما يقوله المصدر.',
    order: () => 'الترتيب الزمني في المصدر مختلف.',
    unit: ({ said, given }) => instead(`يذكر المصدر وحدة قياس غير «\u2068${said}\u2069»`, given),
    number_absent: ({ said, given }) => instead(`ليس في المصدر الرقم ${said}`, given),
    number_elsewhere: ({ said, given }) => instead(`الرقم ${said} في المصدر لشيء آخر`, given),
    name_absent: ({ said, given }) => instead(`لا يذكر المصدر ${said}`, given),
    name_elsewhere: ({ said, given }) => instead(`يقول المصدر عن ${said} شيئًا آخر`, given),
    rival: ({ said, given }) => instead(`لا يقول المصدر هنا «\u2068${said}\u2069»`, given),
    exchanged: ({ said, given }) =>
      given
        ? `يبدو أن «\u2068${said}\u2069» و«\u2068${given}\u2069» قد تبادلا الموضع.`
        : `يبدو أن «\u2068${said}\u2069» في غير موضعه.`,
    appended: ({ said }) => `ليس في المصدر «\u2068${said}\u2069».`,
    spliced: ({ said }) => `يصل قولين منفصلين من المصدر عند «\u2068${said}\u2069».`,
    quotation: ({ said }) => `ليس الاقتباس «\u2068${said}\u2069» في المصدر بلفظه.`,
    code: ({ said }) => `ليست الشيفرة «\u2068${said}\u2069» في المصدر.`,
  },
  key_uncertain: 'جواب هذا السؤال ليس أكيدًا.',
  second_reader: {
    supported: 'يرى القارئ الثاني، وهو نموذج لغوي، أن المصدر يؤيده.',
    contradicted: 'يرى القارئ الثاني، وهو نموذج لغوي، أن المصدر يقول غير ذلك.',
    unproven: 'لا يستطيع القارئ الثاني، وهو نموذج لغوي، الحكم أيضًا.',
  },
  questions_from_files: 'أسئلة من ملفات، دون تحقّق',
  failed_lessons: 'دروس تعذّرت كتابتها',
  some_of: ({ some, all }) => `${number(some)} من ${number(all)}`,
  sources: 'المصادر',
  no_sources: 'لا مصادر بعد.',
  written_without_sources: 'لا مصادر: كتبها المؤلّف مما يعرفه.',

  usage: 'استخدام النموذج',
  usage_builtin: 'كتبها المؤلّف المدمج: لم يُستخدم نموذج ذكاء اصطناعي، ولا تكلّف شيئًا.',
  usage_none: 'لم يُستخدم نموذج ذكاء اصطناعي بعد.',
  usage_table: 'الاستدعاءات والرموز حسب الخطوة',
  step: 'الخطوة',
  calls: 'الاستدعاءات',
  tokens_read: 'الرموز المقروءة',
  tokens_written: 'الرموز المكتوبة',
  cost: 'الكلفة',
  total: 'المجموع',
  usage_with_cost: ({ calls, limit }) =>
    `الكلفة بالأسعار المحددة هنا للنموذج. استدعاءات آخر عملية: ${number(calls)} من ${number(limit)} على الأكثر.`,
  usage_without_cost: ({ calls, limit }) =>
    `لم تُحدَّد هنا أسعار للنموذج، فالكلفة غير معروفة. استدعاءات آخر عملية: ${number(calls)} من ${number(limit)} على الأكثر.`,
  steps: {
    plan_searches: 'تخطيط عمليات البحث',
    search: 'البحث',
    fetch: 'قراءة المصادر',
    judge_research: 'مراجعة البحث',
    outline_modules: 'تخطيط الوحدات',
    write_curiosities: 'طرائف وأسئلة',
    topic_resources: 'الموارد',
    outline_submodules: 'تخطيط الدروس',
    module_resources: 'موارد الوحدات',
    pick_passages: 'اختيار المقاطع',
    write_lesson: 'كتابة الدروس',
    check_citations: 'مراجعة الاستشهادات',
    revise_sentences: 'تنقيح الجمل',
    second_reading: 'قراءة ثانية',
    write_quiz: 'كتابة الاختبارات',
    pick_resources: 'موارد الدروس',
    read_course: 'قراءة الدورة كلها',
    assemble: 'التجميع',
  },
};
export default ar;
