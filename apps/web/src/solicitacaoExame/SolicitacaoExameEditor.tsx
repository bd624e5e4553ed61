import type { ResumoAssociado } from '@portal/contract/associado.ts'
import type { ConteudoPedido } from '@portal/contract/exame.ts'
import type { VersaoSalva } from '../rascunho/salvamento/chooseRascunho.ts'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { PedidosCard } from './PedidosCard.tsx'
import type { ExameSol } from './pedidoForm.queries.ts'
import { SolicitacaoExameForm } from './SolicitacaoExameForm.tsx'
import { usePedidoInicial } from './usePedidoInicial.ts'

type SolicitacaoExameEditorProps = {
  associado: ResumoAssociado
  exames: readonly ExameSol[]
  lido: VersaoSalva<ConteudoPedido> | null
}

/** The form, once the copy in this browser was looked at. */
export function SolicitacaoExameEditor({ associado, exames, lido }: SolicitacaoExameEditorProps) {
  const abertura = usePedidoInicial(associado, lido)
  const { chave, codigoAssociado, idade } = associado
  return abertura ? (
    <SolicitacaoExameForm
      apoio={<PedidosCard associado={associado} isSemNovo />}
      abertura={abertura}
      chave={chave}
      codigoAssociado={codigoAssociado}
      exames={exames}
      idade={idade}
    />
  ) : (
    <Skeleton label="Abrindo o pedido" lines={8} />
  )
}
