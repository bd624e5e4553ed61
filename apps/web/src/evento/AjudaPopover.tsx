import type { AjudaEvento } from '@portal/contract/motivo.ts'
import type { Static } from 'typebox'
import { IconButton } from '../ui/action/IconButton.tsx'
import { Popover } from '../ui/overlay/Popover.tsx'
import styles from './AjudaPopover.module.css'

type AjudaPopoverProps = {
  ajuda: Static<typeof AjudaEvento>
  /** Whether Tab stops at it: in a table, only in the row that the arrows reached. */
  isStop: boolean
}

/** The help of one denial, all three parts, where there is no room to unfold it. */
export function AjudaPopover({ ajuda, isStop }: AjudaPopoverProps) {
  const titulo = `Por que a negativa ${ajuda.codigoGlosa} acontece e como evitar`
  return (
    <Popover
      label={titulo}
      trigger={<IconButton excludeFromTabOrder={!isStop} icon="help" label={titulo} size="pequeno" />}
    >
      <dl className={styles.ajuda}>
        <dt>Quando ocorre</dt>
        <dd>{ajuda.quandoOcorre}</dd>
        <dt>Como evitar</dt>
        <dd>{ajuda.comoEvitar}</dd>
        <dt>Como recorrer</dt>
        <dd>{ajuda.comoRecorrer}</dd>
      </dl>
    </Popover>
  )
}
