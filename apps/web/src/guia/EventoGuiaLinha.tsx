import type { EventoGuia } from '@portal/contract/evento.ts'
import { showLocal } from '@portal/domain/dente/showLocal.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import type { JanelaData } from '@portal/domain/guia/dataRealizacao.ts'
import type { EnvioEvento } from '@portal/domain/guia/statusEnvioEvento.ts'
import { findRejeicao, getStatusToken } from '@portal/domain/guia/statusToken.tables.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { memo } from 'react'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { MotivoList } from '../evento/MotivoList.tsx'
import { Link } from '../ui/action/Link.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { idDoEvento } from './acao/lugares.ts'
import { EnvioNota } from './EnvioNota.tsx'
import styles from './EventosTable.module.css'
import { RejeitadoBadge } from './estado/RejeitadoBadge.tsx'
import { listCopartEvento } from './listCopartEvento.ts'
import { type DatasAceitas, RealizadoEm } from './RealizadoEm.tsx'
import { sayRecurso } from './sayRecurso.ts'
import { describeSituacao, hasGlosa, type Severidade, tellSituacao } from './situacaoEvento.ts'
import { tellToken } from './tokenComum.ts'

export type EventoGuiaLinhaProps = DatasAceitas &
  EnvioEvento & {
    evento: EventoGuia
    ordem: number
    /** The days that it takes. */
    janela: JanelaData
    /** What the column of its payment is called; undefined where there was none. */
    nomePago: string | undefined
    /** What the practice owes before it is decided: it stands in place of the decision. */
    espera: string | undefined
    /** The day of its own authorisation, where its guide's is another. */
    autorizadoEm: string | undefined
    /** What tells the patient why it was denied; of any other event there is none. */
    carta: string | undefined
    /** Its guide says its token, as that of all. */
    isTokenComum: boolean
    /** Its guide was cancelled. */
    isCancelado: boolean
    /** What its reasons asked for and has come since. */
    enviados: readonly Severidade[]
    /** How its guide stands: what is in analysis with it has its tone. */
    tomDaGuia: Tom
    onData: (evento: EventoGuia, data: string | null) => Promise<void>
  }

/** Operadora §1: why the day waits, and the guide with it. */
const DATA_EM_ANALISE =
  'A data foi informada quando o lugar já não estava reservado, e outra guia foi autorizada nele desde então: a operadora ' +
  'decide, e a guia inteira espera. Retirada a data, o evento volta a ficar sem ela e a guia segue com os outros.'

/** The result of one event: what was decided and why, when it was done, what it is worth. */
export const EventoGuiaLinha = memo(function EventoGuiaLinha(props: EventoGuiaLinhaProps) {
  const { evento, ordem, isDatavel, isRetiravel, janela, nomePago, enviados, onData } = props
  const token =
    evento.statusToken === 'NAO_SOLICITADO' || props.isTokenComum || findRejeicao(evento)
      ? undefined
      : getStatusToken(evento.statusToken)
  const { numero, pedido } = tellToken(evento)
  const autorizacao = describeSituacao(evento, isDatavel ? janela : undefined, props.isCancelado)
  const isEmAnalise = evento.autorizacao === autorizacaoEvento.emAnalise && !props.isCancelado
  const colunas = nomePago ? 7 : 5
  return (
    <tbody
      className={styles.item}
      data-decisao={evento.autorizacao === autorizacaoEvento.negado ? 'negado' : undefined}
      id={idDoEvento(evento.numeroSequencialInclusao)}
    >
      <tr>
        <th scope="row">
          <span className={styles.nome}>
            <span aria-hidden="true" className={styles.ordem}>
              {ordem}
            </span>
            <span className={styles.evento}>
              <span className={styles.codigo}>{formatCodigoEvento(evento.codigoEvento)}</span>{' '}
              <span className={styles.descricao}>{evento.descricao}</span>{' '}
              <EnvioNota motivo={props.motivo} status={props.status} />
            </span>
          </span>
        </th>
        <td className={styles.local} data-label="Local">
          {showLocal(evento.codigoLocalizacao, evento.codigoFace) || '—'}
          {evento.quantidade > 1 && ` × ${evento.quantidade}`}
        </td>
        <td data-label="Situação">
          {props.espera && <Badge tone="atencao">{props.espera}</Badge>}
          {autorizacao && !props.espera && (
            <Badge tone={isEmAnalise ? props.tomDaGuia : autorizacao.tom}>{autorizacao.rotulo}</Badge>
          )}
          {autorizacao?.nota && <span className={styles.copart}>{autorizacao.nota}</span>}
          {props.autorizadoEm && (
            <span className={styles.copart}>autorizado em {showData(props.autorizadoEm)}</span>
          )}
          {evento.naoRealizado && <Badge tone="neutro">Não realizado</Badge>}
          {!props.isCancelado && <RejeitadoBadge evento={evento} />}
          {props.carta && (
            <span className={styles.carta}>
              <Link href={props.carta}>Carta ao paciente</Link>
            </span>
          )}
          {token && <Badge tone={token.tom}>Token: {token.rotulo.toLowerCase()}</Badge>}
          {token && numero && <span className={styles.copart}>número {numero}</span>}
          {token && pedido && <span className={styles.copart}>{pedido}</span>}
        </td>
        <td data-label="Realizado em">
          <RealizadoEm
            evento={evento}
            isDatavel={isDatavel}
            isRetiravel={isRetiravel}
            janela={janela}
            onData={onData}
          />
        </td>
        <td className={styles.valor} data-label="Valor">
          {showValor(evento.valor)}
          {listCopartEvento(evento, props.isCancelado).map((parte) => (
            <span className={styles.copart} key={parte}>
              {parte}
            </span>
          ))}
        </td>
        {nomePago && (
          <>
            <td className={styles.valor} data-label={nomePago} data-parte="pago">
              {evento.valorPago ? showValor(evento.valorPago) : '—'}
              {evento.valorLiberado && (
                <span className={styles.copart}>
                  {sayRecurso(evento.valorLiberado, evento.decisaoRecurso)}
                </span>
              )}
            </td>
            <td className={styles.valor} data-label="Glosado">
              {hasGlosa(evento) ? showValor(evento.valorGlosado ?? '') : '—'}
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
            {evento.dataEmAnalise && <p>{DATA_EM_ANALISE}</p>}
            <MotivoList
              ajudas={evento.ajudaEvento}
              codigoEvento={evento.codigoEvento}
              enviados={enviados}
              isDensa
              motivos={evento.motivos}
              situacao={tellSituacao(evento, props.isCancelado)}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})
