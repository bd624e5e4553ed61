import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { GuiaLayout } from '../guia/GuiaLayout.tsx'
import { lugares } from '../guia/lugares.ts'
import { ImagensPanel } from '../imagem/ImagensPanel.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { AtalhosDialog } from './AtalhosDialog.tsx'
import { PainelEnvio } from './envio/PainelEnvio.tsx'
import { PrevisaoResumo } from './envio/PrevisaoResumo.tsx'
import { InclusaoCard } from './inclusao/InclusaoCard.tsx'
import { InclusaoEvento } from './inclusao/InclusaoEvento.tsx'
import { OdontogramaRascunho } from './inclusao/OdontogramaRascunho.tsx'
import { ItensTable } from './itens/ItensTable.tsx'
import styles from './RascunhoForm.module.css'
import { RascunhoConflito } from './salvamento/RascunhoConflito.tsx'
import { SalvamentoLinha } from './salvamento/SalvamentoLinha.tsx'
import type { Abertura } from './salvamento/useRascunhoInicial.ts'
import { useRascunhoForm } from './useRascunhoForm.ts'

type RascunhoFormProps = { guia: GuiaDetalhada; abertura: Abertura }

/** Interface S04 while the guide is open: the chart, the search, the fast line and the table edit the same draft. */
export function RascunhoForm({ guia, abertura }: RascunhoFormProps) {
  const form = useRascunhoForm(guia, abertura)
  const { conteudo, edicao, dispatch, regras, avaliacao, eventos, inclusao, exigidas } = form
  const { numeroFicha } = guia
  const hasItens = edicao.itens.length > 0
  return (
    <GuiaLayout
      aside={{
        label: 'Envio da guia',
        content: (
          <PainelEnvio
            isSending={form.isSending}
            justificativa={conteudo.justificativa}
            messageOf={form.messageOf}
            minimoJustificativa={form.minimoJustificativa}
            necessidade={form.necessidade}
            observacao={conteudo.observacao}
            onSend={form.submit}
            onWrite={(campo, texto) => dispatch({ tipo: 'escrever', campo, texto })}
            passos={form.passos}
            previsao={
              hasItens && (
                <PrevisaoResumo
                  conferencia={form.conferencia}
                  previsao={form.previsao}
                  totais={form.totais}
                />
              )
            }
            salvamento={<SalvamentoLinha salvamento={form.salvamento} />}
          />
        ),
      }}
    >
      <ErrorSummary attempt={form.attempt} errors={form.errors} />
      <InclusaoCard onAtalhos={() => form.setAjuda(true)}>
        <div className={styles.inclusao}>
          <InclusaoEvento
            choose={inclusao.choose}
            confirm={inclusao.confirm}
            evento={inclusao.evento}
            eventos={eventos}
            falta={inclusao.falta}
            include={inclusao.include}
            incluido={inclusao.incluido}
            isPronta={inclusao.isPronta}
            rodada={inclusao.rodada}
          />
          <OdontogramaRascunho
            avaliacao={avaliacao}
            dispatch={dispatch}
            edicao={edicao}
            inclusao={inclusao}
            regras={regras}
          />
        </div>
      </InclusaoCard>
      {hasItens && (
        <Card isFlush title={`Eventos (${edicao.itens.length})`}>
          <ItensTable
            avaliacao={avaliacao}
            complementar={form.complementar}
            dispatch={dispatch}
            itens={edicao.itens}
            numeroFicha={numeroFicha}
            onGuiada={form.guide}
            regras={regras}
          />
        </Card>
      )}
      <div id={lugares.imagens} tabIndex={-1}>
        <ImagensPanel
          describeEvento={form.describe}
          exigidas={exigidas}
          numeroFicha={numeroFicha}
          podeEnviar
        />
      </div>
      <RascunhoConflito describe={form.describe} form={form} guia={guia} inicial={abertura.inicial} />
      {form.isAjuda && <AtalhosDialog atalhos={form.atalhos} onClose={() => form.setAjuda(false)} />}
    </GuiaLayout>
  )
}
