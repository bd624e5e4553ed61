import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { describeGuia } from '@portal/domain/guia/perspectiva.ts'
import { tellEnvio } from '@portal/domain/guia/statusEnvioEvento.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { today } from '../calendario/format.ts'
import { useArquivosDoEvento } from '../imagem/envio/useArquivosDoEvento.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import type { AcaoDaTela } from './acao/chamadas.ts'
import { useFechos } from './acao/useFechos.ts'
import { DataParaTodos } from './DataParaTodos.tsx'
import { EventoGuiaLinha } from './EventoGuiaLinha.tsx'
import styles from './EventosTable.module.css'
import { findJanelaDoEvento } from './estado/janela.ts'
import { toEstadoGuia } from './estado/toEstadoGuia.ts'
import { PainelEventos } from './PainelEventos.tsx'
import { namePago } from './pago.ts'
import { listEnviados, tellAutorizadoEm, tellEspera } from './situacaoEvento.ts'
import { findTokenComum } from './tokenComum.ts'
import { useDatas } from './useDatas.ts'

/** The events as they were decided, with the dates that the clinic gives. */
export function EventosGuiaTable({ guia }: { guia: GuiaDetalhada }) {
  const { eventos, numeroFicha } = guia
  const arquivosDe = useArquivosDoEvento(numeroFicha)
  const fechos = useFechos()
  const estado = toEstadoGuia(guia)
  const accepts = (acao: AcaoDaTela) => !fechos(acao) && motivoBloqueio(estado, acao) === undefined
  const isDatavel = accepts('updateDataEvento')
  const isRetiravel = accepts('deleteDataEvento')
  const hasPagamento = eventos.some(({ valorPago, valorGlosado }) => valorPago || valorGlosado)
  const nomePago = hasPagamento ? namePago(guia) : undefined
  const carta = hrefOf('/portal/impressao/negativa/$numeroFicha', { numeroFicha })
  const tokenComum = findTokenComum(guia)?.codigo
  const { tom } = describeGuia(guia, today())
  const { save, saveAll, dito, isSalvando } = useDatas(guia)
  const onData = (evento: EventoGuia, data: string | null) => save(evento, data)
  return (
    <PainelEventos
      isText
      quantos={eventos.length}
      resumo={
        <>
          {isDatavel && <DataParaTodos guia={guia} isSalvando={isSalvando} onApply={saveAll} />}
          {isDatavel && (
            <p className={styles.guardada} data-print="none">
              {isSalvando && 'Salvando datas…'}
              <span aria-live="polite">{!isSalvando && dito}</span>
            </p>
          )}
        </>
      }
    >
      <table className={styles.tabela} data-enviada data-paga={nomePago && ''}>
        <caption>
          <VisuallyHidden>Eventos da guia</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Evento</th>
            <th scope="col">Local</th>
            <th scope="col">Situação</th>
            <th scope="col">Realizado em</th>
            <th className={styles.valor} scope="col">
              Valor
            </th>
            {nomePago && (
              <>
                <th className={styles.valor} scope="col">
                  {nomePago}
                </th>
                <th className={styles.valor} scope="col">
                  Glosado
                </th>
              </>
            )}
          </tr>
        </thead>
        {eventos.map((evento, indice) => (
          <EventoGuiaLinha
            autorizadoEm={tellAutorizadoEm(guia, evento)}
            carta={evento.autorizacao === autorizacaoEvento.negado ? carta : undefined}
            espera={tellEspera(guia, evento)}
            evento={evento}
            enviados={listEnviados(guia, evento)}
            nomePago={nomePago}
            isCancelado={guia.statusFicha === statusFicha.cancelada}
            isDatavel={isDatavel}
            isRetiravel={isRetiravel}
            isTokenComum={evento.statusToken === tokenComum}
            janela={findJanelaDoEvento(guia, evento)}
            key={evento.numeroSequencialInclusao}
            onData={onData}
            ordem={indice + 1}
            tomDaGuia={guia.statusFicha === statusFicha.emAnalise ? tom : 'informacao'}
            {...tellEnvio(evento.statusEnvio, arquivosDe(evento))}
          />
        ))}
      </table>
    </PainelEventos>
  )
}
