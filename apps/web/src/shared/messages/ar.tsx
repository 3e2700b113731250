import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { plural } = wordsOf('ar');

function inHowLong(seconds: number): string {
  if (seconds < 2) return 'بعد لحظة';
  if (seconds < 60)
    return plural(seconds, {
      one: 'بعد ثانية',
      two: 'بعد ثانيتين',
      few: `بعد ${seconds} ثوانٍ`,
      many: `بعد ${seconds} ثانية`,
      other: `بعد ${seconds} ثانية`,
    });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90)
    return plural(minutes, {
      one: 'بعد دقيقة',
      two: 'بعد دقيقتين',
      few: `بعد ${minutes} دقائق`,
      many: `بعد ${minutes} دقيقة`,
      other: `بعد ${minutes} دقيقة`,
    });
  const hours = Math.ceil(minutes / 60);
  return plural(hours, {
    one: 'بعد ساعة',
    two: 'بعد ساعتين',
    few: `بعد ${hours} ساعات`,
    many: `بعد ${hours} ساعة`,
    other: `بعد ${hours} ساعة`,
  });
}

const ar: Messages = {
  unexpected_error: 'حدث خطأ غير متوقع',
  unreachable: 'لا يمكن الوصول إلى الخادم. تحقّق من اتصالك وحاول من جديد.',
  with_error_id: ({ message, id }) => `${message} (رقم الخطأ: \u2068${id}\u2069)`,
  failure: {
    unauthorized: 'انتهت جلستك. سجّل الدخول من جديد.',
    not_found: 'لم يُعثر عليه. ربما حُذف.',
    too_many_requests: ({ retryAfter = 1 }) =>
      `محاولات كثيرة جدًا. حاول من جديد ${inHowLong(retryAfter)}.`,
    server_error: 'حدث خطأ غير متوقع',
    provider_error: 'لم تستطع خدمة خارجية الرد. حاول لاحقًا.',
    unavailable: 'هذا غير متاح الآن. حاول لاحقًا.',
    request_timeout: 'الاتصال بطيء جدًا. حاول من جديد باتصال أفضل.',
    timeout: 'استغرق ذلك وقتًا أطول من اللازم. حاول من جديد.',
  },
  unreadable_progress: 'تعذّرت قراءة تحديث للتقدّم.',
  login_failed: 'تعذّر تسجيل الدخول',
  not_recorded: ({ reason }) => `لم يُحفظ تقدّمك. ${reason}`,
  close_notification: 'إغلاق الإشعار',
  part_not_loaded: 'تعذّر فتح هذا',
  part_not_loaded_why:
    'تعذّر تحميل جزء من التطبيق. تحقّق من اتصالك وحاول من جديد. إن لم ينفع ذلك فأعد تحميل الصفحة.',
  try_again: 'إعادة المحاولة',
  close: 'إغلاق',
  tagline: 'سمِّ موضوعًا واحصل على دورة بمصادرها',
};
export default ar;
