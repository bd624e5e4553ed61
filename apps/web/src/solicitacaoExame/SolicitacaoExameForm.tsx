import { countOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import type { ReactNode } from 'react'
import { SalvamentoLinha } from '../rascunho/salvamento/SalvamentoLinha.tsx'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { ActionBar } from '../ui/layout/ActionBar.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { PedidoFormConflito } from './PedidoFormConflito.tsx'
import { PedidoFormDentista } from './PedidoFormDentista.tsx'
import { PedidoFormExames } from './PedidoFormExames.tsx'
import { PedidoFormItem } from './PedidoFormItem.tsx'
import { PedidoFormLinha } from './PedidoFormLinha.tsx'
import { PedidoFormOdontograma } from './PedidoFormOdontograma.tsx'
import { PedidoFormResumo } from './PedidoFormResumo.tsx'
import { lugaresPedido } from './pedidoFormLugares.ts'
import styles from './SolicitacaoExameForm.module.css'
import { useAtalhosPedido } from './useAtalhosPedido.ts'
import { type FormularioProps, useSolicitacaoExameForm } from './useSolicitacaoExameForm.ts'

type SolicitacaoExameFormProps = FormularioProps & {
  idade: number
  /** What helps whoever asks, under what is asked. */
  apoio: ReactNode
}

/** Interface S23: the entry line, the boxes and the chart edit the same request. */
export function SolicitacaoExameForm({ idade, apoio, ...props }: SolicitacaoExameFormProps) {
  const form = useSolicitacaoExameForm(props)
  const { conteudo, dispatch, messageOf } = form
  const { eventos, hipoteseDiagnostica } = conteudo
  useAtalhosPedido(form, props.chave)
  return (
    <section aria-label="Pedido de exames" className={styles.form}>
      <ErrorSummary attempt={form.attempt} errors={form.errors} />
      <PedidoFormDentista form={form} />
      <PedidoFormLinha form={form} />
      <div className={styles.mesa}>
        <div className={styles.exames}>
          <PedidoFormExames form={form} />
        </div>
        <div className={styles.odontograma}>
          <PedidoFormOdontograma form={form} idade={idade} />
        </div>
        <div className={styles.pedido}>
          <Card
            title={eventos.length > 0 ? `Pedido: ${countOf(eventos.length, 'exame', 'exames')}` : 'Pedido'}
          >
            {eventos.length === 0 ? (
              <EmptyState icon="clipboard" title="Nenhum exame ainda">
                Digite na linha acima, ou marque os exames na lista.
              </EmptyState>
            ) : (
              eventos.map((evento) => <PedidoFormItem evento={evento} form={form} key={evento.codigo} />)
            )}
            <div className={styles.hipotese}>
              <TextoField
                error={messageOf(lugaresPedido.hipotese)}
                hint="O que você quer confirmar ou afastar: a unidade de radiologia lê."
                id={lugaresPedido.hipotese}
                label="Hipótese diagnóstica"
                limit={MAXIMO_TEXTO}
                onChange={(hipotese) => dispatch({ tipo: 'escreverHipotese', hipotese })}
                rows={2}
                value={hipoteseDiagnostica}
                width="full"
              />
            </div>
          </Card>
          {apoio}
        </div>
      </div>
      <ActionBar label="Salvar o pedido">
        <SalvamentoLinha recusa="Este rascunho não pode mais ser guardado" salvamento={form.salvamento} />
        <PedidoFormResumo form={form} />
        <Button
          icon="save"
          id={lugaresPedido.salvar}
          isPending={form.isSending}
          onPress={form.submit}
          variant="primario"
        >
          Salvar pedido
        </Button>
      </ActionBar>
      <PedidoFormConflito
        codigoAssociado={props.codigoAssociado}
        form={form}
        inicial={props.abertura.inicial}
      />
    </section>
  )
}
