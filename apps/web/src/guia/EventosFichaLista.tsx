import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData } from '../calendario/format.ts'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './EventosFichaLista.module.css'
import { describeSituacao } from './situacaoEvento.ts'

/** The events of a guide in a line each: what, where, whether it may be done, and when it was. */
export function EventosFichaLista({ eventos, label }: { eventos: readonly EventoGuia[]; label: string }) {
  return (
    <ul aria-label={label} className={styles.lista}>
      {eventos.map((evento) => {
        const autorizacao = describeSituacao(evento, evento.janelaData)
        return (
          <li className={styles.evento} key={evento.numeroSequencialInclusao}>
            <span className={styles.local}>{showLocal(evento.codigoLocalizacao, evento.codigoFace)}</span>
            <span>
              {formatCodigoEvento(evento.codigoEvento)} {evento.descricao}
            </span>
            {autorizacao && <Badge tone={autorizacao.tom}>{autorizacao.rotulo}</Badge>}
            {autorizacao?.nota && <span>{autorizacao.nota}</span>}
            {evento.naoRealizado && <Badge tone="neutro">Não realizado</Badge>}
            {evento.dataRealizacao && <span>realizado em {showData(evento.dataRealizacao)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
