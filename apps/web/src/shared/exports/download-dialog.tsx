import { type ExportProgress, paperSizes, type PaperSize } from '@coursewright/contract';
import { type InterfaceLanguage, languageNames } from '@coursewright/contract/words';
import { Modal } from '../antd/modal.tsx';
import { useId, useState, type FormEvent } from 'react';
import { fileSize } from '../file-size.ts';
import { useLanguage } from '../language.ts';
import { messageOf } from '../request-error.ts';
import { trpc } from '../trpc.ts';
import { Button } from '../ui/button.tsx';
import { ChoiceCards } from '../ui/choice-cards.tsx';
import { Notice } from '../ui/notice.tsx';
import { useOnline } from '../use-online.ts';
import { partsOf } from './chosen-parts.ts';
import { Extras, type ExtrasValue, hasRoomFor } from './download-extras.tsx';
import { useMadeOfCourse } from '../offline/made-of-course.ts';
import styles from './exports.module.css';
import { useExportMessages } from './messages/index.ts';
import { PartsChoice } from './parts-choice.tsx';
import {
  hasHeadings,
  hasPaper,
  hasParts,
  offered,
  type Offered,
  useDownload,
} from './use-download.ts';

export interface DownloadDialogProps {
  /** Of an own course, or of the run it came from. */
  readonly courseId: string;
  readonly topic: string;
  /** The lesson that is chosen at first; absent: all of the course. */
  readonly lessonId?: string;
  readonly onClose: () => void;
}

/** Downloads an own course as a file: in which format, how much of it, and with what. */
export function DownloadDialog({ topic, ...form }: DownloadDialogProps) {
  const t = useExportMessages();
  return (
    <Modal open title={t.download_course} footer={null} onCancel={form.onClose}>
      <div className={styles['dialog']}>
        <p className={styles['topic']}>
          <bdi>{topic}</bdi>
        </p>
        <DownloadForm {...form} />
      </div>
    </Modal>
  );
}

function DownloadForm({ courseId, lessonId, onClose }: Omit<DownloadDialogProps, 'topic'>) {
  const t = useExportMessages();
  const isOnline = useOnline();
  const [format, setFormat] = useState<Offered>(offered[0]);
  const [extras, setExtras] = useState<ExtrasValue>(() => ({
    quizzes: true,
    sources: true,
    isFolder: false,
    paper: usualPaper(),
    headings: undefined,
    learning: true,
    media: true,
  }));
  const { data: made } = useMadeOfCourse(courseId, { enabled: !hasParts(format) });
  const { isWhole, chosen, parts, isMissing, setMissing, isKnown, ...extent } = useExtent(
    courseId,
    lessonId,
  );
  const download = useDownload(courseId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (download.isPending) return;
    const isNothing = hasParts(format) && !isWhole && chosen.size === 0;
    setMissing(isNothing);
    const media = extras.media && (!made || hasRoomFor(made));
    if (!isNothing) download.mutate({ format, parts, ...extras, media });
  };
  return (
    <form className={styles['form']} aria-busy={download.isPending} onSubmit={submit}>
      <ChoiceCards
        isNarrow
        legend={t.format}
        order={offered}
        choices={t.formats}
        value={format}
        onChange={setFormat}
      />
      {hasParts(format) && (
        <PartsChoice {...extent} isWhole={isWhole} chosen={chosen} isMissing={isMissing} />
      )}
      <Extras format={format} made={made} value={extras} onChange={setExtras} />
      {hasPaper(format) && (
        <PaperChoice value={extras.paper} onChange={(paper) => setExtras({ ...extras, paper })} />
      )}
      {hasHeadings(format) && (
        <HeadingsChoice
          value={extras.headings}
          onChange={(headings) => setExtras({ ...extras, headings })}
        />
      )}
      <div className={styles['foot']}>
        {!isOnline && <Notice severity="warning">{t.offline}</Notice>}
        {download.error && (
          <Notice
            severity="error"
            title={t.failed({ format: t.formats[download.variables.format].name })}
          >
            {messageOf(download.error)}
          </Notice>
        )}
        <DownloadNews download={download} />
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={onClose}>
            {t.close}
          </Button>
          <Button
            type="submit"
            busy={download.isPending}
            disabled={!isOnline || (hasParts(format) && !isKnown)}
          >
            {t.download}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** How far the file is, how to call it off, and what came of it. */
function DownloadNews({ download }: { download: ReturnType<typeof useDownload> }) {
  const t = useExportMessages();
  const { isPending, making, cancel, data: file } = download;
  const isSet = making?.progress?.phase === 'pages';
  return (
    <>
      <p className={styles['news']} role="status">
        {isPending &&
          (making?.ahead
            ? t.waits({ ahead: making.ahead })
            : isSet
              ? t.setting_pages
              : t.preparing)}
        {file && t.downloaded({ name: file.name })}
      </p>
      {isPending && (
        <div className={styles['progress']}>
          <HowFar progress={isSet ? null : (making?.progress ?? null)} />
          {making && (
            <>
              <p className={styles['hint']}>{t.may_close}</p>
              <Button
                look="quiet"
                busy={cancel.variables?.id === making.id && !cancel.isError}
                onClick={() => cancel.mutate(making)}
              >
                {t.cancel}
              </Button>
            </>
          )}
          {cancel.error && <Notice severity="error">{messageOf(cancel.error)}</Notice>}
        </div>
      )}
      {file && (
        <p className={styles['hint']}>
          {file.isKept ? t.kept({ size: fileSize(file.bytes) }) : fileSize(file.bytes)}
        </p>
      )}
    </>
  );
}

/** A share where it is known; that pages are being set says no more than that something is done. */
function HowFar({ progress }: { progress: ExportProgress | null }) {
  const t = useExportMessages();
  if (!progress) return <progress aria-label={t.progress} />;
  const { done, of } = progress;
  return (
    <div className={styles['share']}>
      <progress aria-label={t.progress} max={of} value={done} />
      <span aria-hidden="true">{t.percent({ share: done / of })}</span>
    </div>
  );
}

/** How much of the course is wanted; its modules and lessons are asked for when they matter. */
function useExtent(courseId: string, lessonId: string | undefined) {
  const [isWhole, setWhole] = useState(lessonId === undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(lessonId && [lessonId]));
  const [isMissing, setMissing] = useState(false);
  const outline = trpc.generation.outline.useQuery({ id: courseId }, { enabled: !isWhole });
  const modules = outline.data?.outline?.modules;
  return {
    isWhole,
    chosen,
    modules,
    error: modules ? null : outline.error,
    onRetry: () => void outline.refetch(),
    /** Whether there is something to choose from, where there is a choice. */
    isKnown: isWhole || modules !== undefined,
    parts: isWhole || !modules ? undefined : partsOf(modules, chosen),
    isMissing,
    setMissing,
    onWhole: (whole: boolean) => {
      setWhole(whole);
      setMissing(false);
    },
    onChoose: (ids: readonly string[], isOn: boolean) => {
      const next = new Set(chosen);
      for (const id of ids)
        if (isOn) next.add(id);
        else next.delete(id);
      setChosen(next);
      setMissing(false);
    },
  };
}

/** What printers have where the reader seems to be. */
const usualPaper = (): PaperSize =>
  /-(?:US|CA|MX|PH|CO|VE|CL|GT|CR|PA|DO|SV|HN|NI|PR)$/.test(navigator.language) ? 'letter' : 'a4';

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function PaperChoice(props: ChoiceProps<PaperSize>) {
  const t = useExportMessages();
  const choices = paperSizes.map((paper) => [paper, t.papers[paper]] as const);
  return <Radios {...props} legend={t.paper} choices={choices} />;
}

/** The language of the course, or the one that whoever downloads it reads. */
function HeadingsChoice(props: ChoiceProps<InterfaceLanguage | undefined>) {
  const t = useExportMessages();
  const own = useLanguage();
  const choices = [[undefined, t.headings_of_course] as const, [own, languageNames[own]] as const];
  return <Radios {...props} legend={t.headings} choices={choices} />;
}

interface RadiosProps<Value> extends ChoiceProps<Value> {
  readonly legend: string;
  readonly choices: readonly (readonly [value: Value, words: string])[];
}

function Radios<Value>({ legend, choices, value, onChange }: RadiosProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['row']}>
        {choices.map(([choice, words]) => (
          <label key={words} className={styles['choice']}>
            <input
              type="radio"
              name={group}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
