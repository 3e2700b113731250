/**
 * What the build has written is seen before it answers. Buttons that are pressed in the meantime are
 * held by `before-paint.js`, and pressed again here once their part of the page answers: the frame
 * around the screen, then the screen.
 */
export function pressHeld(answering: 'frame' | 'screen'): void {
  const { dataset } = document.documentElement;
  const isFrame = answering === 'frame';
  if (!isFrame || !dataset['answers']) dataset['answers'] = answering;
  document
    .querySelectorAll<HTMLElement>(isFrame ? '[data-held]:not(main *)' : '[data-held]')
    .forEach((button) => {
      delete button.dataset['held'];
      button.click();
    });
}
