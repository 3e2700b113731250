/**
 * The sources have too little text for the course that was asked for. The message tells the user
 * what to do; the host reports it as a validation_error.
 */
export class TooLittleText extends Error {
  override readonly name = 'TooLittleText';
}
