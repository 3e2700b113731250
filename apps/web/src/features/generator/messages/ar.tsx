import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('ar');
const lessons = (count: number) =>
  plural(count, {
    one: 'درس واحد',
    two: 'درسين',
    few: `${number(count)} دروس`,
    many: `${number(count)} درسًا`,
    other: `${number(count)} درس`,
  });

const ar: Messages = {
  new_course: 'دورة جديدة',
  title: 'ماذا تريد أن تتعلّم؟',
  lead: 'سمِّ موضوعًا أو ائتِ بمستندات. تحصل على وحدات من دروس قصيرة مع اختبارات، وكل قول يقود إلى مصدره.',
  optional: 'اختياري',
  loading: 'جارٍ تحميل النموذج…',
  taking_share: 'يُستلم ما شاركته…',
  share_gone: 'لم يعد هنا ما شاركته. شاركه من جديد من فضلك.',
  error_id: ({ message, id }) => `${message} (رقم الخطأ: \u2068${id}\u2069)`,

  topic: 'الموضوع',
  topic_placeholder: 'كيف تشكّل الأنهار الأرض',
  topic_too_long: ({ by }) =>
    plural(by, {
      one: 'الموضوع أطول من المسموح بحرف واحد.',
      two: 'الموضوع أطول من المسموح بحرفين.',
      few: `الموضوع أطول من المسموح بـ ${number(by)} أحرف.`,
      many: `الموضوع أطول من المسموح بـ ${number(by)} حرفًا.`,
      other: `الموضوع أطول من المسموح بـ ${number(by)} حرف.`,
    }),
  characters: ({ count, max }) => `${number(count)} من ${number(max)} من الأحرف`,
  audience: 'لمن هي، وماذا ينبغي أن يستطيعوا بعدها؟',
  audience_placeholder: 'أعرف أحياء المدرسة وأريد أن أفهم النهر حين أمشي بجانبه.',
  builtin_title: 'عن المؤلّف المدمج',
  builtin: ({ strong }) => (
    <>
      لا نموذج ذكاء اصطناعي متصل: يكتب {strong('المؤلّف المدمج')} بجمل من مصادرك. أضف مستندات أدناه.
    </>
  ),
  builtin_with_samples: ({ strong }) => (
    <>
      لا نموذج ذكاء اصطناعي متصل: يكتب {strong('المؤلّف المدمج')} بجمل من مصادرك. أضف مستندات أدناه أو
      اختر موضوعًا من النماذج:
    </>
  ),

  coverage_short: ({ onTopic, asked }) =>
    `تكفي مصادرك في هذا الموضوع لنحو ${lessons(onTopic)}؛ والمطلوب ${number(asked)}.`,
  coverage_language_title: 'مصادرك بلغة أخرى.',
  coverage_language: ({ language }) =>
    `لغة مصادرك: ${language}. يقتبسها المؤلّف المدمج كما هي؛ ولا يكون بلغة الدورة إلا العناوين والأسئلة حولها.`,
  coverage_fewer: ({ count }) =>
    plural(count, {
      one: 'اكتب درسًا واحدًا',
      two: 'اكتب درسين',
      few: `اكتب ${number(count)} دروس`,
      many: `اكتب ${number(count)} درسًا`,
      other: `اكتب ${number(count)} درس`,
    }),
  coverage_all: ({ count }) => `اكتب من كل المصادر، بعدد دروس ${number(count)}`,
  coverage_anyway: 'اكتبها على أي حال',
  coverage_in: ({ language }) => `اكتب الدورة بهذه اللغة: ${language}`,

  documents: 'مستنداتك',
  choose_files: 'اختر ملفات',
  or_drop: 'أو أفلتها هنا.',
  what_fits: ({ size, count }) =>
    `PDF أو Word أو EPUB أو HTML أو Markdown أو نص؛ حتى ${size} للملف، و${number(count)} للدورة.`,
  documents_not_loaded: 'تعذّر تحميل مستنداتك السابقة.',
  still_uploading: 'ما زالت مستندات تُرفع. انتظرها أو أزلها.',
  uploads: 'ما يُرفع',
  upload_states: {
    waiting: 'ينتظر',
    sending: 'يُرفع',
    reading: 'يُقرأ النص',
    failed: 'لم يُضف',
  },
  upload_of: ({ file }) => `رفع ${file}`,
  try_again: 'إعادة المحاولة',
  try_file_again: ({ file }) => `إعادة المحاولة: ${file}`,
  remove: 'إزالة',
  remove_file: ({ file }) => `إزالة ${file}`,
  file_empty: 'الملف فارغ.',
  file_too_large: ({ size, max }) => `حجم الملف ${size}؛ والحد ${max}.`,
  file_unknown: ({ formats }) => `لا يمكن قراءة هذا النوع من الملفات. المدعوم: ${list(formats)}.`,
  too_many_documents: ({ max }) => `أقصى عدد لمستندات الدورة: ${number(max)}.`,
  document_list: 'المستندات',
  passages: ({ count }) =>
    plural(count, {
      one: 'مقطع واحد',
      two: 'مقطعان',
      few: `${number(count)} مقاطع`,
      many: `${number(count)} مقطعًا`,
      other: `${number(count)} مقطع`,
    }),
  show_all_documents: ({ count }) => `عرض كل المستندات (${number(count)})`,
  delete: 'حذف',
  delete_file: ({ file }) => `حذف ${file}`,
  delete_question: ({ file }) => `حذف «\u2068${file}\u2069»؟`,
  delete_consequence: 'يُحذف المستند نهائيًا. وتحتفظ الدورات المكتوبة منه بالمقاطع التي تستشهد بها.',

  without_documents: {
    library: 'دون مستندات تستخدم الدورة مكتبة النماذج المدمجة.',
    web: ({ search }) => `دون مستندات تستخدم الدورة الويب (عبر ${search}).`,
  },
  sources: 'المصادر المستخدمة',
  policies_library: {
    documents: {
      name: 'مستنداتي فقط',
      explanation: 'لا يُقرأ غيرها؛ وما لا تقوله ليس في الدورة.',
    },
    documents_and_web: {
      name: 'مستنداتي ثم مكتبة النماذج',
      explanation: 'مستنداتك أولًا، وتُملأ الثغرات من المكتبة.',
    },
    web: {
      name: 'مكتبة النماذج فقط',
      explanation: 'لا تُستخدم المستندات المختارة أعلاه.',
    },
  },
  policies_web: {
    documents: {
      name: 'مستنداتي فقط',
      explanation: 'لا يُقرأ غيرها؛ وما لا تقوله ليس في الدورة.',
    },
    documents_and_web: {
      name: 'مستنداتي ثم الويب',
      explanation: 'مستنداتك أولًا، وتُملأ الثغرات من الويب.',
    },
    web: { name: 'الويب فقط', explanation: 'لا تُستخدم المستندات المختارة أعلاه.' },
  },

  without_sources: 'إن لم يُعثر على مصدر',
  without_sources_choices: {
    ask: {
      name: 'اسألني',
      explanation: 'تتوقف الكتابة حتى تقرّر. وإن أنهيتها عندئذ عاد رصيدك.',
    },
    allow: {
      name: 'اكتبها دونه',
      explanation: 'مما يعرفه النموذج، وقد يكون خطأ. لا استشهاد فيها، والدورة تقول ذلك في كل موضع.',
    },
    refuse: { name: 'توقف', explanation: 'لا يُكتب شيء ويعود رصيدك.' },
  },

  own_keys: 'مفاتيحك الخاصة',
  own_keys_hint: ({ account }) => (
    <>ليكتب Gemini أو يبحث Perplexity بمفتاحك الخاص، احفظه أولًا في {account('حسابك')}.</>
  ),
  key_uses: {
    google: {
      name: 'الكتابة بـ Gemini بمفتاح Google الخاص بي',
      explanation: 'يكتب Gemini الدورة بدل المؤلّف المُعدّ هنا. وتحاسبك Google.',
    },
    perplexity: {
      name: 'البحث بمفتاح Perplexity الخاص بي',
      explanation: 'يبحث Perplexity في الويب للدورة ويحاسبك. ولا بحث حين تُستخدم مستنداتك وحدها.',
    },
  },

  advanced: 'متقدم: المخطّط أولًا، واللغة والأسلوب والحجم والسرعة',
  outline_first: 'أرني المخطّط أولًا',
  outline_first_explanation:
    'تتوقف الكتابة بعد المخطّط: أعد تسمية الوحدات والدروس وانقلها وأضف إليها وأزل منها، ثم اطلب كتابة الدورة. وإن ألغيت عندئذ فلا كلفة.',
  course_language: 'لغة الدورة',
  course_language_hint: 'للغات أخرى اكتب الرمز، مثل nl أو pt-BR.',
  no_such_language: 'لا توجد لغة كهذه. جرّب رمزها، مثل nl.',
  style: 'الأسلوب',
  quoted_styles: {
    standard: 'ما تقوله المصادر، بترتيبها.',
    simple: 'يفضّل جملها القصيرة وتعريفاتها؛ والدروس أقصر.',
    technical: 'يفضّل المقاطع التي فيها شيفرة وجداول وأرقام؛ والدروس أطول.',
    example: 'يفضّل المقاطع التي تضرب أمثلة.',
    conceptual: 'يفضّل المقاطع التي تذكر الأسباب وتعرّف المصطلحات.',
  },
  styles: {
    standard: { name: 'عادي', explanation: 'واضح ومتوازن، كما في كتاب مدرسي جيد.' },
    simple: { name: 'بسيط', explanation: 'جمل قصيرة وكلمات يومية؛ ويُشرح كل مصطلح.' },
    technical: {
      name: 'تقني',
      explanation: 'مصطلحات دقيقة وتفاصيل وحالات خاصة لقرّاء لهم خلفية.',
    },
    example: { name: 'بالأمثلة', explanation: 'تبدأ كل فكرة بحالة ملموسة ثم تُعمَّم.' },
    conceptual: { name: 'مفاهيمي', explanation: 'لماذا، وكيف تترابط الأشياء، قبل التفاصيل.' },
    grumpy_genius: {
      name: 'عبقري متذمّر',
      explanation: 'حادّ وقليل الصبر على الهراء، لكنه لا يخطئ في الحقائق.',
    },
  },
  modules: 'الوحدات',
  lessons_per_module: 'الدروس في كل وحدة',
  author_decides: ({ min, max }) => `يقرر المؤلّف (من ${min} إلى ${max})`,
  exactly: ({ count }) => `${count} بالضبط`,
  speed: 'السرعة',
  speed_hint: 'كم يُنجز في الوقت نفسه. الأكثر أسرع، ما لم يحدّ النموذج أو خدمة البحث من الطلبات.',
  speeds: {
    parallel_count: { label: 'الوحدات', hint: 'تُخطَّط معًا' },
    search_parallel_count: { label: 'عمليات البحث', hint: 'تُجرى معًا' },
    submodule_parallel_count: { label: 'الدروس', hint: 'تُكتب معًا' },
  },

  credits: ({ count }) =>
    plural(count, {
      one: 'رصيد واحد',
      two: 'رصيدان',
      few: `${number(count)} أرصدة`,
      many: `${number(count)} رصيدًا`,
      other: `${number(count)} رصيد`,
    }),
  you_have: ({ count }) => `لديك ${number(count)}`,
  generate: 'أنشئ الدورة',
  starting: 'جارٍ البدء…',
  start_failed: 'تعذّر بدء إنشاء الدورة. حاول من جديد من فضلك.',
  draft_stays: 'تبقى مسودتك هنا.',
  not_enough_credits: 'ليس لديك أرصدة كافية.',
  buy_credits: 'شراء أرصدة',

  find_courses: ({ link }) => <>ما أنشأته تجده في {link('سجلك')}.</>,
};
export default ar;
