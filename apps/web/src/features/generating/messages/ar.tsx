import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة',
    two: 'دقيقتان',
    few: `${number(count)} دقائق`,
    many: `${number(count)} دقيقة`,
    other: `${number(count)} دقيقة`,
  });
const hours = (count: number) =>
  plural(count, {
    one: 'ساعة',
    two: 'ساعتان',
    few: `${number(count)} ساعات`,
    many: `${number(count)} ساعة`,
    other: `${number(count)} ساعة`,
  });
/** Of minutes; two hours and more in hours. */
const duration = (count: number) => (count < 90 ? minutes(count) : hours(Math.round(count / 60)));
const modules = (count: number) =>
  plural(count, {
    one: 'وحدة واحدة',
    two: 'وحدتان',
    few: `${number(count)} وحدات`,
    many: `${number(count)} وحدة`,
    other: `${number(count)} وحدة`,
  });
const lessons = (count: number) =>
  plural(count, {
    one: 'درس واحد',
    two: 'درسان',
    few: `${number(count)} دروس`,
    many: `${number(count)} درسًا`,
    other: `${number(count)} درس`,
  });

const ar: Messages = {
  title_writing: ({ percent, topic }) => `${percent}% من ${topic}`,
  title_waiting: {
    outline: ({ topic }) => `المخطّط: ${topic}`,
    sources: ({ topic }) => `لا مصدر: ${topic}`,
  },
  heading: {
    pending: 'دورتك على وشك أن تبدأ',
    running: 'دورتك تُكتب',
    completed: 'دورتك جاهزة',
    failed: 'تعذّرت كتابة دورتك',
    cancelled: 'أُلغيت هذه الدورة',
  },
  heading_waiting: { outline: 'مخطّطك جاهز لك', sources: 'القرار لك' },
  loading: 'جارٍ التحميل',
  stages: 'المراحل',
  stage: { research: 'البحث', outline: 'المخطّط', lessons: 'الدروس', assemble: 'الختام' },
  stage_done: ({ stage }) => `${stage} (تم)`,
  progress: 'تقدّم الدورة',
  percent: ({ percent }) => `${percent}%`,
  phase: {
    queued: 'في قائمة الانتظار',
    research: 'قراءة عن الموضوع',
    outline: 'تخطيط الوحدات',
    lessons: 'كتابة الدروس',
    assemble: 'تجميع الدورة',
    done: 'اكتملت',
  },
  detail: {
    searches: ({ count }) => `عمليات البحث: ${number(count)}`,
    module_searches: ({ module }) => `البحث عن المزيد حول «\u2068${module}\u2069»`,
    source: ({ title }) => `قُرئ «\u2068${title}\u2069»`,
    modules: ({ count }) => `في الدورة ${modules(count)}`,
    lessons: ({ module, count }) => `في «\u2068${module}\u2069» ${lessons(count)}`,
    lesson: ({ lesson, step }) => `«\u2068${lesson}\u2069»: ${step}`,
  },
  nothing_written_before: {
    outline: 'لا يُكتب شيء قبل أن تؤكّده',
    sources: 'لا يُكتب شيء قبل أن تقرّر',
  },
  time_left: {
    seconds: 'بقيت ثوانٍ',
    under_a_minute: 'بقيت أقل من دقيقة',
    up_to: ({ to }) => `الباقي على الأكثر: ${duration(to)}`,
    between: ({ from, to }) =>
      `الباقي: من ${to < 90 ? number(from) : duration(from)} إلى ${duration(to)}`,
    about: ({ count }) => `الباقي تقريبًا: ${duration(count)}`,
  },

  reconnecting: 'جارٍ إعادة الاتصال…',
  reconnecting_waiting: {
    outline: 'يمكنك أن تواصل التعديل؛ يُحفظ المخطّط حالما يجيب الخادم.',
    sources: 'تنتظر الدورة قرارك؛ لا يضيع شيء.',
  },
  reconnecting_writing: 'ما زالت دورتك تُكتب؛ لا يضيع شيء.',

  outline: 'المخطّط',
  outline_to_come: 'يظهر هنا حين تُقرأ المصادر، ويمتلئ بينما تُكتب الدروس.',
  lessons_not_planned: 'لم تكن دروسها قد خُطِّطت.',
  lessons_being_planned: 'يجري تخطيط دروسها.',
  being_written: 'يُكتب ولم يُراجَع بعد',
  can_be_read_along: ({ lesson }) => `يُكتب «\u2068${lesson}\u2069»؛ يمكنك قراءته في أثناء ذلك.`,
  lesson_state: {
    planned: '',
    writing: 'يُكتب',
    readable: 'جاهز للقراءة',
    completed: 'تم',
    failed: 'فشل',
  },
  lesson_state_at_the_end: {
    planned: 'لم يُكتب',
    writing: 'لم يُكتب',
    readable: 'جاهز للقراءة',
    completed: 'تم',
    failed: 'فشل',
  },
  step: {
    plan_searches: 'تخطيط عمليات البحث',
    search: 'بحث',
    fetch: 'قراءة المصادر',
    judge_research: 'مراجعة ما ينقص',
    outline_modules: 'تخطيط الوحدات',
    write_curiosities: 'جمع الطرائف',
    topic_resources: 'اختيار الموارد',
    outline_submodules: 'تخطيط الدروس',
    module_resources: 'اختيار الموارد',
    pick_passages: 'اختيار المقاطع',
    write_lesson: 'كتابة',
    check_citations: 'مراجعة الاستشهادات',
    revise_sentences: 'تنقيح الجمل',
    second_reading: 'قراءة ثانية',
    write_quiz: 'كتابة الاختبار',
    pick_resources: 'اختيار الموارد',
    read_course: 'قراءة الدورة كلها',
    assemble: 'تجميع',
  },

  searches: 'عمليات البحث',
  sources: 'المصادر',
  more_sources: ({ count }) => `${number(count)} أخرى`,
  source_kind: { document: 'مستندك', web: 'صفحة ويب', sample: 'مكتبة النماذج' },
  in_new_tab: '(يُفتح في علامة تبويب جديدة)',

  activity: 'ما يجري',
  nothing_yet: 'لا شيء بعد.',
  log_phase: {
    queued: 'في قائمة الانتظار.',
    research: 'قراءة عن الموضوع.',
    outline: 'تخطيط الوحدات.',
    lessons: 'كتابة الدروس.',
    assemble: 'تجميع الدورة.',
    done: 'اكتملت.',
  },
  log_ended: {
    completed: 'الدورة جاهزة.',
    failed: 'تعذّرت كتابة الدورة.',
    cancelled: 'أُلغيت الدورة.',
  },
  log_again: 'محاولة من جديد.',
  log_modules: ({ count }) => `المخطّط جاهز: ${modules(count)}.`,
  log_waits: {
    outline: 'المخطّط ينتظرك.',
    sources: 'لم يُعثر على مصدر: القرار لك.',
  },
  log_lesson_ready: ({ lesson }) => `جاهز: «\u2068${lesson}\u2069».`,
  log_lesson_failed: ({ lesson }) => `تعذّرت كتابة «\u2068${lesson}\u2069».`,

  ready: 'دورتك جاهزة للقراءة',
  ready_region: 'الدورة جاهزة',
  lessons_failed: ({ count }) => `دروس تعذّرت كتابتها: ${number(count)}؛ وتقول الدورة السبب.`,
  read_course: 'اقرأ الدورة',
  stay: ({ seconds }) =>
    plural(seconds, {
      one: 'ابقَ هنا (تُفتح بعد ثانية)',
      two: 'ابقَ هنا (تُفتح بعد ثانيتين)',
      few: `ابقَ هنا (تُفتح بعد ${seconds} ثوانٍ)`,
      many: `ابقَ هنا (تُفتح بعد ${seconds} ثانية)`,
      other: `ابقَ هنا (تُفتح بعد ${seconds} ثانية)`,
    }),
  failed: 'فشل إنشاء الدورة',
  failed_why: 'فشل إنشاء الدورة. حاول من جديد من فضلك.',
  credit_returned: 'أُعيد رصيدك.',
  was_stopped: 'أُوقفت هذه الدورة',
  you_cancelled: 'ألغيت هذه الدورة',
  finished_stays: 'ما اكتمل يبقى.',
  nothing_finished: 'لم يكتمل أي درس، فأُعيد رصيدك.',
  credit_stays: 'أوقفت اليوم عدة دورات، فيبقى الرصيد لهذه. والمحاولة من جديد لا تكلّف أكثر.',
  read_finished: 'اقرأ ما اكتمل',

  may_close: 'يمكنك إغلاق هذه الصفحة',
  may_close_waiting: {
    outline: ({ link }) => <>المخطّط ينتظرك. تجده في {link('سجلك')}.</>,
    sources: ({ link }) => (
      <>ينتظرك السؤال 7 أيام؛ ثم تُوقف الدورة ويعود رصيدك. تجدها في {link('سجلك')}.</>
    ),
  },
  may_close_writing: ({ link }) => <>تُكتب دورتك في الخلفية. تجدها في {link('سجلك')}.</>,
  left_waiting: {
    outline: ({ topic }) => `تنتظر «\u2068${topic}\u2069» أن تؤكّد مخطّطها. تجدها في سجلك.`,
    sources: ({ topic }) =>
      `تنتظر «\u2068${topic}\u2069» أن تقرّر كيف نتابع دون مصادر. تجدها في سجلك.`,
  },
  left_writing: ({ topic }) => `ما زالت «\u2068${topic}\u2069» تُكتب في الخلفية. تجدها في سجلك.`,
  notification_denied:
    'يحجب متصفحك إشعارات هذا الموقع. لتصلك واحدة حين تجهز الدورة، اسمح بها في إعدادات المتصفح لهذا الموقع.',
  notification_hint: 'يسألك متصفحك مرة واحدة. ويعمل ذلك ما دامت علامة التبويب هذه مفتوحة.',
  notification_on: 'يظهر حين تكون في علامة تبويب أو نافذة أخرى؛ أبقِ هذه مفتوحة.',
  notify_browser: 'أبلغني في هذا المتصفح',
  notify_email: 'راسلني حين تجهز',
  notify_email_hint: ({ email }) => `إلى \u2068${email}\u2069، وإن فشلت أيضًا.`,
  notification: {
    completed: 'دورتك جاهزة',
    failed: 'تعذّرت كتابة دورتك',
    outline: 'مخطّطك جاهز للتعديل',
    sources: 'لم يُعثر على مصدر: القرار لك',
  },

  cancel_this: 'إلغاء هذه الدورة',
  cancel_question: 'إلغاء هذه الدورة؟',
  cancel: 'ألغِ الدورة',
  keep_it: 'أبقِها',
  keep_writing: 'واصل الكتابة',
  cancel_outline: 'لم يُكتب درس بعد، فتستعيد رصيدك. ويبقى المخطّط مع الدورة.',
  cancel_outline_paid:
    'لم يُكتب درس بعد، لكنك أوقفت اليوم عدة دورات، فيبقى الرصيد لهذه. ويبقى المخطّط، ويمكنك أن تتابع منه لاحقًا دون رصيد آخر.',
  cancel_writing_paid:
    'تتوقف الكتابة فورًا. تبقى الدروس المكتملة ويمكن قراءتها. وقد أوقفت اليوم عدة دورات، فيبقى الرصيد لهذه: يمكنك أن تتابعها لاحقًا دون رصيد آخر.',
  cancel_writing:
    'تتوقف الكتابة فورًا. تبقى الدروس المكتملة ويمكن قراءتها. وتستعيد رصيدك إن لم يكتمل أي درس.',

  while_you_wait: 'في أثناء انتظارك',
  more_from_sources: 'المزيد من مصادرك',
  carousel: 'عارض بطاقات',
  slide: 'بطاقة',
  slide_label: ({ at, count, category }) => `${at} من ${count}: ${category}`,
  slide_of: ({ at, count }) => `${at} من ${count}`,
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  previous: 'السابق',
  next: 'التالي',
  source: ({ title }) => <>المصدر: {title}</>,
  category: {
    fun_fact: 'معلومة طريفة',
    key_insight: 'فكرة أساسية',
    best_practice: 'أفضل ممارسة',
    common_pitfall: 'خطأ شائع',
    myth_buster: 'تصحيح خرافة',
    historical_context: 'من التاريخ',
    practical_tip: 'نصيحة عملية',
    advanced_nugget: 'للمتقدمين',
    knowledge_check: 'اختبر معرفتك',
    opinion_poll: 'ما رأيك؟',
    quick_quiz: 'اختبار سريع',
    fact_or_fiction: 'حقيقة أم خيال؟',
  },
  mark: { right: 'صحيح', wrong: 'جوابك', chosen: 'اختيارك' },
  noted: 'سُجِّل.',
  correct: 'صحيح.',
  not_quite: 'ليس تمامًا.',
  not_quite_answer: ({ answer }) => <>ليس تمامًا. الجواب هو «{answer}».</>,

  no_source_found: 'لم يُعثر على مصدر',
  no_source_question: 'لم يُعثر في هذا الموضوع على ما يمكن قراءته والاستشهاد به. كيف نتابع؟',
  write_without: 'اكتبها دون مصادر',
  write_without_explained:
    'يكتب النموذج مما يعرفه، وقد يكون خطأ. لا استشهاد ولا مراجعة، وتقول ذلك الدورة وكل درس وكل جملة.',
  stop_here: 'توقف هنا',
  stop_here_explained:
    'لا يُكتب شيء ويعود رصيدك. ثم يمكنك أن تبدأ من جديد بمستندات من عندك أو بموضوع آخر.',
  tried_in_vain: 'ما جُرِّب',

  your_outline: 'مخطّطك',
  outline_lead:
    'غيّر العناوين والأوصاف والترتيب؛ أضف وحدات ودروسًا أو أزلها. لا يُكتب شيء قبل أن تؤكّد. وإن غادرت انتظرك المخطّط.',
  outline_size: ({ moduleCount, lessonCount }) =>
    `${modules(moduleCount)}، ${lessons(lessonCount)}`,
  write_course: 'اكتب الدورة',
  changed_elsewhere: 'تغيّر المخطّط في علامة تبويب أخرى',
  changed_elsewhere_choice: 'حمّل تلك النسخة، أو أبقِ نسختك فتحل محلها.',
  load_other: 'حمّل النسخة الأخرى',
  keep_mine: 'أبقِ نسختي',
  saving: {
    saved: 'حُفظ',
    waiting: 'جارٍ الحفظ…',
    saving: 'جارٍ الحفظ…',
    failed: 'لم يُحفظ.',
    incomplete: 'لم يُحفظ بعد: شيء ناقص أو طويل جدًا.',
    overtaken: 'لم يُحفظ: اختر أي نسخة تبقى.',
  },
  not_saved_because: ({ reason }) => `لم يُحفظ. ${reason}`,
  renewed: 'تغيّر في علامة تبويب أخرى: هذه أحدث نسخة.',
  save_now: 'احفظ الآن',
  no_outline_answered: 'أجاب الخادم دون مخطّط.',
  outline_error: {
    title: 'أعطه عنوانًا.',
    no_modules: 'تحتاج الدورة إلى وحدة واحدة على الأقل.',
    no_lessons: 'تحتاج الوحدة إلى درس واحد على الأقل.',
    too_many_modules: ({ max }) => `أقصى عدد لوحدات الدورة: ${max}.`,
    too_many_lessons: ({ max }) => `أقصى عدد لدروس الوحدة: ${max}.`,
    too_long: ({ max }) => `أقصى عدد للأحرف: ${number(max)}.`,
  },
};
export default ar;
