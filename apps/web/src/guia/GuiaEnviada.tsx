import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { motivoBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { ImagensPanel } from '../imagem/ImagensPanel.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { summarizeRecusa } from './acoesVistas.ts'
import { EventosGuiaTable } from './EventosGuiaTable.tsx'
import { GuiaLayout } from './GuiaLayout.tsx'
import { lugares } from './lugares.ts'
import { OdontogramaGuia } from './OdontogramaGuia.tsx'
import { ResumoGuia } from './ResumoGuia.tsx'
import { toEstadoGuia } from './toEstadoGuia.ts'

/** Interface S04 after the guide was sent: the result per event, the dates, the images and what comes next. */
export function GuiaEnviada({ guia }: { guia: GuiaDetalhada }) {
  const { eventos, numeroFicha } = guia
  const estado = toEstadoGuia(guia)
  const motivo = motivoBloqueio(estado, 'uploadImagem')
  const describe = (codigoEvento: string) =>
    eventos.find((evento) => evento.codigoEvento === codigoEvento)?.descricao
  return (
    <GuiaLayout aside={{ label: 'Situação da guia', content: <ResumoGuia guia={guia} />, isText: true }}>
      {eventos.length > 0 ? (
        <EventosGuiaTable guia={guia} />
      ) : (
        <Card>
          <EmptyState icon="clipboard" title="Esta guia não tem eventos">
            Ela foi encerrada antes de receber um evento.
          </EmptyState>
        </Card>
      )}
      <Card title="Odontograma">
        <OdontogramaGuia guia={guia} />
      </Card>
      <div id={lugares.imagens} tabIndex={-1}>
        <ImagensPanel
          describeEvento={describe}
          exigidas={guia.imagensExigidas}
          isAssinada={guia.assinatura !== null}
          momentoPadrao={estado.faltaImagemInicial ? 'inicial' : 'final'}
          motivo={motivo && summarizeRecusa(estado, motivo)}
          numeroFicha={numeroFicha}
          podeEnviar={motivo === undefined}
        />
      </div>
    </GuiaLayout>
  )
}
