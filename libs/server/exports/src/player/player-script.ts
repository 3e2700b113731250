/**
 * What runs on the page, in any browser that a platform has. It knows no platform: `connection` is
 * told what happened, and gives back what was kept. Questions are asked one after the other, and an
 * answer is final until what was not right is asked again.
 */
export const playerScript = String.raw`(() => {
  'use strict';
  const { course, connection, keeping } = window;
  const { words, lessons } = course;
  const element = (id) => document.getElementById(id);
  /* Of things to bring into order, and of an answer to recall. */
  const untouched = { hasMoved: false, isShown: false, said: undefined };
  const questions = lessons.flatMap((lesson, at) =>
    lesson.questions.map((facts) => ({ ...facts, at, form: element(facts.form), isOpen: true, ...untouched })));
  let seen = [], given = [], current = -1, shownAt = Date.now(), isOver = false;
  /* The question just checked: the next one waits until it is asked for. */
  let checked;

  const isRight = (question, answer = given[questions.indexOf(question)]) =>
    Boolean(answer) && (question.kind === 'choice' || question.kind === 'recall'
      ? question.right.includes(answer[0])
      : question.right.every((one, index) => one === answer[index]));
  const hasAnswer = (question) => Boolean(given[questions.indexOf(question)]);
  const questionsAt = (at) => questions.filter((question) => question.at === at);
  const nextOf = (at) => questionsAt(at).find((question) => question.isOpen);

  const standing = () => ({
    place: lessons[current] ? lessons[current].id : '',
    state: keeping.pack(course, { seen, given }),
    isComplete: lessons.every((_, at) => seen[at]) && questions.every(hasAnswer),
    right: questions.filter((question) => isRight(question)).length,
    count: questions.length,
  });
  const keep = () => connection.keep(standing(), (isKept) => {
    const text = isKept ? '' : words.notKept;
    if (element('not-kept').textContent !== text) element('not-kept').textContent = text;
  });

  /* What stands in the fields of a question, or undefined where it cannot be checked yet. */
  const answerOn = ({ form, kind, hasMoved, said }) => {
    if (kind === 'recall') return said === undefined ? undefined : [said];
    if (kind === 'choice') {
      const chosen = form.querySelector('input:checked');
      return chosen ? [Number(chosen.value)] : undefined;
    }
    if (kind === 'sequencing')
      return hasMoved ? [...form.querySelectorAll('.order > li')].map((item) => Number(item.dataset.part)) : undefined;
    const values = [...form.querySelectorAll('select')].map((select) => select.value);
    return values.includes('') ? undefined : values.map(Number);
  };
  const fill = ({ form, kind }, answer) => {
    if (kind === 'choice') form.querySelectorAll('input').forEach((input, index) => { input.checked = Boolean(answer) && index === answer[0]; });
    else if (kind === 'matching') form.querySelectorAll('select').forEach((select, index) => { select.value = answer ? String(answer[index]) : ''; });
    else if (kind === 'sequencing') {
      const list = form.querySelector('.order'), items = [...list.children].sort((a, b) => a.dataset.part - b.dataset.part);
      list.append(...(answer || items.map((_, index) => index)).map((part) => items[part]));
    }
  };

  const verdictOn = (question) =>
    question.kind === 'recall'
      ? isRight(question) ? words.known : words.notYet
      : isRight(question) ? words.right : words.wrong;
  const paintQuestion = (question) => {
    const { form, isOpen, kind, isShown } = question, isRecall = kind === 'recall';
    form.hidden = isOpen && (question !== nextOf(question.at) || (checked && checked.at === question.at));
    form.querySelector('fieldset').disabled = !isOpen;
    const button = form.querySelector('button[type=submit]');
    button.textContent = !isOpen ? words.nextQuestion : isRecall ? words.showAnswer : words.check;
    button.disabled = isOpen && !isRecall && !answerOn(question);
    button.hidden = isOpen ? isShown : !(question === checked && nextOf(question.at));
    const result = form.querySelector('.result > div');
    result.hidden = isOpen;
    if (isOpen) form.removeAttribute('data-right'); else form.dataset.right = String(isRight(question));
    result.querySelector('.verdict').textContent = isOpen ? '' : verdictOn(question);
    if (isRecall) {
      form.querySelector('.hint').hidden = !isOpen || isShown;
      form.querySelector('.answer').hidden = isOpen && !isShown;
      form.querySelector('.say').hidden = !isOpen || !isShown;
    }
    if (kind === 'sequencing') {
      const items = [...form.querySelectorAll('.order > li')];
      items.forEach((item, index) => item.querySelectorAll('button').forEach((move) => {
        move.disabled = index + Number(move.dataset.by) < 0 || index + Number(move.dataset.by) >= items.length;
      }));
    }
  };
  const paint = () => {
    document.querySelectorAll('nav a').forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'page'); else link.removeAttribute('aria-current');
      const note = link.parentNode.querySelector('.done');
      const isDone = Boolean(seen[index]) && questionsAt(index).every(hasAnswer);
      if (isDone && !note) {
        const text = document.createElement('span');
        text.className = 'done';
        Object.assign(text, course.own);
        text.textContent = ' (' + words.done + ')';
        link.parentNode.append(text);
      }
    });
    questionsAt(current).forEach(paintQuestion);
    const again = element(lessons[current].id).querySelector('.again');
    if (again) again.hidden = Boolean(nextOf(current)) || questionsAt(current).every((question) => isRight(question));
    if (questions.length) element('score').textContent = words.score + ': ' + questions.filter((question) => isRight(question)).length + ' / ' + questions.length;
    element('back').disabled = current <= 0;
    element('next').disabled = current >= lessons.length - 1;
  };
  const ask = (at) => {
    checked = undefined;
    shownAt = Date.now();
    paint();
    const next = nextOf(at);
    if (next) element(next.form.id + '-title').focus();
  };
  const open = (at, isMove) => {
    if (!lessons[at]) return;
    current = at;
    seen[at] = true;
    checked = undefined;
    shownAt = Date.now();
    lessons.forEach((lesson, index) => { element(lesson.id).hidden = index !== at; });
    paint();
    /* What is wider than the page is scrolled, by keyboard too. */
    element(lessons[at].id).querySelectorAll('pre, table').forEach((box) => { if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; });
    keep();
    if (!isMove) return;
    window.scrollTo(0, 0);
    element(lessons[at].id + '-title').focus();
  };

  const check = (question) => {
    const answer = answerOn(question);
    if (!answer) return;
    const { id, kind, right } = question;
    given[questions.indexOf(question)] = answer;
    question.isOpen = false;
    checked = question;
    /* The button that has the focus goes away where nothing follows. */
    if (!nextOf(question.at)) element(question.form.id + '-title').focus();
    paint();
    connection.answered({ id, kind, right, given: answer, isRight: isRight(question), seconds: (Date.now() - shownAt) / 1000 });
    keep();
  };
  const show = (question) => {
    question.isShown = true;
    paint();
    /* Not a button: who holds the key down would have said something of the answer. */
    question.form.querySelector('.answer').focus();
  };
  const say = (question, button) => {
    question.said = Number(button.dataset.said);
    check(question);
    const next = question.form.querySelector('button[type=submit]');
    if (!next.hidden) next.focus();
  };
  const move = (question, button) => {
    const item = button.closest('li'), list = item.parentNode, by = Number(button.dataset.by);
    const other = by < 0 ? item.previousElementSibling : item.nextElementSibling;
    if (!other) return;
    list.insertBefore(by < 0 ? item : other, by < 0 ? other : item);
    question.hasMoved = true;
    paint();
    question.form.querySelector('.said').textContent =
      item.dataset.says + ': ' + ([...list.children].indexOf(item) + 1) + ' / ' + list.children.length;
    (button.disabled ? item.querySelector('button:not(:disabled)') : button).focus();
  };
  for (const question of questions) {
    question.form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!question.isOpen) ask(question.at);
      else if (question.kind === 'recall') show(question);
      else check(question);
    });
    question.form.addEventListener('change', ({ target }) => {
      /* What belongs to one thing belongs to no other. */
      if (question.kind === 'matching' && target.value !== '')
        question.form.querySelectorAll('select').forEach((select) => { if (select !== target && select.value === target.value) select.value = ''; });
      paint();
    });
    question.form.addEventListener('click', ({ target }) => {
      const button = target.closest('button[data-by], button[data-said]');
      if (button) (question.kind === 'recall' ? say : move)(question, button);
    });
  }
  lessons.forEach((lesson, at) => {
    const again = element(lesson.id).querySelector('.again');
    if (again) again.addEventListener('click', () => {
      for (const question of questionsAt(at)) if (!isRight(question)) {
        Object.assign(question, { isOpen: true, ...untouched });
        fill(question);
      }
      ask(at);
    });
  });
  document.querySelectorAll('nav a').forEach((link, at) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      link.closest('details').open = false;
      open(at, true);
    });
  });
  element('back').addEventListener('click', () => open(current - 1, true));
  element('next').addEventListener('click', () => open(current + 1, true));

  const end = () => {
    if (isOver || current < 0) return;
    isOver = true;
    connection.end(standing());
  };
  element('leave').addEventListener('click', async () => {
    if (isOver) return;
    isOver = true;
    element('leave').disabled = true;
    await connection.end(standing(), true);
    window.location.assign(connection.after);
  });
  connection.begin((kept) => {
    ({ seen, given } = keeping.unpack(course, kept.state));
    questions.forEach((question, index) => {
      if (given[index]) question.isOpen = false;
      fill(question, given[index]);
    });
    element('alone').hidden = !connection.isAlone;
    /* Where the platform said what comes after the course. */
    element('leave').hidden = !connection.after;
    open(Math.max(0, lessons.findIndex(({ id }) => id === kept.place)), false);
    window.addEventListener('pagehide', end);
    window.addEventListener('unload', end);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden' && !isOver) keep(); });
    /* A page that comes back as it was left has told the platform good-bye. */
    window.addEventListener('pageshow', ({ persisted }) => { if (persisted && isOver) window.location.reload(); });
  });
})();
`;
