import { guia as contrato } from '@portal/contract/guia.ts'
import { formatReais } from '@portal/domain/dinheiro/dinheiro.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { listPagaveis, sumCopart, sumDevidos, sumEventos } from '../estado/eventosPagaveis.ts'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { EncaminheAte } from './EncaminheAte.tsx'
import { ListaEventos } from './ListaEventos.tsx'
import { NaoRealizadosField } from './NaoRealizadosField.tsx'
import { SemPagamentoAviso } from './SemPagamentoAviso.tsx'
import { useAcaoGuia } from './useAcaoGuia.ts'
import { useGuiaLida } from './useGuiaLida.tsx'
import { useNaoRealizados } from './useNaoRealizados.ts'

/** Sends the guide to payment; nothing in it changes any more. */
export function RepasseDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, associado } = guia
  const eventos = listPagaveis(guia).filter(({ dataRealizacao }) => dataRealizacao !== null)
  const copart = sumCopart(eventos)
  const naoRealizados = useNaoRealizados(guia)
  const acao = useAcaoGuia(guia, contrato.sendRepasse, {
    prepare: (sequenciais: number[]) => ({
      params: { id: numeroFicha },
      body: { naoRealizados: sequenciais },
    }),
    sucesso: `A guia ${numeroFicha} foi encaminhada para pagamento.`,
    onDone: onClose,
  })
  const leitura = useGuiaLida('sendRepasse', guia, acao.isPending, onClose)
  return (
    <ConfirmDialog
      confirmLabel={leitura.nameConfirm('Encaminhar para pagamento')}
      isOpen
      isPending={acao.isPending}
      onClose={onClose}
      onConfirm={() =>
        leitura.confirm(() => {
          const sequenciais = naoRealizados.read()
          if (sequenciais) acao.mutate(sequenciais)
        })
      }
      title={`Encaminhar a guia ${numeroFicha}?`}
    >
      {leitura.ask(
        <>
          <p>
            A guia de <strong>{associado.nome}</strong> vai para pagamento com{' '}
            <strong>{sumEventos(eventos)}</strong>:
          </p>
          <ListaEventos eventos={eventos} />
          {copart > 0 && (
            <p>
              Sem a coparticipação, de {formatReais(copart)}, que é do paciente com você, a operadora paga até{' '}
              {sumDevidos(eventos)}.
            </p>
          )}
          <SemPagamentoAviso guia={guia} />
          <EncaminheAte guia={guia} />
          <NaoRealizadosField naoRealizados={naoRealizados} />
          <p>Depois disso as datas, as imagens e os eventos não mudam mais.</p>
        </>,
      )}
    </ConfirmDialog>
  )
}
