import { statusEnvios } from '@portal/domain/guia/statusEnvio.tables.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './EventosTable.module.css'

/** Nothing is left to send of it, or not yet. */
export const isEnvioQuieto = ({ status }: Pick<EnvioEvento, 'status'>): boolean =>
  status === 'ENVIADO' || status === 'EDITAVEL'

/**
 * An event's send status: in a small word where nothing is left to send, and else so that it is seen, with the reason.
 * Where a row has no room for what all of them say alike (`isDiscreta`), that stands once over them, and here for readers.
 */
export function EnvioNota({ isDiscreta = false, ...envio }: EnvioEvento & { isDiscreta?: boolean }) {
  const { status, motivo } = envio
  const linha = statusEnvios.find(({ codigo }) => codigo === status)
  const palavra = `Envio: ${linha?.rotulo.toLowerCase()}`
  const isQuieto = isEnvioQuieto(envio)
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
