import { guia as contrato } from '@portal/contract/guia.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { listPagaveis, sumEventos } from '../estado/eventosPagaveis.ts'
import type { DialogoAcaoProps } from './DialogoAcao.tsx'
import { EncaminheAte } from './EncaminheAte.tsx'
import { ImagemFinalAviso } from './ImagemFinalAviso.tsx'
import { ListaEventos } from './ListaEventos.tsx'
import { SemPagamentoAviso } from './SemPagamentoAviso.tsx'
import { useAcaoGuia } from './useAcaoGuia.ts'
import { useGuiaLida } from './useGuiaLida.tsx'

/** Signs what was done: names guide, patient, events and total before it is final. */
export function AssinaturaDialog({ guia, onClose }: DialogoAcaoProps) {
  const { numeroFicha, associado } = guia
  const eventos = listPagaveis(guia)
  const acao = useAcaoGuia(guia, contrato.sign, {
    prepare: () => ({ params: { id: numeroFicha } }),
    sucesso: `A guia ${numeroFicha} foi assinada.`,
    onDone: onClose,
  })
  const leitura = useGuiaLida('sign', guia, acao.isPending, onClose)
  return (
    <ConfirmDialog
      confirmLabel={leitura.nameConfirm('Assinar guia')}
      isOpen
      isPending={acao.isPending}
      onClose={onClose}
      onConfirm={() => leitura.confirm(() => acao.mutate(null))}
      title={`Assinar a guia ${numeroFicha}?`}
    >
      {leitura.ask(
        <>
          <p>
            Você declara os eventos de <strong>{associado.nome}</strong>, no total de{' '}
            <strong>{sumEventos(eventos)}</strong>:
          </p>
          <ListaEventos eventos={eventos} />
          <SemPagamentoAviso guia={guia} />
          <EncaminheAte guia={guia} />
          <ImagemFinalAviso guia={guia} />
          <p>
            Ficam registrados quem assinou, quando e o código do documento. Mudar uma data ou enviar uma
            imagem depois desfaz a assinatura.
          </p>
        </>,
      )}
    </ConfirmDialog>
  )
}
