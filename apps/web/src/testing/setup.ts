import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { forgetServerState } from '../app/data-scope.tsx';
import { interfaceLanguage } from '../shared/language.ts';
import { purchaseDialog } from '../shared/purchase-dialog.ts';
import { session } from '../shared/session/index.ts';
import { fakeServer } from './fake-server.ts';
import { backToRealTime } from './real-time.ts';

const reactInternals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

// What jsdom lacks and Ant Design asks for.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};
// jsdom logs "not implemented" for the pseudo-element argument.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => getComputedStyle(element);

// React keeps a stack with every element that it makes, for warnings that nobody reads here: a sixth
// of what the tests cost. It leaves that off beyond ten thousand a second; here it always is.
if (typeof reactInternals === 'object')
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });

// jsdom draws frames by the `setInterval` that is global when the first one is needed, and needs one
// whenever the page changes around a focused element. If that one is fake, no frame is drawn for the
// rest of the worker, and what waits for one fails in some other file. So jsdom draws all the time,
// by the real one.
const { requestAnimationFrame, cancelAnimationFrame } = window;
let frame = 0;
const drawOn = () => void (frame = requestAnimationFrame(drawOn));

// Most looks that find nothing are tried again a moment later. What such an error says ends with the
// whole page, so it is written where somebody reads it.
const { getElementError } = getConfig();
const errorToRead: typeof getElementError = (message, container) => {
  let said: string | undefined;
  return Object.defineProperty(
    Object.assign(new Error(), { name: 'TestingLibraryElementError' }),
    'message',
    {
      configurable: true,
      get: () => (said ??= getElementError(message, container).message),
      set: (text: string) => {
        said = text;
      },
    },
  );
};

configure({
  // The first screen of a file may wait for the import of half of Ant Design on a busy machine.
  asyncUtilTimeout: 20_000,
  getElementError: errorToRead,
});

beforeAll(() => {
  drawOn();
  fakeServer.listen();
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  backToRealTime();
  cleanup();
  purchaseDialog.close();
  session.stop();
  interfaceLanguage.stop();
  forgetServerState();
  fakeServer.reset();
});
afterAll(() => {
  fakeServer.close();
  cancelAnimationFrame(frame);
});
