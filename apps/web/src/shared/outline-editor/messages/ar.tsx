import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('ar');
const isolated = (title: string) => `«\u2068${title}\u2069»`;
const quoted = (title: string) => (title ? isolated(title) : 'العنصر الجديد');

const ar: Messages = {
  add_module: 'إضافة وحدة',
  add_lesson: 'إضافة درس',
  add_lesson_to: ({ title }) =>
    title ? `إضافة درس إلى ${isolated(title)}` : 'إضافة درس إلى الوحدة الجديدة',
  modules_full: ({ max }) => `الحد الأقصى لوحدات الدورة: ${number(max)}.`,
  lessons_full: ({ max }) => `الحد الأقصى لدروس الوحدة: ${number(max)}.`,

  removed: ({ title }) => `تمت إزالة ${quoted(title)}.`,
  removed_on_save: ({ title }) => `ستتم إزالة ${quoted(title)} عند الحفظ.`,
  stays: ({ title }) => `تم الإبقاء على ${quoted(title)}.`,
  lesson_added: 'أُضيف درس جديد في نهاية الوحدة، وهو بحاجة إلى عنوان.',
  module_added: 'أُضيفت وحدة جديدة في النهاية، وهي بحاجة إلى عنوان.',
  module_moved: ({ title, place, of }) =>
    `${quoted(title)}: الموضع ${number(place)} من ${number(of)}.`,
  lesson_moved: ({ title, module, place, of }) =>
    `${quoted(title)}: الوحدة ${number(module)}، الموضع ${number(place)} من ${number(of)}.`,

  module_called: ({ title }) => (title ? `الوحدة ${isolated(title)}` : 'الوحدة الجديدة'),
  lesson_called: ({ title }) => (title ? isolated(title) : 'الدرس الجديد'),
  place_of: ({ name }) => `موضع ${name}`,
  move_up: 'نقل إلى أعلى',
  move_down: 'نقل إلى أسفل',
  remove: 'إزالة',
  move_this_up: ({ name }) => `نقل ${name} إلى أعلى`,
  move_this_down: ({ name }) => `نقل ${name} إلى أسفل`,
  move_to_module: ({ name }) => `نقل ${name} إلى وحدة أخرى`,
  remove_this: ({ name }) => `إزالة ${name}`,
  new_module: 'وحدة جديدة',
  new_lesson: 'درس جديد',
  full: ({ title }) => `\u2068${title}\u2069 (مكتملة العدد)`,

  module_title: 'عنوان الوحدة',
  lesson_title: 'عنوان الدرس',
  module_placeholder: 'موضوع الوحدة',
  lesson_placeholder: 'موضوع الدرس',
  description: 'الوصف',
  description_of: ({ name }) => `وصف ${name}:`,
  hide_description: 'إخفاء الوصف',
  add_description: 'إضافة وصف',
  objectives: 'الأهداف، هدف في كل سطر',

  module_gone: ({ title }) => (
    <>
      تمت إزالة <bdi>{title}</bdi> مع دروسها.
    </>
  ),
  module_gone_on_save: ({ title }) => (
    <>
      ستتم إزالة <bdi>{title}</bdi> مع دروسها عند الحفظ.
    </>
  ),
  lesson_gone: ({ title }) => (
    <>
      تمت إزالة <bdi>{title}</bdi>.
    </>
  ),
  lesson_gone_on_save: ({ title }) => (
    <>
      ستتم إزالة <bdi>{title}</bdi> عند الحفظ.
    </>
  ),
  put_back: 'استعادة',
  put_this_back: ({ title }) => `استعادة ${isolated(title)}`,
};
export default ar;
