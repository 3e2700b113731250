/** Whether this browser plays Opus in Ogg; where it does not, there is MP3. */
export const playsOpus = (): boolean =>
  document.createElement('audio').canPlayType('audio/ogg; codecs=opus') !== '';
