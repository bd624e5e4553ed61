import { vista as chamadas, type Vista } from '@portal/contract/vista.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { notice } from '../ui/notice.ts'

type Mudanca = { vista: Vista; dito: string }

/** The changes of a saved view; a removal can be undone (Interface B2.7). */
export function useMudancaVista(onRefused: (error: Error) => boolean) {
  const update = useWrite(chamadas.updateVista, {
    prepare: ({ vista: { tela: _tela, ...mudada } }: Mudanca) => ({ body: mudada }),
    onSuccess: (_reply, { dito }) => pushSuccess(dito, 'Vista mudada'),
    onError: (error) => onRefused(error) || pushError(error),
  })
  const restore = useWrite(chamadas.createVista, {
    prepare: ({ numero: _numero, ...vista }: Vista) => ({ body: vista }),
    onError: pushError,
  })
  const remove = useWrite(chamadas.deleteVista, {
    prepare: ({ numero }: Vista) => ({ query: { numero } }),
    onSuccess: (_reply, vista) =>
      notice.push({
        tone: 'informacao',
        title: 'Vista removida',
        text: vista.nome,
        action: { label: 'Desfazer', run: () => restore.mutate(vista) },
      }),
    onError: pushError,
  })
  return { update, remove }
}
