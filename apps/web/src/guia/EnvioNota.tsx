import { statusEnvios } from '@portal/domain/guia/statusEnvio.tables.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { Badge } from '../ui/data/Badge.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './EventosTable.module.css'

/** Nothing is left to send of it, or not yet. */
export const isEnvioQuieto = ({ status }: Pick<EnvioEvento, 'status'>): boolean =>
  status === 'ENVIADO' || status === 'EDITAVEL'

/** An event's send status, seen with its reason where something is left to send; where not, the guide's own says it, and here readers are told. */
export function EnvioNota(envio: EnvioEvento) {
  const { status, motivo } = envio
  const linha = statusEnvios.find(({ codigo }) => codigo === status)
  const palavra = `Envio: ${linha?.rotulo.toLowerCase()}`
  if (isEnvioQuieto(envio))
    return (
      <VisuallyHidden>
        <span data-parte="envio">{palavra}</span>
      </VisuallyHidden>
    )
  return (
    <span className={styles.envio} data-parte="envio">
      <Badge tone={linha?.tom ?? 'neutro'}>{palavra}</Badge> {motivo}
    </span>
  )
}
