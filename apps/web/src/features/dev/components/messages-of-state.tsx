import { Drawer } from '../../../shared/antd/drawer.tsx';
import { Modal } from '../../../shared/antd/modal.tsx';
import { useState } from 'react';
import { useNotify } from '../../../shared/notify.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { MenuList } from '../../../shared/ui/menu-list.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
import { Result } from '../../../shared/ui/result.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TooltipButton } from '../../../shared/ui/tooltip-button.tsx';
import { useDevMessages } from '../messages/index.ts';
import styles from '../pieces.module.css';
import { Section } from './section.tsx';

const severities = ['info', 'success', 'warning', 'error'] as const;
const shapes = ['page', 'text', 'list'] as const;
const results = ['empty', 'search', 'error', 'offline', 'success', 'waiting'] as const;

/** What tells how things are: beside, above or in the place of something. */
export function MessagesOfState() {
  const t = useDevMessages();
  return (
    <>
      <Notices />
      <Panels />
      <Section name="waiting">
        <div className={styles['grid']}>
          {shapes.map((shape) => (
            <Skeleton key={shape} shape={shape} label={t.skeleton[shape]} />
          ))}
        </div>
      </Section>
      <Section name="results">
        <div className={styles['grid']}>
          {results.map((kind) => (
            <Result
              key={kind}
              kind={kind}
              level={3}
              title={t.result[kind]}
              action={<Button look="secondary">{t.way_on}</Button>}
            >
              {t.result_text}
            </Result>
          ))}
        </div>
      </Section>
    </>
  );
}

function Notices() {
  const t = useDevMessages();
  const notify = useNotify();
  return (
    <Section name="notices">
      <div className={styles['grid']}>
        {severities.map((severity) => (
          <Notice key={severity} severity={severity} title={t.severity[severity]}>
            {t.notice}
          </Notice>
        ))}
      </div>
      <div className={styles['line']}>
        {severities.map((severity) => (
          <Button
            key={severity}
            look="secondary"
            onClick={() =>
              notify(t.notice, {
                severity,
                ...(severity === 'info' && { action: { label: t.undo, run: () => undefined } }),
              })
            }
          >
            {t.show_toast({ kind: t.severity[severity] })}
          </Button>
        ))}
      </div>
    </Section>
  );
}

function Panels() {
  const t = useDevMessages();
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Section name="panels">
      <div className={styles['line']}>
        <Popover trigger={t.open_panel} triggerClassName={styles['trigger']}>
          {(shut) => (
            <>
              <p>{t.panel}</p>
              <Button look="secondary" size="small" onClick={shut}>
                {t.close}
              </Button>
            </>
          )}
        </Popover>
        <Popover trigger={t.open_menu} triggerClassName={styles['trigger']}>
          {(shut) => (
            <MenuList>
              <li>
                <button type="button" onClick={shut}>
                  {t.way_on}
                </button>
              </li>
              <li>
                <button type="button" disabled>
                  {t.state.disabled}
                </button>
              </li>
              <li>
                <button type="button" data-tone="danger" onClick={shut}>
                  {t.look.danger}
                </button>
              </li>
            </MenuList>
          )}
        </Popover>
        <TooltipButton
          tooltip={t.tooltip}
          className={styles['trigger']}
          aria-label={t.with_tooltip}
        >
          <Icon name="asking" />
        </TooltipButton>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
          {t.open_dialog}
        </Button>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
          {t.open_drawer}
        </Button>
      </div>
      <Modal title={t.dialog} open={open === 'dialog'} onOk={close} onCancel={close}>
        {t.dialog_text}
      </Modal>
      <Drawer title={t.dialog} open={open === 'drawer'} onClose={close}>
        {t.dialog_text}
      </Drawer>
    </Section>
  );
}
