/** "I saved …", in the languages of the interface and some more that courses are in. */
const byTheTutor: readonly RegExp[] = [
  /\b(?:I|we)(?:['’](?:ve|ll|m|re)| have| will| am| are| just)?(?: now| just| already| also| successfully| going to)*\s+(?:sav|stor|mark|updat|sen[dt]|delet|remov|add|record|creat|e-?mail|chang|complet|submit|bookmark|not(?:e|ed|ing)\b|remember|log|set|reset|unlock|book|schedul|shar|export|upload|download|report|regist|credit|refund)\w*/i,
  /(?<!\p{L})(?:he|hemos)(?: ya)? (?:guardado|marcado|enviado|actualizado|borrado|eliminado|añadido|registrado|creado|cambiado|completado|anotado|apuntado)(?!\p{L})|(?<!\p{L})(?:guardé|marqué|envié|actualicé|borré|añadí|registré|creé|anoté|apunté)(?!\p{L})/iu,
  /(?<!\p{L})(?:ich|wir) (?:habe|haben|werde|werden)(?!\p{L})[^.]{0,80}(?:speicher|markier|send|sand|schick|lösch|fügt|tragen|ändert|notier|merk)/iu,
  /(?<!\p{L})(?:j['’]ai|nous avons|je vais)(?: bien| déjà)? (?:enregistr|sauvegard|marqu|envoy|supprim|ajout|noté|mis à jour|créé|modifi)/iu,
  /(?<!\p{L})(?:guardei|salvei|marquei|enviei|atualizei|apaguei|adicionei|registei|registrei|criei|anotei)(?!\p{L})/iu,
  /(?<!\p{L})(?:ho|abbiamo) (?:salvat|segnat|inviat|aggiornat|eliminat|aggiunt|registrat|creat)/iu,
  /لقد (?:حفظت|سجلت|أرسلت|حدثت|حذفت|أضفت)|قمت ب(?:حفظ|تسجيل|إرسال|تحديث|حذف|إضافة)/u,
  /(?<!\p{L})я (?:уже )?(?:сохранил|отметил|отправил|удалил|добавил|записал|обновил)/iu,
  /我(?:已(?:经)?)?(?:为你|帮你)?(?:保存|标记|发送|更新|删除|添加|记录)|(?:保存|送信|記録|更新|削除|追加)しました/u,
];

/** "Your progress has been saved": a source may say it of something else. */
const bySomebody: readonly RegExp[] = [
  /\b(?:has|have|was|were|is|are|will be)(?: now| been| just| already| successfully)*\s+(?:saved|stored|marked|updated|sent|deleted|recorded|submitted|bookmarked|logged|unlocked|exported|uploaded|registered|credited|refunded|noted)\b/i,
  /^\W*(?:done|saved|sent|stored|marked|noted|updated|completed|deleted)\b/i,
  /(?<!\p{L})(?:se ha|se han|ha sido|han sido|queda|quedan|está|están)(?: ya)? (?:guardad|marcad|enviad|actualizad|borrad|eliminad|añadid|registrad|cread|cambiad|completad|anotad|apuntad)/iu,
  /(?<!\p{L})(?:gespeichert|markiert|gesendet|gelöscht|eingetragen|aktualisiert|vermerkt)(?!\p{L})/iu,
  /(?<!\p{L})(?:a été|ont été|est|sont)(?: bien| déjà)? (?:enregistr|sauvegard|marqu|envoy|supprim|ajout|noté|mis à jour|créé|modifi)/iu,
  /(?<!\p{L})(?:foi|foram|está|estão) (?:guardad|salv|marcad|enviad|atualizad|apagad|registad|registrad)/iu,
  /(?<!\p{L})(?:è stat[oa]|sono stat[ei]) (?:salvat|segnat|inviat|aggiornat|eliminat|aggiunt|registrat|creat)/iu,
  /تم (?:حفظ|تسجيل|إرسال|تحديث|حذف|إضافة|وضع علامة)/u,
  /(?:сохранен|отмечен|отправлен|удалён|добавлен|записан|обновлен)/iu,
  /已(?:经)?(?:为你|帮你)?(?:保存|标记|发送|更新|删除|添加|记录)/u,
];

/**
 * Whether a sentence says that something was done, which a tutor never does: it answers. What a
 * source bears out may well be about something that was done, but not by the tutor.
 */
export const claimsAnAction = (sentence: string, isBorneOut: boolean): boolean =>
  (isBorneOut ? byTheTutor : [...byTheTutor, ...bySomebody]).some((claim) => claim.test(sentence));
