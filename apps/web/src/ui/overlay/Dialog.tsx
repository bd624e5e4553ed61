import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../action/IconButton.tsx'
import { css } from '../css.ts'
import { KeyHint } from '../KeyHint.tsx'
import { hasFinePointer } from '../pointer.ts'
import styles from './Dialog.module.css'
import { sendDialog, sendFromButton } from './sendDialog.ts'

const c = css(styles)

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** 33 rem or 45 rem (Spec §9). */
  size?: 'normal' | 'largo'
  /** Slides over one side instead: the menu on small screens, the notices. */
  side?: 'start' | 'end'
  /** What it holds changes with what is typed in it: its upper edge stays where it is. */
  isTopo?: boolean
  /** False for a dialog that must be answered: no cross, no Esc (Spec §2.6). */
  isDismissable?: boolean
  /** Nothing in it takes the focus: the text itself does, so that keys scroll it. */
  isText?: boolean
  /** It only tells, or asks what no key may answer: none confirms it. */
  isAviso?: boolean
  role?: 'dialog' | 'alertdialog'
}

/** Where words are typed. */
const CAMPO = 'textarea, input:is([type=text], [type=search], [type=tel], [type=email], [type=password])'

/** How long a dialog may take to have the focus. */
const ESPERA_MS = 1000

/**
 * A dialog that asks for words begins in the first of its fields, so that what is typed as it opens is not lost; not under a
 * finger, where the keyboard would cover it. What takes the focus by itself keeps it.
 */
function FirstField({ body }: { body: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (!hasFinePointer()) return
    const desde = performance.now()
    let frame = requestAnimationFrame(function look() {
      const dialog = body.current?.parentElement
      if (!dialog || performance.now() - desde > ESPERA_MS) return
      // Once the dialog has taken it itself: behind the second click of a double click that is some frames later.
      if (!dialog.contains(document.activeElement)) {
        frame = requestAnimationFrame(look)
        return
      }
      if (document.activeElement !== dialog) return
      Array.from(dialog.querySelectorAll<HTMLElement>(CAMPO))
        .find((field) => field.checkVisibility())
        ?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [body])
  return null
}

/** Within it, a press beside the dialog is the second click of the two that opened it, and no wish to leave. */
const CLIQUE_DUPLO_MS = 500

/** A decision over the page; focus stays inside and returns to where it was. Below 600 px it is a sheet. */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onClose,
    children,
    footer,
    size = 'normal',
    side,
    isTopo = false,
    isDismissable = true,
    isText = false,
    isAviso = false,
    role = 'dialog',
  } = props
  const textId = useId()
  const body = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  return (
    <ModalOverlay
      className={c('overlay')}
      data-side={side}
      data-topo={isTopo || undefined}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      isOpen={isOpen}
      // Beside the dialog there is nothing to go to: a press there leaves the focus in its field.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onOpenChange={(open) => !open && onClose()}
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > CLIQUE_DUPLO_MS}
    >
      <Modal className={c(side ? 'drawer' : 'modal')} data-side={side} data-size={size}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the dialog and of its fields */}
        <div
          className={styles.content}
          onKeyDown={isAviso ? undefined : sendDialog}
          onKeyDownCapture={isAviso ? undefined : sendFromButton}
        >
          <AriaDialog
            {...(role === 'alertdialog' && { 'aria-describedby': textId })}
            className={c('dialog')}
            role={role}
          >
            <header className={styles.header}>
              <Heading className={c('title')} level={2} slot="title">
                {title}
              </Heading>
              {isDismissable && <IconButton icon="close" label="Fechar" onPress={onClose} />}
            </header>
            <div className={styles.body} id={textId} ref={body} tabIndex={isText ? 0 : undefined}>
              {children}
            </div>
            <FirstField body={body} />
            {footer && (
              <footer className={styles.footer} data-parte="rodape">
                {!isAviso && (
                  <span className={styles.keys}>
                    <KeyHint keys="Ctrl+Enter" /> confirma
                  </span>
                )}
                {footer}
              </footer>
            )}
          </AriaDialog>
        </div>
      </Modal>
    </ModalOverlay>
  )
}
