import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
const courses = (count: number) =>
  plural(count, {
    one: 'دورة واحدة',
    two: 'دورتان',
    few: `${number(count)} دورات`,
    many: `${number(count)} دورة`,
    other: `${number(count)} دورة`,
  });

const ar: Messages = {
  title: 'السجل',
  new_course: 'دورة جديدة',
  loading: 'جارٍ تحميل دوراتك',
  try_again: 'إعادة المحاولة',
  not_loaded: 'تعذّر تحميل دوراتك.',
  offline: 'تظهر دوراتك حين يعود الاتصال.',

  search: 'البحث في الموضوعات والوسوم',
  order: 'الترتيب',
  orders: {
    creation_date: 'الأحدث أولًا',
    last_modified_date: 'آخر ما تغيّر أولًا',
    topic: 'حسب الموضوع، أبجديًا',
    favorite: 'المفضلة أولًا',
  },
  origin: 'الأصل',
  origins: { all: 'الكل', generated: 'منشأة', imported: 'مستوردة', copied_public: 'منسوخة' },
  favorites_only: 'المفضلة فقط',
  tag_is: ({ tag }) => <>الوسم: {tag}</>,
  all_tags: 'كل الوسوم',
  clear_filters: 'مسح المرشّحات',
  found: ({ count }) => courses(count),
  found_more: ({ count }) => `أكثر من ${courses(count)}`,

  courses: 'دوراتك',
  empty_while_writing: 'ما يُكتب الآن يظهر هنا حين يمكن قراءته.',
  empty_title: 'لا دورات بعد',
  empty: 'كل دورة تنشئها تُحفظ هنا.',
  nothing_found: 'لا دورة تطابق هذه المرشّحات.',
  page_is_past: 'لم يعد هناك هذا العدد من الدورات.',
  to_first_page: 'إلى الصفحة الأولى',
  pages: 'صفحات دوراتك',
  previous: 'السابق',
  next: 'التالي',
  page_of: ({ page, pages }) => `الصفحة ${number(page)} من ${number(pages)}`,

  modules: ({ count }) =>
    plural(count, {
      one: 'وحدة واحدة',
      two: 'وحدتان',
      few: `${number(count)} وحدات`,
      many: `${number(count)} وحدة`,
      other: `${number(count)} وحدة`,
    }),
  lessons: ({ count }) =>
    plural(count, {
      one: 'درس واحد',
      two: 'درسان',
      few: `${number(count)} دروس`,
      many: `${number(count)} درسًا`,
      other: `${number(count)} درس`,
    }),
  created: ({ day }) => `أُنشئت في ${day}`,
  changed: ({ day }) => `تغيّرت في ${day}`,
  incomplete: 'غير مكتملة',
  public: 'عامة',
  read_of: ({ done, count }) => `الدروس المكتملة: ${number(done)} من ${number(count)}`,
  all_read: ({ count }) => `اكتملت كل الدروس (${number(count)})`,
  resume: 'متابعة',
  learned: 'ماذا تعلّمت',
  learned_in: ({ topic }) => `ماذا تعلّمت: ${topic}`,
  resume_course: ({ topic }) => `متابعة: ${topic}`,
  favorite_of: ({ topic }) => `مفضلة: ${topic}`,
  change_failed: ({ topic, reason }) => `لم تتغيّر «\u2068${topic}\u2069». ${reason}`,

  tags_of: ({ topic }) => `وسوم ${topic}`,
  show_tag: ({ tag }) => `عرض الدورات ذات الوسم ${tag}`,
  edit_tags: 'تعديل الوسوم',
  add_tags: 'إضافة وسوم',
  edit_tags_of: ({ topic }) => `تعديل الوسوم: ${topic}`,
  add_tags_to: ({ topic }) => `إضافة وسوم: ${topic}`,
  new_tag: 'وسم جديد',
  remove_tag: ({ tag }) => `إزالة الوسم ${tag}`,
  tag_hint: 'يضيف Enter وسمًا. ويغلق Escape دون حفظ.',
  tag_too_long: ({ max }) => `أقصى عدد لأحرف الوسم: ${number(max)}.`,
  too_many_tags: ({ max }) => `أقصى عدد لوسوم الدورة: ${number(max)}.`,
  save: 'حفظ',
  cancel: 'إلغاء',

  menu_of: ({ topic }) => `المزيد عن ${topic}`,
  open: 'فتح',
  share: 'مشاركة…',
  download: 'تنزيل…',
  save_offline: 'حفظ للاستخدام دون اتصال',
  delete: 'حذف',
  deleted: ({ topic }) => `حُذفت «\u2068${topic}\u2069».`,
  undo: 'تراجع',
  not_deleted: ({ topic, reason }) => `لم تُحذف «\u2068${topic}\u2069». ${reason}`,
  restored: ({ topic }) => `عادت «\u2068${topic}\u2069».`,
  not_restored: ({ topic, reason }) => `تعذّرت استعادة «\u2068${topic}\u2069». ${reason}`,

  more: 'المزيد لكل الدورات',
  import: 'استيراد…',
  export_all: 'تصدير الكل',
  exported_nothing: ({ reason }) => `لم تُصدَّر دوراتك. ${reason}`,
  clear_all: 'حذف الكل…',
  clear_question: 'حذف كل الدورات؟',
  clear_consequence: 'تُحذف كل دوراتك. ولا يبقى إلا ما يُكتب الآن. صدِّرها أولًا إن كنت قد تحتاج إليها.',
  clear_word: 'حذف',
  clear_confirm: ({ word }) => `للتأكيد اكتب «\u2068${word}\u2069»`,
  clear_now: 'احذف كل الدورات',
  cleared: 'حُذفت كل دوراتك.',

  import_title: 'استيراد دورات',
  import_lead:
    'أضِف دورات صُدّرت هنا، بهذا الحساب أو بغيره، أو ملف دورة من تثبيت آخر، أو دورة بصيغة Markdown.',
  choose_file: 'اختر ملفًا',
  or_drop: 'أو أفلته هنا.',
  file_chosen: ({ name }) => `المختار: \u2068${name}\u2069`,
  or_paste: 'أو ألصق محتواه',
  import_now: 'استيراد',
  importing: ({ done, all }) =>
    all > 1 ? `جارٍ الاستيراد، الجزء ${number(done + 1)} من ${number(all)}` : 'جارٍ الاستيراد',
  import_nothing: 'اختر ملفًا أو ألصق محتواه أولًا.',
  import_unreadable:
    'ليس هذا ملف دورات. اختر ما حفظه «تصدير الكل» (‎.json‎)، أو دورة نُزّلت بصيغة Coursewright (‎.course‎) أو Markdown (‎.md‎ أو ‎.zip‎).',
  import_too_large: ({ max }) => `هذا كبير جدًا: أقصى حجم للدورة ${max}.`,
  course_number: ({ place }) => `الدورة ${number(place)}`,
  imported: ({ count }) => `ما استُورد: ${courses(count)}.`,
  imported_none: 'لم تُستورد أي دورة.',
  known: ({ count }) => `ما هو في سجلك بالفعل ويبقى كما هو: ${courses(count)}.`,
  refused: ({ count }) => `ما لم يُستورد، ${courses(count)}:`,
  more_problems: ({ count }) =>
    plural(count, {
      one: 'ومشكلة أخرى',
      two: 'ومشكلتان أخريان',
      few: `و${number(count)} مشكلات أخرى`,
      many: `و${number(count)} مشكلة أخرى`,
      other: `و${number(count)} مشكلة أخرى`,
    }),
  file_outcome: {
    imported: ({ topic }) => `استُوردت «\u2068${topic}\u2069».`,
    merged: ({ topic }) =>
      `كانت «\u2068${topic}\u2069» موجودة؛ أُضيف إليها الجديد من الملف، ولم يُستبدل شيء.`,
    known: ({ topic }) => `«\u2068${topic}\u2069» موجودة في سجلك بكل ما في هذا الملف.`,
  },
  file_too_large: ({ max }) => `هذا الملف كبير جدًا: أقصى حجم لملف الدورة ${max}.`,
  from_markdown: 'من Markdown: بلا نسخ سابقة، وبلا ما تعلّمته، وبلا التحقق من الجمل.',
  file_lacks: {
    lessons: 'بعض دروس الدورة غير موجودة في هذا الملف.',
    questions: 'أسئلة الدورة غير موجودة في هذا الملف.',
    passages: 'لا يحوي هذا الملف من المقاطع المستشهد بها سوى بداياتها.',
  },
  signed_here: 'وقّعه هذا التثبيت، ولم يتغير منذ ذلك الحين.',
  signed_elsewhere: ({ address, key }) => (
    <>
      وُقّع في مكان آخر، من تثبيت لا يعرفه هذا التثبيت، ولم يتغير منذ ذلك الحين. ويذكر الملف أنه من{' '}
      {address}. المفتاح: {key}
    </>
  ),
  import_another: 'استيراد ملف آخر',
  done: 'تم',

  unfinished: 'قيد العمل',
  ended_early: ({ count }) => `دورات فشلت أو أُوقفت: ${number(count)}`,
  status: {
    pending: 'تنتظر',
    running: 'تُكتب',
    completed: 'جاهزة',
    failed: 'فشلت',
    cancelled: 'أُلغيت',
  },
  waiting_for_you: 'تنتظرك',
  waiting_at: ({ place }) => `تنتظر، ${place}`,
  written_by: ({ percent }) => `تُكتب، ${percent}%`,
  outline_ready: ({ link }) => <>المخطّط جاهز. {link('تعديل المخطّط')}</>,
  no_source_found: ({ link }) => <>لم يُعثر على مصدر. {link('قرّر كيف نتابع')}</>,
  decide_of: ({ topic }) => `قرّر كيف نتابع: ${topic}`,
  edit_outline_of: ({ topic }) => `تعديل المخطّط: ${topic}`,
  try_again_of: ({ topic }) => `حاول من جديد: ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('حاول من جديد')} بذلك الرصيد؛ ويتابع من حيث توقف</>
  ),
  again_for_credit: ({ link }) => <>{link('حاول من جديد')} بذلك الرصيد</>,
  again_for_nothing: ({ link }) => <>{link('حاول من جديد')} دون رصيد آخر؛ ويتابع من حيث توقف</>,
  stopped_paid: 'أوقفتها قبل أن يكتمل درس. وكنت قد أوقفت عدة دورات في ذلك اليوم، فيبقى الرصيد لها.',
  failed_refunded: 'فشل إنشاء الدورة. أُعيد رصيدك.',
  stopped_refunded: 'أوقفتها قبل أن يكتمل درس؛ أُعيد رصيدك.',
};
export default ar;
