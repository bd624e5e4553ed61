import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Card } from '../ui/layout/Card.tsx'

import { eventosSolQuery, rascunhoPedidoQuery } from './pedidoForm.queries.ts'
import { SolicitacaoExameEditor } from './SolicitacaoExameEditor.tsx'

/** The form of a patient's request, once what is on offer and what was begun before are there. */
export function SolicitacaoExameAbertura({ associado }: { associado: ResumoAssociado }) {
  const { codigoAssociado } = associado
  const exames = useQuery(eventosSolQuery(codigoAssociado))
  const rascunho = useQuery(rascunhoPedidoQuery(codigoAssociado))
  return (
    <QueryView
      frame={(waiting) => <Card>{waiting}</Card>}
      lines={8}
      loading="Carregando exames"
      query={exames}
    >
      {(ofertados) => (
        <QueryView
          frame={(waiting) => <Card>{waiting}</Card>}
          lines={8}
          loading="Abrindo o pedido"
          query={rascunho}
        >
          {(lido) => <SolicitacaoExameEditor associado={associado} exames={ofertados} lido={lido.rascunho} />}
        </QueryView>
      )}
    </QueryView>
  )
}
