import { es as failures } from '@coursewright/contract/failures/es';
import { wordsOf } from '@coursewright/contract/words';
import fields from '../../ui/messages/es.tsx';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  ...fields,
  ...failures,

  not_your_password: 'Esa no es tu contraseña.',
  not_your_address: 'Esa no es la dirección de tu cuenta.',
  password_not_text: 'La contraseña tiene caracteres dañados. Vuelve a escribirla.',
  password_repeats: 'Usa una contraseña que no sea una simple repetición.',
  password_is_run: 'Usa una contraseña que no sea una fila de teclas seguidas.',
  password_well_known: 'Esa contraseña es de las primeras que probaría cualquiera. Usa otra.',
  password_is_name: 'Usa una contraseña que no sea tu nombre ni tu correo.',
  password_is_product: 'Usa una contraseña que no sea el nombre de esta aplicación.',
  wrong_login: 'El correo o la contraseña no son correctos.',
  account_disabled: 'Esta cuenta está desactivada.',
  email_not_confirmed:
    'Tu correo aún no está confirmado. Abre el enlace que te enviamos o pide uno nuevo.',
  link_expired: 'Este enlace no es válido o ha caducado. Pide uno nuevo.',
  login_required: 'Inicia sesión para continuar.',
  session_ended: 'Tu sesión ha terminado. Vuelve a iniciarla.',
  other_site: 'Esta petición venía de otro sitio y se rechazó.',
  not_allowed: 'No tienes permiso para hacer esto.',
  administrators_only: 'Solo pueden hacerlo los administradores.',
  last_administrator: 'Es el único administrador activo. Nombra antes a otra persona.',
  api_token_limit: ({ count }) =>
    `Tienes ${number(count)} tokens de API y no puedes tener más. Revoca uno para crear otro.`,
  api_token_scope: ({ scope }) =>
    `Este token de API no puede hacer esto: le falta el permiso «${scope}».`,
  api_token_refused: 'Aquí no se aceptan tokens de API. Inicia sesión.',
  key_refused: ({ provider }) => `${provider} no acepta esta clave.`,
  key_unknown: 'Esta clave no se conoce. Guárdala de nuevo en tu cuenta o no la uses.',
  key_of_other_provider: 'Esta clave es de otro proveedor. Elige la correcta o no uses ninguna.',

  credits_missing: 'No tienes créditos suficientes.',
  credits_needed: ({ count }) =>
    plural(count, {
      one: 'Para esto necesitas 1 crédito y tu saldo no alcanza.',
      many: `Para esto necesitas ${number(count)} de créditos y tu saldo no alcanza.`,
      other: `Para esto necesitas ${number(count)} créditos y tu saldo no alcanza.`,
    }),
  balance_full: ({ count }) => `El saldo máximo de una cuenta, en créditos: ${number(count)}.`,
  checkout_refused: 'Esta compra no puede continuar. Empieza otra.',
  payment_closed: 'Este pago ya está cerrado.',
  payment_without_order:
    'Este pago no corresponde a ningún pedido y no se puede abonar. Devuélvelo en el proveedor y después ciérralo.',
  payment_not_creditable: 'Sigue sin poder abonarse.',
  charge_not_returnable: 'Aquí solo se devuelven cargos de audio y de diagramas.',
  charge_without_account: 'La cuenta de este cargo se eliminó.',
  charge_returned: 'Este cargo ya se devolvió.',
  report_closed: 'Esta denuncia ya está cerrada.',
  sharing_allowed: 'La persona dueña de este curso ya puede compartirlo.',

  malformed_request: 'La petición no es correcta. Recarga la página e inténtalo de nuevo.',
  content_unsupported: 'Aquí no se acepta este tipo de contenido.',
  request_too_large: 'Es demasiado grande.',
  fields_invalid: 'Algunos datos no son válidos.',
  changed_at_once: 'Alguien lo cambió al mismo tiempo. Inténtalo de nuevo.',
  not_answered_yet: 'La primera petición sigue en curso. Inténtalo de nuevo en un momento.',
  key_of_another_request:
    'Esta petición ya se envió con otro contenido. Recarga la página e inténtalo de nuevo.',
  wrong_form: 'El formato no es correcto.',
  unknown_field: 'Este campo no se conoce aquí.',
  no_right_answer: 'Una de las respuestas debe ser correcta.',
  two_options: 'Una pregunta de verdadero o falso tiene dos opciones.',

  course_being_written: 'Este curso se está escribiendo. Espera a que termine o detenlo.',
  course_written_already: 'Este curso ya se está escribiendo.',
  course_incomplete:
    'Este curso se detuvo antes de tener su esquema y una primera lección. Vuelve a intentarlo entero; después podrás cambiarlo.',
  course_not_delivered: 'Este curso no se entregó. Vuelve a intentarlo entero.',
  course_complete: 'Este curso está completo; no hay nada que repetir.',
  course_changed: 'El curso cambió mientras tanto. Vuelve a cargarlo antes de cambiarlo.',
  course_deleted: 'El curso se acaba de eliminar.',
  course_too_large: ({ mebibytes }) =>
    `El curso superaría los ${number(mebibytes)} MiB. Acorta la lección o quita antes otra.`,
  course_needs_lesson: 'Un curso necesita al menos una lección.',
  course_not_written_here:
    'Este curso no se escribió aquí, así que sus lecciones no se pueden reescribir. Puedes cambiarlas a mano.',
  does_not_fit: 'Esto ya no es parte del curso. Vuelve a cargarlo.',
  lesson_not_written: 'Esta lección aún no tiene texto.',
  lessons_moved: 'Las lecciones de este curso cambiaron de orden. Vuelve a cargar el curso.',
  message_gone: 'Este mensaje ya no existe. Vuelve a cargar la conversación.',
  markers_without_citation: ({ markers, count }) =>
    plural(count, {
      one: `${markers} no tiene cita. Solo se pueden conservar las citas que ya tiene la lección.`,
      many: `${markers} no tienen cita. Solo se pueden conservar las citas que ya tiene la lección.`,
      other: `${markers} no tienen cita. Solo se pueden conservar las citas que ya tiene la lección.`,
    }),
  sentences_unclear:
    'No se distinguen las frases de este texto. Escribe párrafos más cortos o quita los caracteres raros.',
  notes_full: ({ count }) =>
    `Un curso no guarda más de ${number(count)} notas y resaltados. Quita antes algunos.`,
  events_full: ({ count }) => `Un curso no guarda más de ${number(count)} pasos de aprendizaje.`,
  history_full: ({ count, gibibytes }) =>
    `Tu historial está lleno: caben ${number(count)} cursos y ${number(gibibytes)} GiB en total. Elimina antes algunos.`,
  sharing_taken_away:
    'Un administrador hizo privado este curso tras una denuncia, así que no se puede compartir.',
  nothing_to_share:
    'Aún no hay nada que leer en este curso. Podrás compartirlo cuando esté escrito.',
  nothing_to_read_aloud: 'En esta lección no hay nada que se pueda leer en voz alta.',
  lesson_too_long_aloud: 'Esta lección es demasiado larga para leerla en voz alta.',
  language_not_spoken: 'Ninguna voz habla el idioma de este curso.',
  voice_unknown: 'Esa voz no existe para esta lección. Elige otra.',
  kanji_not_spoken: 'La voz integrada no sabe leer kanji, así que no puede leer esta lección.',
  drawing_language:
    'El autor integrado cita la lección y solo puede dibujarla en el idioma del curso.',

  generation_ended: 'Este curso ya no se está escribiendo, así que no hay nada de lo que avisar.',
  nothing_missing: 'A este curso no le falta ninguna lección.',
  finishing_used_up: ({ count }) =>
    plural(count, {
      one: 'Ya se intentó una vez escribir las lecciones que faltan. Encarga un curso nuevo, quizá con otras fuentes.',
      many: `Ya se intentó ${number(count)} de veces escribir las lecciones que faltan. Encarga un curso nuevo, quizá con otras fuentes.`,
      other: `Ya se intentó ${number(count)} veces escribir las lecciones que faltan. Encarga un curso nuevo, quizá con otras fuentes.`,
    }),
  rewrites_used_up: ({ count }) =>
    plural(count, {
      one: 'En este curso ya se reescribió una vez, que es el límite gratuito. Aún puedes cambiarlo a mano.',
      many: `En este curso ya se reescribió ${number(count)} de veces, que es el límite gratuito. Aún puedes cambiarlo a mano.`,
      other: `En este curso ya se reescribió ${number(count)} veces, que es el límite gratuito. Aún puedes cambiarlo a mano.`,
    }),
  calls_used_up: ({ count }) =>
    `Este curso ha gastado las ${number(count)} llamadas al modelo que paga un crédito y no se puede repetir. Empieza otro, quizá más pequeño.`,
  nothing_else_to_ask: 'En esta lección no hay nada más que preguntar.',
  outline_changed:
    'El esquema cambió mientras tanto, quizá en otra pestaña. Vuelve a cargarlo antes de cambiarlo o confirmarlo.',
  outline_closed: 'El esquema solo se puede cambiar mientras el curso lo espera.',
  other_decision: 'El curso espera otra decisión: si se escribe sin fuentes.',
  not_waiting: 'El curso no espera eso ahora. Recarga la página.',
  author_language: 'El autor integrado no escribe cursos en este idioma. Elige otro.',
  document_missing: 'Elige al menos un documento como base o permite la web como fuente.',
  document_without_text: ({ title }) =>
    `«${title}» no tiene texto que sirva de base. Elige otro documento.`,
  nothing_to_write_from: ({ topic }) =>
    `No hay nada con que escribir un curso sobre «${topic}»: no elegiste ningún documento, la búsqueda web no está configurada y la biblioteca de ejemplo no tiene textos sobre el tema. Sube un documento, elige un tema de ejemplo o pide a quien opera el servidor que configure un modelo (MODEL) o la búsqueda web (SEARCH).`,
  no_sources: ({ topic }) =>
    `No hay fuentes para un curso sobre «${topic}»: no elegiste ningún documento, la búsqueda web no está configurada y la biblioteca de ejemplo no tiene textos sobre el tema. Añade un documento o acepta que el modelo escriba con lo que sabe, sin citas.`,
  too_little_text:
    'Las fuentes tienen muy poco texto legible para un curso. Añade un documento más largo o uno cuyo texto se pueda seleccionar.',
  too_many_lessons: ({ possible, asked }) =>
    plural(possible, {
      one: `Las fuentes alcanzan para 1 lección y pediste ${number(asked)}. Pide menos módulos o lecciones, o añade documentos.`,
      many: `Las fuentes alcanzan para unos ${number(possible)} de lecciones y pediste ${number(asked)}. Pide menos módulos o lecciones, o añade documentos.`,
      other: `Las fuentes alcanzan para unas ${number(possible)} lecciones y pediste ${number(asked)}. Pide menos módulos o lecciones, o añade documentos.`,
    }),

  document_limit: ({ count }) =>
    `Tienes ${number(count)} documentos y no caben más. Elimina uno para subir otro.`,
  document_too_large: ({ name, mebibytes }) => `${name} supera los ${number(mebibytes)} MiB.`,
  document_too_many_pages: ({ name, count }) =>
    `${name} es demasiado largo: tiene más de ${number(count)} páginas.`,
  document_too_many_characters: ({ name, count }) =>
    `${name} es demasiado largo: tiene más de ${number(count)} caracteres.`,
  document_unpacks_to_too_much: ({ name }) =>
    `${name} descomprimido ocupa mucho más que un documento de su tipo.`,
  document_too_slow: ({ name }) =>
    `${name} tarda demasiado en leerse. Sube un archivo más pequeño o más sencillo.`,
  document_too_much_memory: ({ name }) =>
    `${name} necesita demasiada memoria para leerse. Sube un archivo más pequeño o más sencillo.`,
  document_unreadable: ({ name }) => `${name} está dañado o usa algo que no se puede leer.`,
  document_damaged: ({ name }) =>
    `${name} está incompleto o dañado. Vuelve a subirlo desde el original.`,
  document_empty: ({ name }) => `${name} está vacío.`,
  document_has_no_text: ({ name }) => `${name} no tiene texto.`,
  document_is_scan: ({ name }) =>
    `${name} tiene imágenes de páginas, pero no texto. Pásale un reconocimiento de texto (OCR) y sube el resultado.`,
  document_is_garbled: ({ name }) =>
    `${name} no dice de qué letras se compone su texto: lo que puede leerse no tiene sentido. Pásale un reconocimiento de texto (OCR) y sube el resultado.`,
  document_has_password: ({ name }) => `${name} está protegido con contraseña.`,
  document_is_protected: ({ name }) =>
    `${name} está protegido contra copia (DRM) y no se puede leer.`,
  document_kind_unknown: ({ name }) =>
    `${name} no se puede leer. Se admiten PDF, Word (.docx), EPUB, HTML, Markdown y texto sin formato.`,
  document_wrongly_named: ({ name, ending }) =>
    `${name} termina en .${ending}, pero contiene texto sin formato: está dañado o mal nombrado. Guárdalo de nuevo o ponle la extensión .txt.`,
  document_encoding: ({ name }) =>
    `${name} usa una codificación de texto desconocida. Guárdalo como UTF-8.`,
  page_unreadable: 'Esta página no se puede leer.',
  upload_broken: 'El archivo no llegó bien. Vuelve a subirlo.',

  file_too_costly: 'Leer este archivo lleva demasiado tiempo o memoria.',
  file_unpacks_to_too_much: 'Este archivo ocupa demasiado al descomprimirlo.',
  file_nested: 'Este archivo tiene demasiados niveles.',
  file_damaged: 'Este archivo está dañado. Expórtalo de nuevo y elige el archivo nuevo.',
  file_not_utf8: 'Este archivo no es texto en UTF-8.',
  file_too_new: 'Este archivo viene de una versión más nueva o no es un archivo de curso.',
  file_altered: 'Este archivo se modificó después de firmarse y no se abrió.',
  file_too_large: ({ mebibytes }) =>
    `Con sus versiones y tu progreso, este curso pasa del máximo de un archivo: ${number(mebibytes)} MiB.`,
  recordings_too_large: ({ mebibytes }) =>
    `Las grabaciones de este curso superan lo que cabe en un archivo: ${number(mebibytes)} MiB. Llévatelo sin ellas.`,
  recordings_full: ({ gibibytes }) =>
    `Las grabaciones de tus archivos sumarían más de ${number(gibibytes)} GiB. Elimina antes un curso que llegó con grabaciones o trae este sin las suyas.`,
  not_a_course_file: 'No es un archivo de curso. Elige uno descargado como «Coursewright».',
  not_our_markdown:
    'No es un archivo de curso ni Markdown hecho por Coursewright. Para aprender de un texto, súbelo como documento al crear un curso.',
  markdown_changed: ({ line }) =>
    `Este Markdown se modificó y ya no se puede leer: línea ${number(line)}.`,
  lesson_twice: ({ title }) => `La lección «${title}» está dos veces en este archivo.`,
  lesson_without_end: ({ title }) =>
    `El texto de la lección «${title}» no termina en este archivo.`,
  question_without_answer: ({ number: position, title }) =>
    `La pregunta ${position} de la lección «${title}» y su respuesta no encajan en este archivo.`,
  courses_do_not_fit: 'El curso de este archivo y el tuyo no encajan.',
  course_invalid: 'Los datos del curso no son válidos.',
  course_damaged: 'El curso de este archivo está dañado.',
  course_too_big: 'Este curso es más grande de lo que puede ser un curso.',
  not_a_course: 'Esto no es un curso.',
  no_courses_in_file: 'En este archivo no hay cursos. Elige uno exportado aquí.',
  part_damaged: 'Esta parte está dañada.',
  no_questions_in_file: 'En este archivo no hay preguntas.',
  not_a_question_file:
    'De este archivo no se pueden traer preguntas. Se admiten GIFT, Moodle XML, CSV, QTI y Anki.',
  deck_damaged:
    'El mazo de este archivo está dañado. Expórtalo de nuevo desde Anki como paquete (.apkg) y elige el archivo nuevo.',
  deck_unreadable:
    'El mazo de este archivo está dañado o es demasiado grande. Expórtalo de nuevo sin multimedia y con la opción de compatibilidad con versiones antiguas de Anki.',
  table_one_column:
    'Esta tabla tiene una sola columna. Necesita una para la pregunta y otra para la respuesta correcta.',
  table_damaged: 'Esta tabla está dañada: unas comillas no se cierran o están dentro de una celda.',
  qti_too_old: 'Esto es QTI 1.2 y aquí no se lee. Exporta las preguntas como QTI 2.1 o posterior.',
  xml_damaged: 'Este XML está dañado. Exporta las preguntas de nuevo y elige el archivo nuevo.',

  parts_gone: 'El curso ya no tiene ese módulo o esa lección.',
  nothing_to_export: 'No hay preguntas en lo que elegiste.',
  export_nested: 'Una lección de este curso tiene demasiados niveles para un archivo.',
  export_too_large:
    'Este curso da un archivo demasiado grande. Elige algunos módulos y haz un archivo de cada parte.',
  export_too_slow:
    'El archivo tarda demasiado. Elige algunos módulos y haz un archivo de cada parte.',

  document_left_out:
    'Un documento se eliminó antes de que se escribiera el curso, así que quedó fuera.',
  documents_alone:
    'La búsqueda web no está configurada, así que el curso se basa solo en los documentos.',
  rests_on_samples: 'El curso se basa en la biblioteca de ejemplo incluida.',
  cites_nothing:
    'No se encontró ninguna fuente, así que el modelo escribió el curso con lo que sabe. Nada en él está citado.',
  search_in_vain: ({ query }) => `La búsqueda «${query}» no funcionó.`,
  page_left_out: ({ page }) => `La página «${page}» quedó fuera.`,
  module_search_in_vain: ({ title }) => `No se pudo buscar más sobre «${title}».`,
  course_not_read: 'El curso no se volvió a leer en conjunto.',
  no_second_reading: ({ title }) => `«${title}» no tuvo una segunda lectura.`,
  lesson_without_quiz: ({ title }) => `No se pudo escribir el cuestionario de «${title}».`,
  resources_not_chosen: 'No se pudieron elegir recursos para seguir leyendo.',

  instruction_taken: ({ instruction }) =>
    `El autor integrado solo cita sus fuentes. Para «${instruction}» hizo lo siguiente:`,
  instruction_not_taken: ({ instruction }) =>
    `El autor integrado solo cita sus fuentes y no puede seguir «${instruction}»; en su lugar eligió otros pasajes.`,
  quoted_less: 'Citó menos.',
  quoted_more: 'Citó más.',
  examples_first: 'Dio preferencia a los pasajes con ejemplos.',
  long_sentences_left_out: 'Omitió las frases largas.',
  figures_first: 'Dio preferencia a los pasajes con cifras, código y tablas.',
  explanations_first: 'Dio preferencia a los pasajes que definen y explican.',
  quiz_takes_no_instruction:
    'En un cuestionario el autor integrado no sigue instrucciones; hace otras preguntas en la medida en que la lección las permita.',

  search_busy: ({ provider }) =>
    `La búsqueda de ${provider} ha recibido demasiadas consultas. Inténtalo más tarde.`,
  search_key_refused: ({ provider }) => `La búsqueda de ${provider} rechaza la clave de API.`,
  search_failed: ({ provider, status }) =>
    `La búsqueda de ${provider} falló con el estado ${String(status)}.`,
  search_too_slow: ({ provider }) => `La búsqueda de ${provider} tardó demasiado en responder.`,
  search_unreadable: ({ provider }) =>
    `La búsqueda de ${provider} dio una respuesta que no se puede leer.`,
  search_away: ({ provider }) => `No se pudo acceder a la búsqueda de ${provider}.`,
  page_too_slow: ({ page }) => `La página ${page} tardó demasiado en responder.`,
  page_away: ({ page }) => `No se pudo acceder a la página ${page}.`,
};
export default es;
