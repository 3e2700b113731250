import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { registerByHand, readCourse, readLesson, openedSource } from './person.ts';

const withEverything = Buffer.from(`# Speed of water

## Formulas and code

Manning's formula gives the mean speed of the water in an open channel. The speed grows with the square root of the slope of the bed: $v = \\frac{1}{n} R^{2/3} S^{1/2}$.
A rough bed slows the water, and the roughness of the bed is a number that is measured in the field. The wetted perimeter is the length of the bed that the water touches.

\`\`\`python
def speed(n, radius, slope):
    return radius ** (2 / 3) * slope ** 0.5 / n
\`\`\`

## Slope

The slope of a river bed is the height that the water loses over a length of the channel. A steep bed makes the water fast, and a flat bed makes it slow.
The slope decreases from the source of a river to its mouth. Engineers measure the slope with a level and a staff.
`);

test('no screen breaks the content security policy or needs a string to become markup', async ({
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void Reflect.get(
        window,
        'noteViolation',
      )(
        `${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
      );
    });
  });
  page.on('pageerror', (error) => violations.push(`${page.url()}: ${error.message}`));
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };

  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/verify-email',
    '/reset-password/x',
    '/terms',
    '/privacy',
    '/sample',
  ])
    await visit(path);
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/login')).toBeVisible();

  await registerByHand(page);
  await page.getByRole('textbox', { name: 'Topic' }).fill('Speed of water');
  await page
    .getByLabel('Choose files')
    .setInputFiles({ name: 'speed.md', mimeType: 'text/markdown', buffer: withEverything });
  await expect(page.getByRole('checkbox', { name: /speed\.md/ })).toBeChecked();
  await page.getByRole('button', { name: 'Generate course' }).click();
  await readCourse(page);
  await readLesson(page);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click();
  await expect(openedSource(page)).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of [/^Quiz/, /^Resources/]) await page.getByRole('tab', { name }).click();
  await visit('/account');

  expect(violations).toEqual([]);
  // That the browser does enforce it.
  expect(
    await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>';
        return 'became markup';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    }),
  ).toBe('TypeError');
});
