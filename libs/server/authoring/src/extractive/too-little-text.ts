/** The material cannot carry what was asked. The message tells the person what to do; the host makes a validation_error of it. */
export class TooLittleText extends Error {
  override readonly name = 'TooLittleText';
}
