import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  save_offline: 'حفظ للاستخدام دون اتصال',
  save_title: 'حفظ هذه الدورة للاستخدام دون اتصال',
  lead: 'تُخزَّن دروسها واختباراتها ومصادرها على هذا الجهاز، وكذلك التسجيلات والرسوم إن اخترتها. وما تنجزه فيها دون اتصال يُنقل إلى حسابك لاحقًا.',
  looking: 'جارٍ البحث عمّا هو محفوظ…',
  saved: ({ day, size }) => `حُفظت في ${day} · \u2068${size}\u2069`,
  saved_now: 'تم الحفظ. يمكنك قراءتها دون اتصال.',
  newer: 'تتوفر نسخة أحدث من هذه الدورة.',
  companions: ({ size }) => `مع الصوت والرسوم (نحو ${size})`,
  recordings: ({ count }) =>
    plural(count, {
      zero: 'لا تسجيلات',
      one: 'تسجيل واحد',
      two: 'تسجيلان',
      few: `${number(count)} تسجيلات`,
      many: `${number(count)} تسجيلًا`,
      other: `${number(count)} تسجيل`,
    }),
  diagrams: ({ count }) =>
    plural(count, {
      zero: 'لا رسوم',
      one: 'رسم واحد',
      two: 'رسمان',
      few: `${number(count)} رسوم`,
      many: `${number(count)} رسمًا`,
      other: `${number(count)} رسم`,
    }),
  no_room: ({ free }) =>
    `لم يبقَ في المتصفح سوى نحو ${free}. يمكن حفظ الدورة من دونها، أو إزالة دورات محفوظة أخرى أولًا.`,
  made_not_read: ({ reason }) => `تعذّرت معرفة ما إذا كان هناك صوت ورسوم. ${reason}`,
  keep: 'الإبقاء عليها في هذا الجهاز بعد تسجيل خروجي',
  keep_why: 'عندها يستطيع كل من يستخدم هذا الجهاز قراءتها. يُفضَّل عدم تفعيله على جهاز مشترك.',
  saving: ({ done, all }) => `جارٍ الحفظ: ${number(done)} من ${number(all)} من الدروس`,
  saving_label: 'الدروس المحفوظة',
  save: 'حفظ',
  update: 'تحديث',
  remove: 'إزالة من هذا الجهاز',
  open_copy: 'فتح الدورة المحفوظة',
  close: 'إغلاق',
  not_saved: 'لم تُحفظ الدورة.',
  full: 'لا توجد مساحة كافية على هذا الجهاز. يمكن إزالة دورات محفوظة أخرى أو إخلاء بعض المساحة، ثم إعادة المحاولة.',
  not_changed: 'تعذّر إجراء التغيير. تُرجى إعادة المحاولة.',
  not_read: 'تعذّرت قراءة الدورات المحفوظة في هذا المتصفح.',
  not_here: 'لا يستطيع هذا المتصفح حفظ الدورات للاستخدام دون اتصال، ولا تستطيع ذلك النوافذ الخاصة.',
  needs_connection: 'يلزم اتصال بالشبكة لحفظ الدورة.',
};
export default ar;
