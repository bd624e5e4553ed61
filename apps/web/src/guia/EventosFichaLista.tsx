import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { MotivoList } from '../evento/MotivoList.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import styles from './EventosFichaLista.module.css'
import { RejeitadoBadge } from './estado/RejeitadoBadge.tsx'
import { listCopartEvento } from './listCopartEvento.ts'
import { describeSituacao, tellSituacao } from './situacaoEvento.ts'

type EventosFichaListaProps = {
  eventos: readonly EventoGuia[]
  label: string
  /** With what each is worth, the patient's part, and why something was denied: as the form has them. */
  isInteira?: boolean
  /** Their guide was cancelled: nothing of them is approved or awaited any more. */
  isCancelada?: boolean
}

/** The events of a guide in a line each: what, where, whether it may be done, and when it was. */
export function EventosFichaLista({
  eventos,
  label,
  isInteira = false,
  isCancelada = false,
}: EventosFichaListaProps) {
  return (
    <div className={styles.moldura}>
      <ul aria-label={label} className={styles.lista}>
        {eventos.map((evento) => {
          const autorizacao = describeSituacao(evento, evento.janelaData, isCancelada)
          return (
            <li className={styles.evento} key={evento.numeroSequencialInclusao}>
              <span className={styles.local}>{showLocal(evento.codigoLocalizacao, evento.codigoFace)}</span>
              <span className={styles.descricao}>
                {formatCodigoEvento(evento.codigoEvento)} {evento.descricao}
              </span>
              <span className={styles.situacao}>
                {autorizacao && <Badge tone={autorizacao.tom}>{autorizacao.rotulo}</Badge>}
                {autorizacao?.nota && <span>{autorizacao.nota}</span>}
                {evento.naoRealizado && <Badge tone="neutro">Não realizado</Badge>}
                {!isCancelada && <RejeitadoBadge evento={evento} />}
              </span>
              <span className={styles.data}>
                {evento.dataRealizacao && `realizado em ${showData(evento.dataRealizacao)}`}
              </span>
              {isInteira && (
                <>
                  <span className={styles.valor}>
                    {showValor(evento.valor)}
                    {listCopartEvento(evento, isCancelada).map((parte) => (
                      <span className={styles.copart} key={parte}>
                        {parte}
                      </span>
                    ))}
                  </span>
                  {evento.motivos.length > 0 && (
                    <div className={styles.motivos}>
                      <MotivoList
                        ajudas={evento.ajudaEvento}
                        codigoEvento={evento.codigoEvento}
                        isDensa
                        motivos={evento.motivos}
                        situacao={tellSituacao(evento, isCancelada)}
                      />
                    </div>
                  )}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
