import axe from 'axe-core';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowsers } from '../../launch/browser.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
};
type Files = Readonly<Record<string, Uint8Array>>;
const home = 'https://course.test/';

/** A real browser: what a page runs and asks for that it was not meant to, and its own errors. */
export class PageJudge {
  private files: Files = {};
  private seen: string[] = [];

  readonly page: Page;
  private readonly browser: Browser;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async start(): Promise<PageJudge> {
    const { quick: executablePath } = await findBrowsers();
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    const page = await browser.newPage();
    const judge = new PageJudge(browser, page);
    page.on('dialog', (dialog) => {
      judge.seen.push(`a script of the course ran: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => judge.seen.push(`the page fails: ${String(error)}`));
    await page.route('**/*', (route) => {
      const url = route.request().url();
      const name = url.startsWith(home) ? new URL(url).pathname.slice(1) : undefined;
      const body = name === undefined ? undefined : judge.files[name];
      if (name === 'favicon.ico') return route.fulfill({ status: 404 });
      if (!body) {
        judge.seen.push(`the page asks for ${url.slice(0, 200)}`);
        return route.fulfill({ status: 404 });
      }
      const type = types[name!.split('.').at(-1)!] ?? 'application/octet-stream';
      return route.fulfill({ body: Buffer.from(body), contentType: type });
    });
    return judge;
  }

  /** A page of some files as it is; what it does that it was not meant to is found by and by. */
  async serve(files: Files, name: string): Promise<readonly string[]> {
    this.files = files;
    this.seen = [];
    await this.page.goto(`${home}${name}`, { waitUntil: 'load' });
    return this.seen;
  }

  /** A page of some files, with all of it shown. */
  async open(files: Files, name: string): Promise<string[]> {
    await this.serve(files, name);
    await this.page.evaluate(() => {
      for (const one of document.querySelectorAll('[hidden]')) one.removeAttribute('hidden');
      for (const one of document.querySelectorAll('details')) one.open = true;
    });
    return this.seen;
  }

  /** HTML as a program shows it that takes nothing out of it. */
  show(html: string): Promise<string[]> {
    // Scripts run and images are asked for without a layout, which takes most of the time.
    const page = `<!DOCTYPE html><meta charset="utf-8"><title>x</title><body style="display: none">${html}`;
    return this.open({ 'shown.html': Buffer.from(page) }, 'shown.html');
  }

  /**
   * What axe finds on a page: by WCAG 2.2 A and AA, and by best practices where the page stands
   * alone. Of those, a page of a book needs no landmarks: that is for the program which shows it.
   */
  async inaccessible(files: Files, name: string, isOfBook: boolean): Promise<string[]> {
    const seen = await this.open(files, name);
    // Not as an element, which a page of XML would refuse.
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate(
      (tags) => axe.run(document, tags.length > 0 ? { runOnly: tags } : {}),
      isOfBook ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] : [],
    );
    return [
      ...seen,
      ...violations.map(({ id, nodes }) => `${name} by axe: ${id} ${nodes[0]?.html.slice(0, 120)}`),
    ];
  }

  async end(): Promise<void> {
    await this.browser.close();
  }
}
