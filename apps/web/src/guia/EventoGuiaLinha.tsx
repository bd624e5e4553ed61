import type { EventoGuia } from '@portal/contract/evento.ts'
import {
  type AutorizacaoEvento,
  autorizacaoEvento,
  getAutorizacaoEvento,
} from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import { describeEvento } from '@portal/domain/guia/perspectiva.ts'
import { getStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { memo } from 'react'
import { showData, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { AjudaPopover } from '../evento/AjudaPopover.tsx'
import { MotivoList } from '../evento/MotivoList.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { CelulaData } from './CelulaData.tsx'
import styles from './EventosTable.module.css'

export type EventoGuiaLinhaProps = {
  evento: EventoGuia
  ordem: number
  /** Whether the guide takes dates now. */
  isDatavel: boolean
  /** The days that it takes. */
  janela: JanelaData
  hasPagamento: boolean
  onData: (evento: EventoGuia, data: string | null) => void
}

/** The result of one event: what was decided and why, when it was done, what it is worth. */
export const EventoGuiaLinha = memo(function EventoGuiaLinha(props: EventoGuiaLinhaProps) {
  const { evento, ordem, isDatavel, janela, hasPagamento, onData } = props
  const token = evento.statusToken === 'NAO_SOLICITADO' ? undefined : getStatusToken(evento.statusToken)
  // The contract keeps it between 0 and 4.
  const codigo = evento.autorizacao as AutorizacaoEvento
  // What was not done, or is paid already, is bounded by no day.
  const isAberto = isDatavel && !evento.naoRealizado
  const autorizacao = isAberto
    ? describeEvento({ ...evento, autorizacao: codigo }, janela, today())
    : getAutorizacaoEvento(codigo)
  const colunas = hasPagamento ? 7 : 5
  return (
    <tbody
      className={styles.item}
      data-decisao={codigo === autorizacaoEvento.negado ? 'negado' : undefined}
      id={`evento-${evento.numeroSequencialInclusao}`}
    >
      <tr>
        <th scope="row">
          <span className={styles.nome}>
            <span aria-hidden="true" className={styles.ordem}>
              {ordem}
            </span>
            <span>
              <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span>{' '}
              {evento.descricao}
            </span>
          </span>
        </th>
        <td className={styles.local} data-label="Local">
          {[evento.codigoLocalizacao, evento.codigoFace].filter(Boolean).join(' ') || '—'}
          {evento.quantidade > 1 && ` × ${evento.quantidade}`}
        </td>
        <td data-label="Situação">
          {autorizacao && <Badge tone={autorizacao.tom}>{autorizacao.rotulo}</Badge>}
          {autorizacao && 'nota' in autorizacao && <span className={styles.copart}>{autorizacao.nota}</span>}
          {evento.naoRealizado && <Badge tone="neutro">Não realizado</Badge>}
          {token && <Badge tone={token.tom}>Token: {token.rotulo.toLowerCase()}</Badge>}
        </td>
        <td data-label="Realizado em">
          {isDatavel && isEventoPagavel({ autorizacao: codigo }) ? (
            <CelulaData
              evento={{ autorizacao: codigo }}
              hoje={today()}
              janela={janela}
              label={`Data de realização de ${evento.descricao}`}
              onCommit={(data) => onData(evento, data)}
              value={evento.dataRealizacao}
            />
          ) : (
            showData(evento.dataRealizacao)
          )}
        </td>
        <td className={styles.valor} data-label="Valor">
          {showValor(evento.valor)}
          <span className={styles.copart}>
            copart. {showValor(evento.valorFranquia ?? evento.valorCopart)}
          </span>
        </td>
        {hasPagamento && (
          <>
            <td className={styles.valor} data-label="Pago">
              {evento.valorPago ? showValor(evento.valorPago) : '—'}
              {evento.valorLiberado && (
                <span className={styles.copart}>{showValor(evento.valorLiberado)} em recurso</span>
              )}
            </td>
            <td className={styles.valor} data-label="Glosado">
              {evento.valorGlosado ? showValor(evento.valorGlosado) : '—'}
              {evento.valorRecursado && (
                <span className={styles.copart}>recursado {showValor(evento.valorRecursado)}</span>
              )}
            </td>
          </>
        )}
      </tr>
      {evento.motivos.length > 0 && (
        <tr>
          <td className={styles.motivos} colSpan={colunas}>
            <MotivoList
              action={({ codigoGlosa }) => {
                const ajuda = evento.ajudaEvento.find((linha) => linha.codigoGlosa === codigoGlosa)
                return ajuda && <AjudaPopover ajuda={ajuda} isStop />
              }}
              isDecidida
              isDensa
              motivos={evento.motivos}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})
