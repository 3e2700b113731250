import type { LearningState, OutlinedModule, TaskOutline } from '@coursewright/contract';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { Member } from './member.ts';
import { answerQuestionIn, asking, openFirstSource, verdict } from './person.ts';
import { dialog, heading, press, type Screen } from './screen.ts';
import { wholeAnswer } from './whole-answer.ts';

/** The member's finished course, at a tab of its first lesson: not every one has a question. */
export const course =
  (tab: string | undefined, then?: (page: Page) => Promise<void>) =>
  async (page: Page, { taskId }: Member) => {
    await page.goto(`/result/${taskId}`);
    const contents = page.getByRole('region', { name: 'What is in this course' });
    await contents.getByRole('link', { name: /1\.1/ }).click();
    await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible();
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await then?.(page);
  };

/** One of the screens about a lesson of the member's course: one that was edited once. */
const lesson =
  (screen: string, then: (page: Page) => Promise<void>) =>
  async (page: Page, { taskId, editedLesson }: Member) => {
    await page.goto(`/result/${taskId}/lessons/${editedLesson}/${screen}`);
    await heading(page, /Edit the lesson|Versions/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await then(page);
  };

/** Selects the first paragraph of the lesson that is open. */
async function selectParagraph(page: Page): Promise<void> {
  await page
    .locator('[data-prose] > p')
    .first()
    .evaluate((paragraph) => document.getSelection()?.selectAllChildren(paragraph));
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
}

/** The member's course at its first lesson, before its text is there; `answer` is given for that. */
const withoutText =
  (answer: ((route: Route) => Promise<void>) | undefined, then: (page: Page) => Promise<void>) =>
  async (page: Page, { taskId }: Member) => {
    // Unanswered, it stays on its way.
    await page.route(/\/api\/trpc\/library\.lesson/, (route) => answer?.(route));
    await page.goto(`/result/${taskId}`);
    await page.getByRole('link', { name: /^(Start the first|Continue with) lesson/ }).click();
    await then(page);
  };
const refuse = (route: Route) => {
  const error = { type: 'not_found', message: 'There is no such lesson in this course.' };
  const json = [{ error: { message: error.message, code: -32_004, data: { error } } }];
  return route.fulfill({ status: 404, json });
};

/**
 * The quiz at a question. By its panel: the lesson's text asks in the same words, and is on the page
 * until the panel is.
 */
export async function openQuestion(page: Page): Promise<Locator> {
  const quiz = page.getByRole('tabpanel', { name: /^Quiz/ });
  // On an earlier visit the last question may have been answered.
  const again = quiz.getByRole('button', { name: 'Answer all again' });
  await expect(asking(quiz).or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  return quiz;
}

/** Answers the question that is asked, whatever is right. */
const answerOnce = async (page: Page): Promise<void> => answerQuestionIn(await openQuestion(page));

/** A page that is told that every lesson of the member's course is finished. */
const finished =
  (what: 'course' | 'module') =>
  async (page: Page, { taskId }: Member) => {
    let modules: readonly OutlinedModule[] = [];
    await page.route(/\/api\/trpc\/.*(generation\.outline|library\.learning)/, async (route) => {
      const response = await wholeAnswer(route);
      const answers = (await response.json()) as {
        result?: { data: TaskOutline | LearningState };
      }[];
      const changed = answers.map((answer) => {
        const data = answer.result?.data;
        if (data && 'task_id' in data) modules = data.outline?.modules ?? [];
        if (!data || !('lessons' in data)) return answer;
        const lessons = modules.flatMap(({ submodules }) =>
          submodules.map(({ id }) => ({ ...untouched, submodule_id: id, is_completed: true })),
        );
        return { result: { data: { ...data, lessons } } };
      });
      await route.fulfill({ response, json: changed });
    });
    await page.goto(`/result/${taskId}?finished=course`);
    await expect(page.getByText('You finished the course')).toBeVisible();
    if (what === 'course') return;
    await page.goto(`/result/${taskId}?finished=${modules[0]?.id}`);
    await expect(page.getByText(/^Module 1 of \d finished$/)).toBeVisible();
  };
const untouched = {
  ticked_at: null,
  opened_at: null,
  seconds_read: 600,
  questions: [],
  latest_score: null,
  best_score: null,
  notes: [],
};

export const courseScreens: readonly Screen[] = [
  {
    name: 'course: overview',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}`);
      await heading(page, 'What is in this course', 2);
    },
  },
  {
    name: 'course: its map',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}?view=map`);
      const asText = page.getByRole('switch', { name: 'As text' });
      await expect(asText).toBeVisible();
      // A telephone has the list first.
      if (await asText.isChecked()) await asText.click();
      await expect(page.locator('[data-node]').first()).toBeVisible();
      await page.locator('[data-node]').first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'course: content', as: 'member', reach: course(undefined) },
  {
    name: 'course: a question in the text',
    as: 'member',
    reach: course(undefined, async (page) => {
      const asked = page.getByRole('region', { name: /^Before you read on/ });
      const fold = asked.getByRole('button', { name: /^Before you read on/ });
      await expect(fold).toBeVisible();
      // On an earlier visit it may have been answered.
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      else await answerQuestionIn(asked);
      await expect(asked.getByText(verdict)).toBeVisible();
      await asked.scrollIntoViewIfNeeded();
    }),
  },
  {
    name: 'course: a lesson on its way',
    as: 'member',
    reach: withoutText(undefined, (page) =>
      expect(page.getByText('Loading the lesson…')).toBeAttached(),
    ),
  },
  {
    name: 'course: a lesson that did not come',
    as: 'member',
    reach: withoutText(refuse, (page) =>
      expect(page.getByText('This lesson could not be loaded')).toBeVisible(),
    ),
  },
  {
    name: 'course: a source',
    as: 'member',
    reach: course(undefined, openFirstSource),
  },
  {
    name: 'course: quiz with an answer',
    as: 'member',
    reach: course('Quiz', answerOnce),
  },
  { name: 'course: a module is finished', as: 'member', reach: finished('module') },
  { name: 'course: it is finished', as: 'member', reach: finished('course') },
  {
    name: 'course: a question that is wrong',
    as: 'member',
    reach: course('Quiz', async (page) => {
      await answerOnce(page);
      await press('This question is wrong')(page);
      await expect(page.getByRole('textbox', { name: /^What is wrong/ })).toBeVisible();
    }),
  },
  {
    name: 'course: its details',
    as: 'member',
    reach: course(undefined, async (page) => {
      await page.getByRole('button', { name: /details$/i }).click();
      await expect(page.getByRole('dialog').getByText(/it costs nothing/)).toBeVisible();
    }),
  },
  {
    name: 'course: a selected passage',
    as: 'member',
    reach: course(undefined, async (page) => {
      await selectParagraph(page);
      await expect(page.getByRole('button', { name: 'Highlight: Pink' })).toBeVisible();
    }),
  },
  {
    name: 'course: a note on a passage',
    as: 'member',
    reach: course(undefined, async (page) => {
      await selectParagraph(page);
      await page.getByRole('button', { name: 'Note', exact: true }).click();
      await page.getByRole('textbox', { name: /^Your note/ }).fill('Ask about it.');
    }),
  },
  {
    name: 'course: its notes',
    as: 'member',
    reach: course(undefined, async (page) => {
      await selectParagraph(page);
      await page.getByRole('button', { name: 'Highlight: Green' }).click();
      await page.getByRole('button', { name: /^Notes \(/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notes' }).locator('li').first()).toBeVisible();
    }),
  },
  {
    name: 'course: how its text is set',
    as: 'member',
    reach: course(undefined, async (page) => {
      await press('Text settings')(page);
      await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
    }),
  },
  {
    name: 'course: its keys',
    as: 'member',
    only: 'desktop',
    reach: course(undefined, async (page) => {
      await press('Text settings')(page);
      await press('Keyboard shortcuts')(page);
      await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
    }),
  },
  {
    name: 'course: its search',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}`);
      await press('Search')(page);
      await page.getByRole('searchbox').fill('light');
      await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    },
  },
  {
    name: 'course: its glossary',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}`);
      await press('Glossary')(page);
      await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    },
  },
  { name: 'course: resources', as: 'member', reach: course('Resources') },
  {
    name: 'course: its tutor, asked',
    as: 'member',
    reach: course('Tutor', async (page) => {
      await page.getByRole('textbox', { name: 'Your question' }).fill('What is it about?');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page.getByRole('log').getByText(/sources of this course say/)).toBeVisible();
    }),
  },
  {
    name: 'course: audio, made or not',
    as: 'member',
    reach: course('Audio', async (page) => {
      await expect(page.getByText('built-in synthetic voice (eSpeak NG)')).toBeVisible();
    }),
  },
  {
    name: 'course: its diagram, or what there is to draw',
    as: 'member',
    reach: course('Visualization', async (page) => {
      // A journey of the same worker may have had it drawn.
      const kind = page.getByRole('radio', { name: 'Concept map' });
      await expect(kind.or(page.locator('[data-node]')).first()).toBeVisible();
    }),
  },
  {
    name: 'course: what can be done to a lesson',
    as: 'member',
    reach: course(undefined, press('Change this lesson')),
  },
  {
    name: 'course: writing a lesson again',
    as: 'member',
    reach: course(undefined, async (page) => {
      await page.getByRole('button', { name: 'Change this lesson' }).click();
      await page.getByRole('button', { name: 'Rewrite with AI…' }).click();
      const rewrite = page.getByRole('dialog', { name: 'Rewrite this lesson' });
      await rewrite.getByRole('button', { name: 'Shorter' }).click();
      await rewrite.getByRole('textbox').fill('x'.repeat(501));
      await expect(rewrite.getByText(/at most 500 characters/)).toBeVisible();
    }),
  },
  {
    name: 'lesson: editing by hand, with errors',
    as: 'member',
    reach: lesson('edit', async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('');
      await page.getByRole('textbox', { name: /^Text \(Markdown\)/ }).fill('Light turns.[^99]');
      await page.getByText(/^Insert a citation/).click();
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByRole('button', { name: 'Save the lesson' }).click();
      await expect(page.getByText('is not a citation of this lesson')).toBeVisible();
    }),
  },
  {
    name: 'lesson: leaving the editor',
    as: 'member',
    reach: lesson('edit', async (page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Another title');
      await page.getByRole('link', { name: 'Back to the lesson' }).click();
      await dialog('Leave without saving?')(page);
    }),
  },
  {
    name: 'lesson: what changed between versions',
    as: 'member',
    reach: lesson('versions', (page) => expect(page.locator('ins, del').first()).toBeVisible()),
  },
  {
    name: 'lesson: an earlier version',
    as: 'member',
    reach: lesson('versions?version=1&view=whole', press('Restore version 1')),
  },
  {
    name: 'course: changing the outline',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}/outline`);
      await page
        .getByRole('button', { name: /^Add a lesson to/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Remove “/ })
        .nth(1)
        .click();
      await page
        .getByRole('button', { name: /^Description of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save the outline' }).click();
      await expect(page.getByText('Some modules or lessons need another look.')).toBeVisible();
    },
  },
  {
    name: 'course: moving a lesson to another module',
    as: 'member',
    reach: async (page, { taskId }) => {
      await page.goto(`/result/${taskId}/outline`);
      // The last one: the list of modules would half cover the buttons of lessons that come after
      // it.
      await page
        .getByRole('button', { name: /to another module$/ })
        .last()
        .click();
    },
  },
];
