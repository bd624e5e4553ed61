import { statusEnvios } from '@portal/domain/guia/statusEnvio.tables.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './EventosTable.module.css'

/**
 * An event's send status: in a small word where nothing is left to send, and else so that it is seen, with the reason.
 * Where a row has no room for what all of them say alike (`isDiscreta`), that stands once over them, and here for readers.
 */
export function EnvioNota({ status, motivo, isDiscreta = false }: EnvioEvento & { isDiscreta?: boolean }) {
  const linha = statusEnvios.find(({ codigo }) => codigo === status)
  const palavra = `Envio: ${linha?.rotulo.toLowerCase()}`
  const isQuieto = status === 'ENVIADO' || status === 'EDITAVEL'
  if (isQuieto && isDiscreta)
    return (
      <VisuallyHidden>
        <span data-parte="envio">{palavra}</span>
      </VisuallyHidden>
    )
  return (
    <span className={styles.envio} data-parte="envio">
      {isQuieto ? palavra : <Badge tone={linha?.tom ?? 'neutro'}>{palavra}</Badge>} {motivo}
    </span>
  )
}
