import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { isAvisoLaudo } from '@portal/domain/evento/criterio/documento.ts'
import { acaoEnvio } from '@portal/domain/guia/acaoEnvio.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import type { EstadoGuia } from '@portal/domain/guia/estadoGuia.ts'
import { aDecidir } from '@portal/domain/guia/fimGuia.ts'
import { statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import type { ReactNode } from 'react'
import { EnvioCelularButton } from '../envioCelular/EnvioCelularButton.tsx'
import { ImagensPanel } from '../imagem/ImagensPanel.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { lugares } from './acao/lugares.ts'
import { useFechos } from './acao/useFechos.ts'
import { CanceladaSemEventos } from './CanceladaSemEventos.tsx'
import { DadosGuia } from './DadosGuia.tsx'
import { EscritosLista } from './EscritosLista.tsx'
import { EventosGuiaTable } from './EventosGuiaTable.tsx'
import { EventosPrincipal } from './EventosPrincipal.tsx'
import { listEscritos } from './escritos.ts'
import { toEstadoGuia } from './estado/toEstadoGuia.ts'
import { explainRecusaImagem } from './explainRecusaImagem.ts'
import { HistoricoGuia } from './HistoricoGuia.tsx'
import { MesaGuia } from './MesaGuia.tsx'
import { ObservacoesGuia } from './ObservacoesGuia.tsx'
import { OdontogramaGuia } from './OdontogramaGuia.tsx'
import { PainelLido } from './PainelLido.tsx'
import { PlanoTratamento } from './PlanoTratamento.tsx'
import { ResultadoBar } from './ResultadoBar.tsx'
import { SituacaoGuia } from './SituacaoGuia.tsx'

const isRascunho = (estado: EstadoGuia): boolean => motivoBloqueio(estado, 'saveRascunho') === undefined

/** Without events: a draft whose form does not open to this provider or is locked, or an open guide that nothing was put in. */
const SemEventos = ({ fecho }: { fecho: string | undefined }) => (
  <section>
    {fecho ? (
      <EmptyState icon="lock" title="O rascunho desta guia está fechado">
        {fecho} O que já foi escrito continua guardado.
      </EmptyState>
    ) : (
      <EmptyState icon="clipboard" title="Esta guia não tem eventos">
        Nenhum foi incluído até agora; a situação da guia diz o que vem a seguir.
      </EmptyState>
    )}
  </section>
)

type GuiaEnviadaProps = {
  guia: GuiaDetalhada
  /** The patient's images in every guide: the archive reads of guides, so the page brings it. */
  acervo: ReactNode
  /** The orthodontic form that it was sent with; nothing of any other guide. */
  formulario: ReactNode
}

/**
 * Interface S04 after the guide was sent: the result per event, the dates, the images and what comes next. Also a guide
 * that only may be read.
 */
export function GuiaEnviada({ guia, acervo, formulario }: GuiaEnviadaProps) {
  const { eventos, numeroFicha } = guia
  const estado = toEstadoGuia(guia)
  const fechos = useFechos()
  const envio = acaoEnvio('inicial', guia)
  const motivo = fechos(envio) ?? explainRecusaImagem(estado, envio)
  // Domínio §6.6: a final image is not asked for before the treatment was authorised.
  const momento = estado.faltaImagemInicial || aDecidir.has(estado.statusFicha) ? 'inicial' : 'final'
  const describe = (codigoEvento: string) =>
    eventos.find((evento) => evento.codigoEvento === codigoEvento)?.descricao
  const escritos = listEscritos(guia)
  const fechoRascunho = isRascunho(estado) ? fechos('saveRascunho') : undefined
  // Of nothing there is no sum, and nothing is left to do.
  const isVazia = eventos.length === 0 && estado.statusFicha === statusFicha.cancelada
  return (
    <MesaGuia
      barra={!isVazia && <ResultadoBar guia={guia} />}
      dobras={
        <>
          {formulario}
          <ImagensPanel
            celular={<EnvioCelularButton numeroFicha={numeroFicha} />}
            describeEvento={describe}
            exigidas={guia.imagensExigidas}
            id={lugares.imagens}
            isAberta={estado.faltaImagemInicial && motivo === undefined}
            isAssinada={guia.assinatura !== null && envio === 'uploadImagem'}
            isEditable={motivo === undefined && envio === 'uploadImagem'}
            momentoPadrao={momento}
            motivo={motivo}
            nomeAssociado={guia.associado.nome}
            numeroFicha={numeroFicha}
            podeEnviar={motivo === undefined}
            semLaudo={eventos
              .filter(({ motivos }) => motivos.some(isAvisoLaudo))
              .map(({ descricao }) => descricao)}
          />
          {acervo}
          <ObservacoesGuia guia={guia} isRascunho={false} />
          {guia.numeroFichaPrincipal !== null && (
            <EventosPrincipal numeroFichaPrincipal={guia.numeroFichaPrincipal} />
          )}
          <PlanoTratamento guia={guia} />
          {!isVazia && <HistoricoGuia guia={guia} />}
          <DadosGuia guia={guia} />
        </>
      }
      eventos={
        eventos.length > 0 ? (
          <EventosGuiaTable guia={guia} />
        ) : isVazia ? (
          <CanceladaSemEventos guia={guia} />
        ) : escritos.length > 0 ? (
          <PainelLido
            nota={<>No rascunho, que não foi enviado e continua guardado. {fechoRascunho}</>}
            quantos={escritos.length}
          >
            <EscritosLista escritos={escritos} numeroFicha={numeroFicha} />
          </PainelLido>
        ) : (
          <SemEventos fecho={fechoRascunho} />
        )
      }
      odontograma={<OdontogramaGuia guia={guia} />}
      topo={<SituacaoGuia guia={guia} />}
    />
  )
}
