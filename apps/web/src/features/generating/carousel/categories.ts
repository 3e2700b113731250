import type { Curiosity } from '@coursewright/contract';

export type Category = Curiosity['category'];

/**
 * The sign of a category: paths in a square of 20, drawn as lines. Its colour is a hue of the style
 * sheet.
 */
export const categoryIcons: Record<Category, string> = {
  fun_fact: 'M10 3l1.8 5.2L17 10l-5.2 1.8L10 17l-1.8-5.2L3 10l5.2-1.8z',
  key_insight: 'M7 13a5 5 0 1 1 6 0c-.7.6-1 1.2-1 2H8c0-.8-.3-1.4-1-2zM8.5 17.5h3',
  best_practice: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M7 10.2l2.2 2.2L13.2 8',
  common_pitfall: 'M10 3.5l7.5 13h-15zM10 8.5V12M10 14v.3',
  myth_buster: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M7.5 7.5l5 5M12.5 7.5l-5 5',
  historical_context: 'M4 10a6 6 0 1 0 2-4.5M4 3.5v3h3M10 7v3.2l2.2 1.5',
  practical_tip:
    'M12.5 3.5a4 4 0 0 0-3.8 5.2L3.5 14 6 16.5l5.3-5.2a4 4 0 0 0 5.2-3.8l-2.3 2.3-2.5-1.5-.5-2.5z',
  advanced_nugget: 'M6 4h8l3 4-7 8-7-8zM3 8h14M8 8l2 8 2-8',
  knowledge_check: 'M7.2 7.4a2.8 2.8 0 1 1 4.2 2.4c-.9.5-1.4 1-1.4 2M10 15v.3',
  opinion_poll: 'M4 16V9M10 16V4M16 16v-5',
  quick_quiz: 'M11 3l-6 8.5h4L8.5 17 15 8.5h-4.2z',
  fact_or_fiction: 'M10 4v12M5 6h10M5 6l-2 5h4zM15 6l-2 5h4zM7 16h6',
};
