import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
const credits = (count: number) =>
  plural(count, {
    one: 'رصيد واحد',
    two: 'رصيدان',
    few: `${number(count)} أرصدة`,
    many: `${number(count)} رصيدًا`,
    other: `${number(count)} رصيد`,
  });

const ar: Messages = {
  title: 'شراء أرصدة',
  lead: 'بالأرصدة تُنشأ الدورات؛ وكل رصيد يكفي لدورة واحدة.',
  test_checkout: 'لم يُعدّ هنا مزوّد دفع: يقود هذا إلى صندوق تجريبي لا يتحرك فيه مال.',
  not_sold: 'لا تبيع هذه النسخة أرصدة.',
  quantity: 'عدد الأرصدة',
  credits: 'أرصدة',
  one_less: 'رصيد أقل',
  one_more: 'رصيد أكثر',
  price: ({ price }) => `سعر الرصيد: ${price}`,
  total: ({ total, strong }) => <>المجموع: {strong(total)}</>,
  cancel: 'إلغاء',
  purchase: 'شراء',
  processing: 'جارٍ التنفيذ…',
  stripe_failed: 'تعذّر تحميل Stripe',
  initiate_failed: 'تعذّر بدء الشراء',

  your_purchase: 'مشترياتك',
  checking_purchase: 'جارٍ التحقق من شرائك…',
  checking: 'جارٍ التحقق…',
  try_again: 'إعادة المحاولة',
  buy_credits: 'شراء أرصدة',
  create_course: 'أنشئ دورة',
  to_generator: 'إلى المُنشئ',

  left: 'غادرت صفحة الدفع.',
  nothing_charged: 'لم يُخصم شيء.',
  none: 'لا مشتريات للعرض.',
  none_why: 'لا يسمّي العنوان عملية شراء.',
  not_found: 'لم يُعثر على عملية الشراء.',
  not_found_why: 'ربما هي لحساب غير الذي سجّلت الدخول به.',
  unavailable: 'تعذّر تحميل عملية الشراء.',
  unavailable_why: ({ reason }) => `${reason} إن كنت قد دفعت فستصل أرصدتك من تلقاء نفسها.`,

  returned: 'أُعيدت دفعتك.',
  returned_all: ({ count, balance }) =>
    `سُحب ما اشتُري بها (${credits(count)}): لديك الآن ${number(balance)}.`,
  returned_some: ({ count, of, balance }) =>
    `سُحب ${number(count)} مما اشتُري بها (${credits(of)}): لديك الآن ${number(balance)}.`,
  thanks: ({ count, sum }) => `${credits(count)} مقابل ${sum}: شكرًا لك.`,
  in_balance: ({ count, balance }) =>
    plural(count, {
      one: `هو في حسابك: لديك الآن ${number(balance)}.`,
      two: `هي في حسابك: لديك الآن ${number(balance)}.`,
      few: `هي في حسابك: لديك الآن ${number(balance)}.`,
      many: `هي في حسابك: لديك الآن ${number(balance)}.`,
      other: `هي في حسابك: لديك الآن ${number(balance)}.`,
    }),
  expired: 'انتهت صلاحية عملية الدفع هذه.',
  refused: 'رفض مصرفك الدفع.',
  refused_why: 'لم يُخصم شيء ولم تُضف أرصدة.',
  unpaid: 'لم تُدفع هذه العملية بعد.',
  unpaid_what: 'حالما تُدفع تظهر أرصدتك هنا.',
  paid: ({ sum }) => `وصلت دفعتك وقدرها ${sum}.`,
  paid_what: ({ count }) =>
    `في الطريق إلى رصيدك: ${credits(count)}. إن لم يصل ذلك خلال دقائق فقد أُبلغنا بالأمر وننظر فيه.`,
  unconfirmed: 'لم يؤكّد مصرفك الدفع بعد.',
  unconfirmed_what: ({ count }) =>
    `يستغرق ذلك من ثوانٍ إلى أيام بحسب طريقة الدفع. يمكنك مغادرة هذه الصفحة: سيظهر في رصيدك من تلقاء نفسه ${credits(count)}.`,
};
export default ar;
