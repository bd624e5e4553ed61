import type { ItemRascunho } from '@portal/contract/rascunho.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import styles from './EventosFichaLista.module.css'
import { contextoQuery } from './guia.queries.ts'
import { createRegrasDaGuia } from './regrasDaGuia.ts'

type EscritosListaProps = { numeroFicha: number; escritos: readonly ItemRascunho[] }

/** A draft where it is only read: what and where. Nobody decided of it, and what it is worth is told as it is sent. */
export function EscritosLista({ numeroFicha, escritos }: EscritosListaProps) {
  const { data: contexto } = useSuspenseQuery(contextoQuery(numeroFicha))
  const { find } = createRegrasDaGuia(contexto)
  return (
    <div className={styles.moldura}>
      <ul aria-label="Eventos do rascunho" className={styles.lista}>
        {escritos.map(({ sequencial, codigoEvento, dente, regiao, faces, quantidade }) => (
          <li className={styles.evento} key={sequencial}>
            <span className={styles.local}>{showLocal(dente ?? regiao ?? null, faces ?? null)}</span>
            <span className={styles.descricao}>
              {formatCodigoEvento(codigoEvento)} {find(codigoEvento)?.descricao}
              {quantidade > 1 && ` (${quantidade} vezes)`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
