import { statusEnvios } from '@portal/domain/guia/statusEnvio.tables.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './EventosTable.module.css'

/** An event's send status: in a small word where nothing is left to send, and else so that it is seen, with the reason. */
export function EnvioNota({ status, motivo }: EnvioEvento) {
  const linha = statusEnvios.find(({ codigo }) => codigo === status)
  const palavra = `Envio: ${linha?.rotulo.toLowerCase()}`
  const isQuieto = status === 'ENVIADO' || status === 'EDITAVEL'
  return (
    <span className={styles.envio} data-parte="envio">
      {isQuieto ? palavra : <Badge tone={linha?.tom ?? 'neutro'}>{palavra}</Badge>} {motivo}
    </span>
  )
}
