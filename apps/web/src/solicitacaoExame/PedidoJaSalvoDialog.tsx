import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { enderecoSolicitacao } from '@portal/domain/menu/endereco.ts'
import { useQuery } from '@tanstack/react-query'
import { useAcesso } from '../menu/useAcesso.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { pedidosDoPacienteQuery } from './pedidos.queries.ts'

type PedidoJaSalvoDialogProps = {
  codigoAssociado: string
  /** What is on this screen is let go. */
  onLeave: () => void
  /** What is on this screen becomes another request. */
  onContinue: () => void
}

/**
 * Another screen made a request of the draft: on with another, which the confirming key does because it loses nothing, or
 * the way to the patient's newest (Interface S23).
 */
export function PedidoJaSalvoDialog({ codigoAssociado, onLeave, onContinue }: PedidoJaSalvoDialogProps) {
  const isLegivel = useAcesso().whyNotCall(solicitacaoExame.listSolicitacoes) === undefined
  const { data, isFetching } = useQuery({
    ...pedidosDoPacienteQuery(codigoAssociado),
    enabled: isLegivel,
    // What was read before does not have it yet.
    refetchOnMount: 'always',
  })
  const numero = isFetching ? undefined : data?.solicitacoes[0]?.numeroSolicitacao
  return (
    <Dialog
      footer={
        <>
          {numero !== undefined && (
            <ButtonLink href={enderecoSolicitacao(numero)} onPress={onLeave}>
              Descartar e abrir o último pedido ({numero})
            </ButtonLink>
          )}
          <Button onPress={onContinue} variant="primario">
            Continuar como outro pedido
          </Button>
        </>
      }
      isDismissable={false}
      isOpen
      onClose={() => undefined}
      title="Este pedido foi salvo em outra tela"
    >
      <p>
        O rascunho que você continuava aqui já virou pedido. O que foi digitado depois nesta tela não está
        nele, e só fica guardado se você continuar como outro pedido.
        {numero !== undefined && ` O último pedido deste paciente é o ${numero}.`}
      </p>
    </Dialog>
  )
}
