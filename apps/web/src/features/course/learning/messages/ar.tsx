import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  questions_wait: ({ count }) =>
    plural(count, {
      one: 'سؤال واحد يُظهر ما رسخ.',
      two: 'سؤالان يُظهران ما رسخ.',
      few: `${number(count)} أسئلة تُظهر ما رسخ.`,
      many: `${number(count)} سؤالًا تُظهر ما رسخ.`,
      other: `${number(count)} سؤال تُظهر ما رسخ.`,
    }),
  questions_left: ({ count }) =>
    plural(count, {
      one: 'سؤال واحد لم يُجَب عنه بعد.',
      two: 'سؤالان لم يُجَب عنهما بعد.',
      few: `${number(count)} أسئلة لم يُجَب عنها بعد.`,
      many: `${number(count)} سؤالًا لم يُجَب عنها بعد.`,
      other: `${number(count)} سؤال لم يُجَب عنها بعد.`,
    }),
  to_questions: 'أجب عن الأسئلة',
  finish: 'إنهاء الدرس',
  finished: 'اكتمل',
  finished_said: ({ lesson }) => `اكتمل الدرس ${lesson}`,
  not_finished: 'وضع علامة غير مكتمل',
  continue_with: ({ lesson, title }) => (
    <>
      تابع إلى {lesson}: {title}
    </>
  ),
  see_learned: 'انظر ماذا تعلّمت',

  right_of: ({ right, count }) => `الأجوبة الصحيحة: ${number(right)} من ${number(count)}`,
  unanswered: ({ count }) =>
    plural(count, {
      one: 'سؤال واحد دون جواب',
      two: 'سؤالان دون جواب',
      few: `${number(count)} أسئلة دون جواب`,
      many: `${number(count)} سؤالًا دون جواب`,
      other: `${number(count)} سؤال دون جواب`,
    }),
  best_of: ({ best }) => `الأفضل: ${number(best)}`,
  attempts: ({ count }) =>
    plural(count, {
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: `${number(count)} محاولات`,
      many: `${number(count)} محاولة`,
      other: `${number(count)} محاولة`,
    }),
  not_answered: 'دون جواب بعد',
  not_counted: 'لا يُحتسب',
  you_chose: ({ answer }) => <>جوابك: {answer}</>,
  wrong_again: ({ count }) =>
    plural(count, {
      one: 'أجب من جديد عن السؤال الخطأ',
      two: 'أجب من جديد عن السؤالين الخطأ',
      few: `أجب من جديد عن الأسئلة الخطأ (${number(count)})`,
      many: `أجب من جديد عن الأسئلة الخطأ (${number(count)})`,
      other: `أجب من جديد عن الأسئلة الخطأ (${number(count)})`,
    }),
  rest_now: ({ count }) =>
    plural(count, {
      one: 'أجب عن السؤال الباقي',
      two: 'أجب عن السؤالين الباقيين',
      few: `أجب عن الأسئلة الباقية (${number(count)})`,
      many: `أجب عن الأسئلة الباقية (${number(count)})`,
      other: `أجب عن الأسئلة الباقية (${number(count)})`,
    }),
  all_again: 'أجب عنها كلها من جديد',

  before_you_read_on: 'قبل أن تواصل القراءة',
  answered_right: 'جواب صحيح',
  answered_wrong: 'ليس صحيحًا تمامًا',
  read_on: 'واصل القراءة',
  pass_over: 'تخطٍّ',
  bring_back: ({ count }) =>
    plural(count, {
      one: 'سؤال من درس سابق',
      two: 'سؤالان من دروس سابقة',
      few: `${number(count)} أسئلة من دروس سابقة`,
      many: `${number(count)} سؤالًا من دروس سابقة`,
      other: `${number(count)} سؤال من دروس سابقة`,
    }),
  from_lesson: ({ lesson, title }) => (
    <>
      من الدرس {lesson}: {title}
    </>
  ),
  pass_brought_back: 'انتقل إلى النتيجة',
  question_gone: 'لم يعد هذا السؤال مطروحًا.',

  dispute: 'هذا السؤال خطأ',
  dispute_label: 'ما الخطأ فيه؟ (اختياري)',
  dispute_send: 'إبلاغ',
  dispute_cancel: 'إلغاء',
  disputed: 'أبلغت عن هذا السؤال. وهو لا يُحتسب.',
  disputed_told: 'أُبلغ به صاحب الدورة. وهو لا يُحتسب.',
  dispute_goes_to: 'يقرؤه صاحب الدورة دون اسمك.',
  count_again: 'احتسبه من جديد',
  disputes: ({ count }) => `أسئلة أُبلغ عن خطئها (${number(count)})`,
  disputes_why: 'لا تُحتسب في النتيجة. عدّل الأسئلة أو أعد كتابتها حيث تخطئ.',
  dispute_said: ({ reason }) => `«\u2068${reason}\u2069»`,
  reader_reports: ({ count }) => `أسئلة يراها القرّاء خطأ (${number(count)})`,
  reader_reports_why: 'أبلغ عنها قرّاء الصفحة العامة. انظر في المصدر ثم قرّر.',
  dismiss_reports: ({ count }) =>
    plural(count, {
      one: 'رفض البلاغ',
      two: 'رفض البلاغين',
      few: `رفض ${number(count)} بلاغات`,
      many: `رفض ${number(count)} بلاغًا`,
      other: `رفض ${number(count)} بلاغ`,
    }),
  dismiss_reports_of: ({ lesson, count }) =>
    plural(count, {
      one: `رفض البلاغ عن سؤال من الدرس ${lesson}`,
      two: `رفض البلاغين عن سؤال من الدرس ${lesson}`,
      few: `رفض ${number(count)} بلاغات عن سؤال من الدرس ${lesson}`,
      many: `رفض ${number(count)} بلاغًا عن سؤال من الدرس ${lesson}`,
      other: `رفض ${number(count)} بلاغ عن سؤال من الدرس ${lesson}`,
    }),
  to_question: ({ lesson }) => `الدرس ${lesson}`,
  show_passage: 'عرض المصدر',
  rewrite_questions: 'إعادة كتابة الأسئلة…',
  rewrite_questions_of: ({ lesson }) => `إعادة كتابة أسئلة الدرس ${lesson}…`,

  module_done: ({ module, count }) => `اكتملت الوحدة ${number(module)} من ${number(count)}`,
  course_done: 'أكملت الدورة',
  lessons: ({ count }) =>
    plural(count, {
      one: 'درس واحد',
      two: 'درسان',
      few: `${number(count)} دروس`,
      many: `${number(count)} درسًا`,
      other: `${number(count)} درس`,
    }),
  minutes_read: ({ count }) => `${number(count)} د قراءة`,
  you_can: 'تستطيع الآن أن',
  you_learned: 'ماذا تعلّمت',
  weak: 'يستحق نظرة أخرى',
  up_next: 'ما التالي',
  next_module: ({ module, title }) => (
    <>
      الوحدة {number(module)}: {title}
    </>
  ),
  next_why: 'ما تتدرّب عليه من جديد بعد أيام يبقى. ثم انتقل إلى شيء جديد.',
  practise: 'أجب من جديد عن الأسئلة الخطأ',
  new_course: 'أنشئ دورة جديدة',
  to_history: 'إلى دوراتك',
  read_again: 'العودة إلى الدروس',
};
export default ar;
