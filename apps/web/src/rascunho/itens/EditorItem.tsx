import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { CamposItem, type CamposItemProps } from './CamposItem.tsx'
import styles from './EditorItem.module.css'

/** An item's fields under its row. */
export function EditorItem({ onClose, ...campos }: CamposItemProps & { onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return
    if (event.ctrlKey) return
    // The field settles its text with the same key, a moment before.
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the fields inside
    <div className={styles.editor} onKeyDown={onKeyDown} ref={box}>
      <CamposItem {...campos} />
      <Button icon="check" onPress={onClose} size="pequeno">
        Pronto
      </Button>
    </div>
  )
}
