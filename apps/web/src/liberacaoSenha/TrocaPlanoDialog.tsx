import { useQuery } from '@tanstack/react-query'
import { freshOnly, QueryView } from '../carregamento/QueryView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { informacoesGtoQuery, type PedidoGto } from './liberacaoSenha.queries.ts'
import { Resposta } from './SituacaoLiberacao.tsx'

type TrocaPlanoDialogProps = {
  /** What the plan of now is called. */
  atual: string | undefined
  novo: { nome: string }
  pedido: PedidoGto
  onClose: () => void
  onConfirm: () => void
}

/** Between essential and premium: whether a password would be released by the other plan, and why not (Spec §8). */
export function TrocaPlanoDialog({ atual, novo, pedido, onClose, onConfirm }: TrocaPlanoDialogProps) {
  const consulta = freshOnly(useQuery(informacoesGtoQuery(pedido)))
  const isPermitido = consulta.data?.permitido === true
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{atual ? `Ficar no ${atual}` : 'Ficar como está'}</Button>
          {isPermitido && (
            <Button onPress={onConfirm} variant="primario">
              {`Trocar para ${novo.nome}`}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title={`Trocar o plano para ${novo.nome}?`}
    >
      <QueryView lines={2} loading="Verificando a cobertura no outro plano" query={consulta}>
        {(situacao) => <Resposta situacao={situacao} />}
      </QueryView>
    </Dialog>
  )
}
