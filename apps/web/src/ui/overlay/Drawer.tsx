import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../action/IconButton.tsx'
import { css } from '../css.ts'
import dialogStyles from './Dialog.module.css'
import styles from './Drawer.module.css'

const c = css({ ...dialogStyles, ...styles })

type DrawerProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  side?: 'start' | 'end'
  footer?: ReactNode
}

/** A panel that slides over one side: the menu on small screens, notifications, details of a row. */
export function Drawer({ title, isOpen, onClose, children, side = 'end', footer }: DrawerProps) {
  return (
    <ModalOverlay
      className={c('overlay', 'edge')}
      data-side={side}
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className={c('drawer')} data-side={side}>
        <AriaDialog className={c('dialog')}>
          <header className={dialogStyles.header}>
            <Heading className={c('title')} level={2} slot="title">
              {title}
            </Heading>
            <IconButton icon="close" label="Fechar" onPress={onClose} />
          </header>
          <div className={c('body')}>{children}</div>
          {footer && <footer className={dialogStyles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
