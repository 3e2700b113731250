import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('ar');

const ar: Messages = {
  try_again: 'إعادة المحاولة',
  change_request: 'تعديل الطلب',
  needs_credit: 'يلزم رصيد أولًا؛ وما كُتب حتى الآن محفوظ.',
  goes_on_free: 'تُستأنف الكتابة من حيث توقفت، دون تكلفة إضافية.',
  goes_on_for_credit:
    'تُستأنف الكتابة من حيث توقفت ويُخصم الرصيد المُعاد؛ فالدورة تكلّف رصيدًا واحدًا في المجموع.',
  lesson: {
    planned: 'مخطط له',
    writing: 'قيد الكتابة',
    readable: 'جاهز للقراءة، والاختبار لاحقًا',
    completed: 'جاهز',
    failed: 'فشل',
  },
  lesson_at_the_end: {
    planned: 'لم يُكتب',
    writing: 'لم يُكتب',
    readable: 'جاهز للقراءة، دون اختبار',
    completed: 'جاهز',
    failed: 'فشل',
  },
  not_found: 'الدورة غير موجودة',
  not_found_why: 'لا توجد دورة في هذا العنوان، أو أنها تخص حسابًا آخر.',
  create_course: 'إنشاء دورة',
  not_loaded: 'تعذّر تحميل الدورة',
  next_in_line: 'التالية في الدور',
  in_line: ({ position }) => `رقم ${number(position)} في الدور`,
};
export default ar;
