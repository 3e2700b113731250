import type { sentencesOfFailures } from '../../sentences-of-failures.ts';
import { type Translation, wordsOf } from '../../words.ts';

const { number, plural } = wordsOf('ar');

/** A name in any script keeps its own direction. */
const apart = (name: string) => `\u2068${name}\u2069`;

export const ar: Translation<typeof sentencesOfFailures> = {
  model_key_refused: ({ variable, model }) =>
    `رفض مزوّد النموذج المفتاح. على من يشغّل هذا الخادم أن يتحقّق من ${apart(variable)} ومن أنّ المفتاح يتيح استخدام ${apart(model)}.`,
  model_unknown: ({ model }) =>
    `لا يعرف المزوّد النموذج ${apart(model)}. على من يشغّل هذا الخادم أن يتحقّق من MODEL وMODEL_BASE_URL.`,
  model_quota_spent: ({ provider }) =>
    `نفدت حصّة الحساب لدى مزوّد النموذج (${apart(provider)}). على من يشغّل هذا الخادم أن يراجع الفوترة.`,
  material_too_long: ({ model }) =>
    `المادة أطول مما يتّسع له النموذج ${apart(model)}. جرّب مستندات أقل أو أقصر، أو نموذجًا بسياق أكبر.`,
  model_rejected: ({ model }) =>
    `لم يقبل النموذج ${apart(model)} الطلب. قد يقبله نموذج آخر، ويُحدَّد في MODEL.`,
  model_busy: 'يحدّ مزوّد النموذج من الطلبات حاليًا. حاول من جديد بعد دقيقة.',
  model_too_slow: ({ model }) =>
    `لم يُجب النموذج ${apart(model)} في الوقت المحدَّد. حاول من جديد، أو زِد MODEL_TIMEOUT_MS.`,
  model_away: ({ model }) =>
    `يتعذّر الوصول إلى النموذج ${apart(model)} أو يواجه خللًا حاليًا. حاول من جديد بعد بضع دقائق.`,
  model_declined: ({ model }) =>
    `امتنع النموذج ${apart(model)} عن الكتابة في هذا الموضوع. جرّب صياغة أخرى للموضوع أو نموذجًا آخر.`,
  model_answer_unusable: ({ model }) =>
    `أجاب النموذج ${apart(model)} مرتين بصيغة لا يمكن استخدامها. حاول من جديد أو استخدم نموذجًا آخر.`,
  author_answer_unusable: 'أجاب المؤلّف بصيغة لا يمكن استخدامها.',
  author_failed: 'لم يتمكّن المؤلّف المدمج من العمل بهذه المصادر.',
  author_stopped: 'توقّف المؤلّف المدمج أثناء الكتابة. حاول من جديد.',
  calls_spent: ({ count }) =>
    `احتاجت الكتابة إلى أكثر من الحدّ المدفوع من استدعاءات النموذج (${number(count)})، فتوقّفت عنده.`,
  nothing_found:
    'لم يُعثر على ما تُكتب منه هذه الدورة. ارفع مستندًا عن الموضوع أو اختر أحد مواضيع النماذج.',
  no_sources_agreed: 'لم يُعثر على أي مصدر، ولم تكن دورة بلا مصادر مطلوبة.',
  lessons_failed: ({ failed, lessons: all }) =>
    `تعذّرت كتابة ${number(failed)} من أصل ${number(all)} من الدروس.`,
  no_lesson_written: 'تعذّرت كتابة الدروس كلها.',
  lesson_stays: 'يبقى الدرس كما كان.',
  rewrite_stopped: 'توقّف العمل. يبقى الدرس كما كان.',
  rewrite_unchanged: 'لا تحتوي المصادر على شيء آخر لهذا الدرس، فبقي كما كان.',
  rewrite_our_fault: 'حال عطل لدينا دون إعادة كتابة الدرس. يبقى كما كان.',
  no_question_usable: 'لم يصلح أيٌّ من الأسئلة الجديدة.',
  outline_not_confirmed: ({ days }) =>
    plural(days, {
      one: 'لم يُؤكَّد المخطّط خلال يوم واحد، فأُوقفت الدورة.',
      two: 'لم يُؤكَّد المخطّط خلال يومين، فأُوقفت الدورة.',
      few: `لم يُؤكَّد المخطّط خلال ${number(days)} أيام، فأُوقفت الدورة.`,
      many: `لم يُؤكَّد المخطّط خلال ${number(days)} يومًا، فأُوقفت الدورة.`,
      other: `لم يُؤكَّد المخطّط خلال ${number(days)} يوم، فأُوقفت الدورة.`,
    }),
  sources_not_agreed: ({ days }) =>
    plural(days, {
      one: 'لم يُعثر على أي مصدر، ولم يوافق أحد على دورة بلا مصادر خلال يوم واحد، فأُوقفت الدورة.',
      two: 'لم يُعثر على أي مصدر، ولم يوافق أحد على دورة بلا مصادر خلال يومين، فأُوقفت الدورة.',
      few: `لم يُعثر على أي مصدر، ولم يوافق أحد على دورة بلا مصادر خلال ${number(days)} أيام، فأُوقفت الدورة.`,
      many: `لم يُعثر على أي مصدر، ولم يوافق أحد على دورة بلا مصادر خلال ${number(days)} يومًا، فأُوقفت الدورة.`,
      other: `لم يُعثر على أي مصدر، ولم يوافق أحد على دورة بلا مصادر خلال ${number(days)} يوم، فأُوقفت الدورة.`,
    }),
  our_fault: 'تعذّرت كتابة الدورة بسبب خلل لدينا.',
  lesson_our_fault: 'تعذّرت كتابة هذا الدرس بسبب خلل لدينا.',
  lesson_fault: 'حدث خطأ غير متوقّع أثناء كتابته.',
  lesson_stopped: 'أُوقفت الكتابة قبل أن يكتمل هذا الدرس.',
  export_failed: 'تعذّر إنشاء الملف. حاول من جديد.',
};
