/**
 * What was read and answered as a short text, and back. A platform of SCORM 1.2 keeps 4,096
 * characters: an answer takes one or two of them, so that more than 2,000 questions have room. The
 * text begins with the mark of the course; that of another one is not read.
 */
export const keepingScript = String.raw`(() => {
  'use strict';
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
  const room = 4096;
  const written = (value, width) => {
    let text = '';
    for (let left = value; text.length < width; left = Math.floor(left / 64)) text = digits[left % 64] + text;
    return text;
  };
  const read = (text) => [...text].reduce((sum, digit) => sum * 64 + digits.indexOf(digit), 0);
  const questionsOf = (course) => course.lessons.flatMap((lesson) => lesson.questions);
  const ways = (of) => (of < 2 ? 1 : of * ways(of - 1));
  /* Of several one, or all of them in an order? */
  const isOne = ({ kind }) => kind === 'choice' || kind === 'recall';
  /* Nothing given is 0. */
  const statesOf = (question) => 1 + (isOne(question) ? question.of : ways(question.of));
  const widthOf = (question) => {
    let width = 1;
    for (let states = 64; states < statesOf(question); states *= 64) width += 1;
    return width;
  };
  /* The number of an order among all orders of so many. */
  const rankOf = (order) =>
    order.reduce((rank, one, at) => {
      const rest = order.slice(at);
      return rank * rest.length + rest.filter((other) => other < one).length;
    }, 0);
  const orderOf = (rank, of) => {
    const places = [];
    for (let size = 1, left = rank; size <= of; size += 1) {
      places.unshift(left % size);
      left = Math.floor(left / size);
    }
    const open = Array.from({ length: of }, (_, index) => index);
    return places.map((place) => open.splice(place, 1)[0]);
  };
  window.keeping = {
    /* seen: lesson by lesson; given: question by question, undefined where there is no answer. */
    pack(course, { seen, given }) {
      let text = course.mark;
      for (let at = 0; at < course.lessons.length; at += 6)
        text += digits[[0, 1, 2, 3, 4, 5].reduce((bits, bit) => bits + (seen[at + bit] ? 2 ** bit : 0), 0)];
      for (const [index, question] of questionsOf(course).entries()) {
        const answer = given[index], width = widthOf(question);
        if (text.length + width > room) break;
        const number = answer ? 1 + (isOne(question) ? answer[0] : rankOf(answer)) : 0;
        text += written(number, width);
      }
      return text;
    },
    unpack(course, text) {
      const seen = [], given = [];
      if (!text.startsWith(course.mark) || /[^\w-]/.test(text)) return { seen, given };
      let at = course.mark.length;
      for (let lesson = 0; lesson < course.lessons.length; lesson += 6, at += 1) {
        const bits = at < text.length ? read(text[at]) : 0;
        for (let bit = 0; bit < 6; bit += 1) seen[lesson + bit] = Math.floor(bits / 2 ** bit) % 2 === 1;
      }
      for (const [index, question] of questionsOf(course).entries()) {
        const width = widthOf(question), number = at + width <= text.length ? read(text.slice(at, at + width)) : 0;
        at += width;
        if (number < 1 || number >= statesOf(question)) continue;
        given[index] = isOne(question) ? [number - 1] : orderOf(number - 1, question.of);
      }
      return { seen, given };
    },
  };
})();
`;
