import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');

const ar: Messages = {
  loading: 'جارٍ تحميل الدورة…',
  shared: 'دورة مشتركة',
  as_of: ({ day }) => <>بتاريخ {day}.</>,
  from_sources: ({ sources }) => <>كُتبت من {sources}.</>,
  source_named: ({ title }) => `«\u2068${title}\u2069»`,
  more_sources: ({ count }) =>
    plural(count, {
      one: 'مصدر آخر',
      two: 'مصدرين آخرين',
      few: `${number(count)} مصادر أخرى`,
      many: `${number(count)} مصدرًا آخر`,
      other: `${number(count)} مصدر آخر`,
    }),
  incomplete: 'انتهت كتابتها مبكرًا، فقد تنقصها دروس.',
  copy: 'نسخ إلى سجلي',
  copy_signed_out: 'سجّل الدخول لتنسخها إلى سجلك',
  copied: ({ topic }) => `«\u2068${topic}\u2069» في سجلك الآن.`,
  not_copied: ({ reason }) => `لم تُنسخ الدورة. ${reason}`,

  report: 'الإبلاغ عن هذه الدورة',
  report_title: 'الإبلاغ عن هذه الدورة',
  report_lead: 'أخبرنا إن كان ينبغي ألا تكون هذه الدورة عامة. سينظر فيها مدير.',
  reason: 'ما المشكلة فيها؟',
  choose_reason: 'اختر سببًا',
  reasons: {
    illegal: 'مخالفة للقانون',
    dangerous: 'خطِرة',
    hateful: 'فيها كراهية أو مضايقة لأحد',
    sexual: 'جنسية',
    personal_data: 'تعرض بيانات شخصية',
    copyright: 'تنتهك حقوق المؤلف',
    spam: 'رسائل مزعجة أو احتيال',
    other: 'شيء آخر',
  },
  report_text: 'ما ينبغي أن نعرفه (اختياري)',
  report_send: 'إرسال البلاغ',
  cancel: 'إلغاء',
  reported: 'شكرًا لك. سينظر مدير في هذه الدورة.',

  gone: 'هذه الدورة ليست عامة',
  gone_why:
    'جعلها صاحبها خاصة أو حذفها، أو أن الرابط غير كامل. إن أرسلها إليك أحد فاطلب منه رابطًا جديدًا.',
  to_home: 'إلى الصفحة الرئيسية',
  to_sample: 'افتح دورة نموذجية',
  offline: 'أنت غير متصل',
  offline_why: 'تُفتح الدورة من تلقاء نفسها حالما تتوفر شبكة.',
};
export default ar;
