import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { AcervoDobra } from '../acervo/AcervoDobra.tsx'
import { EnvioCelularButton } from '../envioCelular/EnvioCelularButton.tsx'
import { lugares } from '../guia/acao/lugares.ts'
import { useFechos } from '../guia/acao/useFechos.ts'
import { DadosGuia } from '../guia/DadosGuia.tsx'
import { EventosPrincipal } from '../guia/EventosPrincipal.tsx'
import { HistoricoGuia } from '../guia/HistoricoGuia.tsx'
import { MesaGuia } from '../guia/MesaGuia.tsx'
import { ObservacoesGuia } from '../guia/ObservacoesGuia.tsx'
import { PainelEventos } from '../guia/PainelEventos.tsx'
import { PlanoTratamento } from '../guia/PlanoTratamento.tsx'
import { ImagensPanel } from '../imagem/ImagensPanel.tsx'
import type { FormularioDaGuia } from '../ortodontia/formulario/loadFormulario.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { EnvioBar } from './EnvioBar.tsx'
import { EstimativaButton } from './EstimativaButton.tsx'
import { TextosDobras } from './envio/TextosDobras.tsx'
import { InclusaoEvento } from './InclusaoEvento.tsx'
import { OdontogramaRascunho } from './inclusao/OdontogramaRascunho.tsx'
import { ItensTable } from './itens/ItensTable.tsx'
import styles from './RascunhoForm.module.css'
import { RascunhoConflito } from './salvamento/RascunhoConflito.tsx'
import { SalvamentoLinha } from './salvamento/SalvamentoLinha.tsx'
import type { Abertura } from './salvamento/useRascunhoInicial.ts'
import { SuposicaoButton } from './suposicao/SuposicaoButton.tsx'
import { useRascunhoForm } from './useRascunhoForm.ts'

const conferencias = {
  igual: 'Conferido com a operadora.',
  diferente:
    'A operadora decidiria diferente do que esta tela calculou: vale a resposta dela, mostrada aqui.',
} as const

type RascunhoFormProps = {
  guia: GuiaDetalhada
  abertura: Abertura
  /** Of an orthodontic guide that goes with a form. */
  ortodontia: FormularioDaGuia | undefined
}

/** Interface S04 while the guide is open: the entry line, the chart and the table edit the same draft. */
export function RascunhoForm({ guia, abertura, ortodontia }: RascunhoFormProps) {
  const form = useRascunhoForm(guia, abertura, ortodontia)
  const { conteudo, edicao, dispatch, regras, avaliacao, inclusao, exigidas } = form
  const { numeroFicha } = guia
  const semEnvio = useFechos()('uploadImagem')
  return (
    <>
      <MesaGuia
        barra={<EnvioBar form={form} guia={guia} />}
        dobras={
          <>
            {ortodontia && (
              <ortodontia.Form
                conteudo={conteudo}
                faltam={form.errosFormulario.length}
                guia={guia}
                messageOf={form.messageOf}
                onFill={(mudar) => dispatch({ tipo: 'preencher', mudar })}
                onIlegivel={form.tellIlegivel}
                tipo={ortodontia.tipo}
              />
            )}
            <ImagensPanel
              celular={<EnvioCelularButton numeroFicha={numeroFicha} />}
              describeEvento={form.describe}
              exigidas={exigidas}
              id={lugares.imagens}
              nomeAssociado={guia.associado.nome}
              numeroFicha={numeroFicha}
              motivo={semEnvio}
              podeEnviar={semEnvio === undefined}
            />
            <TextosDobras
              conteudo={conteudo}
              messageOf={form.messageOf}
              minimoJustificativa={form.minimoJustificativa}
              necessidade={form.necessidade}
              onWrite={(campo, texto) => dispatch({ tipo: 'escrever', campo, texto })}
            />
            <AcervoDobra associado={guia.associado} />
            <ObservacoesGuia guia={guia} isRascunho />
            {guia.numeroFichaPrincipal !== null && (
              <EventosPrincipal numeroFichaPrincipal={guia.numeroFichaPrincipal} />
            )}
            <PlanoTratamento guia={guia} />
            <HistoricoGuia guia={guia} />
            <DadosGuia guia={guia} />
          </>
        }
        eventos={
          <PainelEventos
            quantos={edicao.itens.length}
            resumo={
              <>
                {edicao.itens.length > 0 && !form.isSending && (
                  <>
                    <SuposicaoButton form={form} guia={guia} />
                    <EstimativaButton numeroFicha={numeroFicha} save={form.save} />
                  </>
                )}
                <SalvamentoLinha recusa="A guia não aceita mais este rascunho" salvamento={form.salvamento} />
                {form.conferencia && <span className={styles.nota}>{conferencias[form.conferencia]}</span>}
              </>
            }
          >
            {edicao.itens.length === 0 ? (
              <EmptyState icon="clipboard" title="Nenhum evento ainda">
                Digite na linha acima, ou escolha o dente no odontograma e tecle Enter.
              </EmptyState>
            ) : (
              <ItensTable
                acoes={form.acoesItem}
                avaliacao={avaliacao}
                condicao={form.condicao}
                itens={edicao.itens}
                numeroFicha={numeroFicha}
                regras={regras}
                remessa={form.remessa}
                parcelas={form.parcelas}
                ultima={form.passos.ultima}
              />
            )}
          </PainelEventos>
        }
        odontograma={
          <OdontogramaRascunho
            avaliacao={avaliacao}
            dispatch={dispatch}
            edicao={edicao}
            inclusao={inclusao}
            oferta={form.oferta}
            passos={form.passos}
            regras={regras}
          />
        }
        topo={
          <>
            <ErrorSummary attempt={form.attempt} errors={form.errors} />
            <InclusaoEvento form={form} />
          </>
        }
      />
      <RascunhoConflito
        describe={form.describe}
        form={form}
        guia={guia}
        inicial={abertura.inicial}
        listRespostas={(versao) => ortodontia?.describe(ortodontia.tipo, versao) ?? []}
      />
    </>
  )
}
