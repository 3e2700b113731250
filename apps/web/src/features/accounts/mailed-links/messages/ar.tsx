import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${number(count)} دقائق`,
    many: `${number(count)} دقيقة`,
    other: `${number(count)} دقيقة`,
  });

const ar: Messages = {
  new_password: 'كلمة المرور الجديدة',
  back_to_login: 'العودة إلى تسجيل الدخول',

  confirm_address: 'أكّد بريدك الإلكتروني',
  confirm_how: 'نرسل إليك رابطًا. بفتحه يتأكد العنوان.',
  verifying: 'جارٍ تأكيد بريدك الإلكتروني…',
  verification_failed: 'تعذّر تأكيد البريد الإلكتروني',
  confirmed: 'تأكّد البريد الإلكتروني',
  confirmed_now: 'تأكّد بريدك الإلكتروني. يمكنك تسجيل الدخول الآن.',

  reset_how: ({ count }) =>
    `نرسل إليك رابطًا لتعيين كلمة جديدة. يصلح مرة واحدة، لمدة ${minutes(count)}.`,
  mail_link: 'أرسل إليّ الرابط',
  remembered_early: ({ link }) => <>تذكّرتها؟ {link('سجّل الدخول')}</>,
  no_reset_mail:
    'لم يصل شيء بعد دقائق؟ تفقّد مجلد الرسائل غير المرغوبة، أو تأكّد أنك سجّلت بهذا العنوان.',
  reset_link_sent: 'إن كان هناك حساب بهذا العنوان فقد أرسلنا رابطًا لتعيين كلمة مرور جديدة.',
  ask_again: 'اطلب من جديد',
  set_password_title: 'تعيين كلمة مرور جديدة',
  set_password_lead: 'سيُسجَّل خروجك من كل مكان سجّلت الدخول فيه.',
  set_password: 'تعيين كلمة المرور',
  password_changed: 'تغيّرت كلمة مرورك',
  log_in_with_it: 'يمكنك تسجيل الدخول بها الآن.',
  logged_out_everywhere: 'سُجِّل الخروج من كل جهاز كان مسجّل الدخول.',
  link_dead: 'هذا الرابط لا يعمل',
  link_incomplete: 'هذا الرابط غير كامل.',
  link_rules: ({ count }) =>
    `يصلح الرابط مرة واحدة، لمدة ${minutes(count)}، وآخر رابط طلبته فقط. كلمة مرورك لم تتغيّر.`,
  new_link: 'اطلب رابطًا جديدًا',
};
export default ar;
