import { expect } from '@playwright/test';
import { test } from './member.ts';
import { expectAccessible, expectNoSidewaysScroll, openedSource, readLesson } from './person.ts';

const everyWidth = { tag: '@every-width' };

test(
  'the tutor is asked, its source is opened, and what was said is there after a reload',
  everyWidth,
  async ({ memberPage: page, member }) => {
    await page.goto(`/result/${member.taskId}`);
    await readLesson(page);
    const title = await page.getByRole('article').getByRole('heading').first().innerText();
    await page.getByRole('tab', { name: 'Tutor' }).click();
    const log = page.getByRole('log', { name: 'Conversation with the tutor' });
    const box = page.getByRole('textbox', { name: 'Your question' });
    await box.fill(`What do the sources say about: ${title}?`);
    await box.press('Enter');
    await expect(log.getByText('The sources of this course say:').first()).toBeVisible();
    await expect(page.getByText(/of 100 free messages left today/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await log.getByRole('button', { name: 'Source 1' }).last().click();
    await expect(openedSource(page)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(log.getByText(title).first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear the conversation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear this conversation?' });
    await dialog.getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(log.getByText(title)).toHaveCount(0);
  },
);

test(
  'a question of the quiz leads to the tutor, whose hints go from one to the next',
  everyWidth,
  async ({ memberPage: page, member }) => {
    await page.goto(`/result/${member.taskId}`);
    await readLesson(page);
    await page.getByRole('tab', { name: 'Tutor' }).click();
    const box = page.getByRole('textbox', { name: 'Your question' });
    await expect(box).toBeVisible();
    await page.getByRole('tab', { name: /^Quiz/ }).click();
    await page.getByRole('link', { name: 'Help me' }).click();
    await expect(box).toBeFocused();
    await page.keyboard.press('Enter');
    const another = page.getByRole('button', { name: 'Another hint, please.' });
    await expect(another).toBeVisible();
    await another.click();
    const log = page.getByRole('log', { name: 'Conversation with the tutor' });
    await expect(log.getByText('Another hint, please.')).toBeVisible();
    await expect(another).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the conversation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear this conversation?' });
    await dialog.getByRole('button', { name: 'Clear the conversation' }).click();
    await expect(another).toHaveCount(0);
  },
);

test(
  'a diagram is paid for, walked through by keys, read as text, and there on the next visit',
  everyWidth,
  async ({ memberPage: page, member }) => {
    await page.goto(`/result/${member.taskId}`);
    await readLesson(page);
    await page.getByRole('tab', { name: 'Visualization' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Visualization' });
    // On an earlier project of the same worker it was drawn already.
    const draw = panel.getByRole('button', { name: 'Draw the diagram' });
    const asText = panel.getByRole('switch', { name: 'As text' });
    await expect(draw.or(asText).first()).toBeVisible();
    if (!(await asText.isVisible())) {
      await expect(panel.getByText('Costs 1 credit')).toBeVisible();
      await draw.click();
    }
    const node = panel.locator('[data-node]').first();
    await expect(node).toBeVisible();
    await node.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('region').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await asText.click();
    await expect(panel.getByRole('listitem').or(panel.getByRole('row')).first()).toBeVisible();

    await page.reload();
    await expect(panel.locator('[data-node]').first()).toBeVisible();
  },
);
