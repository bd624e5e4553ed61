import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData } from '../../calendario/format.ts'
import { showValor } from '../../dinheiro/showValor.ts'
import { RejeitadoBadge } from '../estado/RejeitadoBadge.tsx'
import styles from './ListaEventos.module.css'

/** The events that an action is about, named before it is confirmed (Interface B2.7). */
export function ListaEventos({ eventos }: { eventos: readonly EventoGuia[] }) {
  return (
    <ul className={styles.lista}>
      {eventos.map((evento) => (
        <li className={styles.evento} key={evento.numeroSequencialInclusao}>
          <span>
            <strong>{showLocal(evento.codigoLocalizacao, evento.codigoFace)}</strong>{' '}
            {formatCodigoEvento(evento.codigoEvento)} {evento.descricao}
            {evento.dataRealizacao && `, em ${showData(evento.dataRealizacao)}`}
            <RejeitadoBadge evento={evento} />
          </span>
          <span className={styles.valor}>{showValor(evento.valor)}</span>
        </li>
      ))}
    </ul>
  )
}
