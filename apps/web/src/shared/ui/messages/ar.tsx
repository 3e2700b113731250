import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('ar');
/** After a preposition or an annexed noun. */
const characters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${number(count)} أحرف`,
    many: `${number(count)} حرفًا`,
    other: `${number(count)} حرف`,
  });
const entries = (count: number) =>
  plural(count, {
    one: 'عنصر واحد',
    two: 'عنصرين',
    few: `${number(count)} عناصر`,
    many: `${number(count)} عنصرًا`,
    other: `${number(count)} عنصر`,
  });

const ar: Messages = {
  show: 'إظهار',
  hide: 'إخفاء',
  show_password: 'إظهار كلمة المرور',
  hide_password: 'إخفاء كلمة المرور',
  optional: 'اختياري',
  too_short: ({ min }) => `يجب ألا يقل النص عن ${characters(min)}.`,
  too_long: ({ max }) => `يجب ألا يزيد النص على ${characters(max)}.`,
  required: 'هذا الحقل مطلوب.',
  not_an_email: 'يُرجى إدخال بريد إلكتروني مثل \u2068name@example.org\u2069.',
  control_characters: 'تجب إزالة أحرف التحكم غير المرئية.',
  broken_text: 'بعض الأحرف تالفة. تجب كتابة النص من جديد.',
  one_line: 'يجب أن يكون النص في سطر واحد.',
  letter_or_digit: 'يلزم حرف أو رقم واحد على الأقل.',
  at_least: ({ min }) => `أقل قيمة ممكنة: ${number(min)}.`,
  at_most: ({ max }) => `أكبر قيمة ممكنة: ${number(max)}.`,
  whole_number: 'يجب إدخال عدد صحيح.',
  too_few: ({ min }) => `تلزم إضافة ${entries(min)} على الأقل.`,
  too_many: ({ max }) => `لا يمكن تجاوز ${entries(max)}.`,
  not_a_choice: 'يجب اختيار أحد الخيارات.',
  one_right_option: 'يجب أن يكون خيار واحد فقط صحيحًا، دون أن يتكرر أي خيار.',
  whole_pairs: 'تلزم ثلاثة إلى خمسة عناصر، لكل منها ما يقابله، دون تكرار.',
  three_in_order: 'تلزم ثلاثة عناصر على الأقل للترتيب، دون تكرار.',
  each_once: 'لا يمكن أن تكون الوحدة أو الدرس في أكثر من موضع.',
  unknown_language:
    'لغة غير معروفة. يمكن إدخال رمز لغة مثل \u2068en\u2069 أو \u2068es\u2069 أو \u2068pt-BR\u2069.',
};
export default ar;
