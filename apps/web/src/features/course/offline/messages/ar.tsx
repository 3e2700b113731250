import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  title: 'دورات دون اتصال',
  lead: 'هذه الدورات محفوظة على هذا الجهاز. يمكنك قراءتها والتدرّب فيها دون اتصال.',
  how_to_install: 'كيف تثبّت التطبيق',
  looking: 'جارٍ البحث عن الدورات المحفوظة…',
  not_here: 'لا يستطيع هذا المتصفح الاحتفاظ بالدورات للاستخدام دون اتصال، ولا النافذة الخاصة أيضًا.',
  not_read: 'تعذّرت قراءة الدورات المحفوظة.',
  not_read_why: 'لم يستجب تخزين هذا المتصفح. أعد تحميل الصفحة من فضلك.',
  try_again: 'إعادة المحاولة',
  nothing: 'لا دورات محفوظة بعد',
  nothing_why: 'افتح إحدى دوراتك واختر «حفظ للاستخدام دون اتصال». عندئذ تنتظرك هنا.',
  nothing_without_login:
    'سجّل الدخول لترى ما حفظته. ودون تسجيل دخول لا تظهر إلا الدورات التي اختير بقاؤها على هذا الجهاز.',
  to_history: 'إلى دوراتك',
  log_in: 'تسجيل الدخول',

  lessons: ({ count }) =>
    plural(count, {
      one: 'درس واحد',
      two: 'درسان',
      few: `${number(count)} دروس`,
      many: `${number(count)} درسًا`,
      other: `${number(count)} درس`,
    }),
  lessons_done: ({ done, count }) => `الدروس المكتملة: ${number(done)} من ${number(count)}`,
  saved: ({ day }) => `حُفظت في ${day}`,
  keep: 'إبقاؤها على هذا الجهاز بعد تسجيل خروجي',
  remove: 'إزالة',
  remove_of: ({ topic }) => `إزالة «\u2068${topic}\u2069» من هذا الجهاز`,
  removed: ({ topic }) => `لم تعد «\u2068${topic}\u2069» على هذا الجهاز.`,
  not_changed: 'تعذّر تغيير ذلك. حاول من جديد من فضلك.',
  size: ({ size }) => `المجموع ${size}.`,
  room: ({ size, free }) => `المجموع ${size}. ولدى المتصفح متسع لنحو ${free} أخرى.`,

  newer: 'توجد نسخة أحدث.',
  update: 'تحديث',
  updating: ({ done, all }) => `جارٍ التحديث: ${number(done)} من ${number(all)} من الدروس`,
  not_updated: ({ reason }) => `لم تُحدَّث. ${reason}`,
  full: 'لا توجد مساحة كافية على هذا الجهاز. أزل دورات محفوظة أخرى وحاول من جديد.',

  own_copy: ({ day, link }) => (
    <>
      حُفظت على هذا الجهاز في {day}. ما تفعله هنا ينتقل إلى حسابك. {link('كل الدورات المحفوظة')}
    </>
  ),
  kept_copy: ({ day, link }) => (
    <>
      حُفظت على هذا الجهاز في {day}. لم تسجّل الدخول، فيبقى ما تفعله هنا على هذا الجهاز.{' '}
      {link('كل الدورات المحفوظة')}
    </>
  ),
  choose_file: 'فتح ملف دورة',
  from_file: ({ address }) => `من ملف من ${address}`,
  from_unproven: ({ address }) => `من ملف يقول إنه من ${address}، ولم يُتحقَّق من توقيعه`,
  file_copy: ({ day, link }) => (
    <>
      فُتحت من ملف في {day}. ما تفعله هنا يبقى على هذا الجهاز. {link('كل الدورات المحفوظة')}
    </>
  ),
  gone: 'هذه الدورة ليست محفوظة هنا',
  gone_why: 'أُزيلت من هذا الجهاز أو هي لشخص آخر. إن كانت لك فسجّل الدخول واحفظها من جديد.',
  to_list: 'إلى الدورات المحفوظة',
};
export default ar;
